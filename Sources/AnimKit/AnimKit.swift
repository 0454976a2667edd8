import AnimEngine
import AnimLanguage
import AnimRuntime

// The names of a host program, so that `import AnimKit` is all that it needs.
//
// Three types have one job each: a `ScriptEnvironment` says what scripts may use, a `Script` was checked and compiled
// once, a `Session` is one run of it.

/// A script that was checked and compiled once, to be run as often as one likes, on any threads.
public typealias Script = AnimRuntime.Script
/// One run of a script: a value. A copy goes on to exactly what the original would.
public typealias Session = AnimRuntime.Session
/// How a session runs: limits, seed, display frames a second.
public typealias SessionOptions = AnimRuntime.SessionOptions
/// What a run may use; passing a limit ends it with an error that names the limit.
public typealias Limits = AnimRuntime.Limits
/// The limits by their names.
public typealias Limit = AnimRuntime.Limit
/// What a run has used so far of what is limited.
public typealias Usage = AnimRuntime.Usage
/// How a host keeps an eye on a run: cancels it, is told how far it is, and gives it a clock for the limit of wall time.
public typealias RunMonitor = AnimRuntime.RunMonitor
/// Whether a run has done what was asked for.
public typealias RunProgress = AnimRuntime.RunProgress
/// What is wrong with a script, before or while it runs.
public typealias ScriptError = AnimRuntime.ScriptError
/// Where imported files come from.
public typealias ScriptLoader = AnimLanguage.ScriptLoader
/// A text with its name.
public typealias SourceText = AnimLanguage.SourceText
/// Turns offsets of diagnostics into lines and columns.
public typealias SourceMap = AnimLanguage.SourceMap
/// A part of a text, as diagnostics and declarations give their places.
public typealias SourceRange = AnimLanguage.SourceRange
/// Something to tell about a script: a value with a stable id, a place, and ways out.
public typealias Diagnostic = AnimLanguage.Diagnostic

/// A session as data, to be written down and restored later; see ``ScriptEnvironment/restore(_:)``.
public typealias SessionArchive = AnimRuntime.SessionArchive
/// What keeps a session from being written down.
public typealias ArchiveError = AnimRuntime.ArchiveError
/// What came to a run from outside: texts, events, writes and answers, with their instants.
public typealias Journal = AnimRuntime.Journal
/// A session that can go back to every instant that it has been at.
public typealias SessionHistory = AnimRuntime.SessionHistory
/// What an edited script has changed of a run; see `Session.apply(_:loader:)`.
public typealias ReloadReport = AnimRuntime.ReloadReport
/// What differs between two runs, at the instants at which they are.
public typealias RunDifference = AnimRuntime.RunDifference
/// The animations of a run, with begin and end.
public typealias RunRecording = AnimRuntime.RunRecording
/// Why a property shows what it shows; see `Session.explanation(of:_:)`.
public typealias PropertyExplanation = AnimRuntime.PropertyExplanation

/// A function that scripts can call as `host.name(…)`.
public typealias HostFunction = AnimRuntime.HostFunction
/// The functions of a host, as sessions refer to them.
public typealias HostFunctions = AnimRuntime.HostFunctions
/// What a call of a host function depends on and does.
public typealias HostPurity = AnimLanguage.HostPurity
/// The name of a parameter of a host function, with a colon at its end if it is a label.
public typealias HostParameterName = AnimRuntime.HostParameterName
/// An error of a host function that says what is wrong.
public typealias HostError = AnimRuntime.HostError
/// A call that waits for an answer of the host's.
public typealias PendingHostCall = AnimRuntime.PendingHostCall
/// What tells a call that waits from all others.
public typealias HostCallID = AnimRuntime.HostCallID
/// What the host says to such a call.
public typealias HostAnswer = AnimRuntime.HostAnswer

/// A Swift type whose values scripts and hosts can pass to each other.
public typealias ScriptValue = AnimRuntime.ScriptValue
/// A type of the language.
public typealias ScriptType = AnimLanguage.ScriptType
/// A value of whatever type: scripts' `any`.
public typealias PropertyValue = AnimEngine.PropertyValue
/// An exact instant or duration: scripts' `duration`.
public typealias MediaTime = AnimEngine.MediaTime
/// Scripts' `angle`.
public typealias Angle = AnimRuntime.Angle
/// Scripts' `color`.
public typealias RGBAColor = AnimEngine.RGBAColor
/// Scripts' `point`.
public typealias Point2D = AnimEngine.Point2D
/// Scripts' `size`.
public typealias Size2D = AnimEngine.Size2D
/// Scripts' `rect`.
public typealias Rect2D = AnimEngine.Rect2D
/// Scripts' `vector`.
public typealias Vector3 = AnimEngine.Vector3
/// Scripts' `transform`.
public typealias Transform = AnimEngine.Transform
/// Scripts' `path`.
public typealias VectorPath = AnimEngine.VectorPath
/// Scripts' `easing`.
public typealias TimingFunction = AnimEngine.TimingFunction
/// Tells a layer from all others of a run.
public typealias LayerID = AnimEngine.LayerID
/// Layers, clock and animations of a session at one instant.
public typealias AnimationEngine = AnimEngine.AnimationEngine
/// An animation as a value.
public typealias LayerAnimation = AnimEngine.LayerAnimation
/// A call of the engine or an event, with its instant; see `Session.takeTrace()`.
public typealias EngineLogEntry = AnimEngine.EngineLogEntry
/// What a script had the engine do.
public typealias EngineCall = AnimEngine.EngineCall
/// The animation that a notice is about.
public typealias AnimationNotice = AnimEngine.AnimationNotice
/// Why an animation is over.
public typealias StopReason = AnimEngine.StopReason
