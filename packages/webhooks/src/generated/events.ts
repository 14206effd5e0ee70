/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/** @description The call was answered, at the time in `connected_at`. */
export interface CallConnectedEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.connected
   * @constant
   */
  event_name: 'call.connected';
}
/**
 * @description A key was pressed during a call.
 *
 *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
 */
export interface CallDtmfEvent extends CallEvent {
  /**
   * @description Tag that comes with the key.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example callback
   */
  dtmf_tag?: unknown;
  /**
   * @description Target that comes with the key.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example 1
   */
  dtmf_target?: unknown;
  /**
   * @description Name of the event.
   * @example call.dtmf
   * @constant
   */
  event_name: 'call.dtmf';
}
/**
 * @description What the events of a call have in common. Expect bodies without some of these fields, and with others.
 *
 *     Ledger N-02: Presence and null of event fields. What identifies the event is required (`id`, `event_time`, `event_name`, and `call_id` with `state` for calls). The rest is optional and may be null.
 */
export interface CallEvent {
  /**
   * Format: int64
   * @description Id of the call, or rather of this leg of it: `{id}` of `/calls/{id}` while it is live, `live_id` in `GET /cdrs` and `GET /monitors` afterwards. `root_call_id` groups the legs of one call. Values above 2^32 occur.
   *
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 5000000101
   */
  call_id: number;
  /**
   * @description When the call was connected, UTC; null if it has not been.
   * @default null
   * @example 2026-11-20 09:02:18
   */
  connected_at?: TimestampOrNull;
  /**
   * @description Where in the PBX the event happened: LOCAL_USER at a user, QUEUE at a queue, `RG-<id>` at a ring group. Some bodies do not have it.
   *
   *     Ledger O-32: context of events. An open enumeration, optional.
   * @example LOCAL_USER
   */
  context?: 'LOCAL_USER' | 'QUEUE' | (string & {}) | null;
  /**
   * @description Direction of the call, `in` for inbound and `out` for outbound. Compare the whole value.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example in
   */
  destination?: 'in' | 'out' | (string & {}) | null;
  /**
   * @description Number or extension that is called, in E.164 with or without `+`; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2102
   */
  dst?: string | null;
  /**
   * @description Id of the destination, for a user the user id. It comes as a number or as a string, so convert it before you compare.
   *
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 410002
   */
  dst_id?: number | string | null;
  /**
   * @description Name of the destination.
   * @example Tom Reyes
   */
  dst_name?: string | null;
  /**
   * Format: int64
   * @description Seconds. In `call.hangup` they count from `connected_at`, without the ringing; in `call.missed` it is 0.
   *
   *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
   * @example 184
   */
  duration?: number | null;
  /**
   * @description When it happened, UTC.
   * @example 2026-11-20 09:05:22
   */
  event_time: Timestamp;
  /**
   * @description Whether a `call.missed` is about the whole call (true) or about one leg of it (false).
   *
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   * @example true
   */
  final?: boolean | null;
  /**
   * @description Unique id of the event. Keep it, to recognise an event that is delivered again.
   * @example evt-7f3a0101
   */
  id: string;
  /**
   * @description Id of the call that this leg belongs to, the same in all events of that call.
   *
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   * @example 5000000101
   */
  root_call_id?: number | string | null;
  /**
   * @description Number or extension that calls; empty for a withheld number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. An open question that widens nothing: `src` is any string, and the descriptions advise receivers.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Source hash.
   *
   *     Ledger N-08: Meaning of src_hash. A string without a stated meaning.
   * @example c1e8b5d0f7a24936
   */
  src_hash?: string | null;
  /**
   * @description Id of the source, for a user the user id. Sources that are not users have 0 or the string `0`, which counts as true in JavaScript.
   *
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 410003
   */
  src_id?: number | string | null;
  /**
   * @description Name of the source.
   * @example Alice Moran
   */
  src_name?: string | null;
  /**
   * @description When the call started, UTC.
   * @example 2026-11-20 09:02:11
   */
  start_time?: TimestampOrNull;
  /**
   * @description State of the call.
   *
   *     - INITIAL: a SIP INVITE is sent to the phone
   *     - ACCEPTED: a click-to-call request was accepted
   *     - RINGING: the phone has answered the INVITE and is ringing
   *     - CONNECTED: the user has answered (SIP 200)
   *     - ON_HOLD: the call is held (an INVITE with `a=sendonly`)
   *     - HANGUP: the call has ended (SIP BYE)
   *     - DTMF_RECEIVED, with `call.dtmf`, and FAILED: observed as well
   *
   *     Treat a state that is not listed as unknown, not as an error.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
   * @example RINGING
   */
  state:
    | 'INITIAL'
    | 'ACCEPTED'
    | 'RINGING'
    | 'CONNECTED'
    | 'ON_HOLD'
    | 'HANGUP'
    | 'DTMF_RECEIVED'
    | 'FAILED'
    | (string & {});
  /**
   * @description Why the call ended, in words such as `Normal Clearing` or `No Answer`. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. A plain string.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Who ended the call, for instance `caller`.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
   * @example caller
   */
  terminated_by?: string | null;
}
/** @description The call has ended, for the reason in `t_cause`. */
export interface CallHangupEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.hangup
   * @constant
   */
  event_name: 'call.hangup';
}
/** @description The call was put on hold. */
export interface CallHoldEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.hold
   * @constant
   */
  event_name: 'call.hold';
}
/** @description A SIP INVITE is sent to a phone. */
export interface CallInitialEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.initial
   * @constant
   */
  event_name: 'call.initial';
}
/**
 * @description A leg was not answered, or with `final` true the whole call.
 *
 *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
 */
export interface CallMissedEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.missed
   * @constant
   */
  event_name: 'call.missed';
}
/** @description A phone is ringing. */
export interface CallRingingEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.ringing
   * @constant
   */
  event_name: 'call.ringing';
}
/** @description The call was taken off hold. */
export interface CallUnholdEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.unhold
   * @constant
   */
  event_name: 'call.unhold';
}
/**
 * @description The audio of a recording can be downloaded. Expect further fields.
 *
 *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
 *     Ledger N-02: Presence and null of event fields. What identifies the event is required (`id`, `event_time`, `event_name`, and `call_id` with `state` for calls). The rest is optional and may be null.
 */
export interface MonitorAudioReadyEvent {
  /**
   * @description Id of the recorded call, and `live_id` of its CDR.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 5000000101
   */
  call_id?: number | string | null;
  /**
   * @description Id of the customer account.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 3107
   */
  customer_id?: number | string | null;
  /**
   * @description Name of the event.
   * @example monitor.audio_ready
   * @constant
   */
  event_name: 'monitor.audio_ready';
  /**
   * @description When it happened, UTC.
   * @example 2026-11-20 09:05:31
   */
  event_time: Timestamp;
  /**
   * @description Unique id of the event. Keep it, to recognise an event that is delivered again.
   * @example evt-7f3a010b
   */
  id: string;
  /**
   * @description Id of the recording, for `GET /monitors/{id}.mp3`.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 7001
   */
  monitor_id?: number | string | null;
  /**
   * @description Size of the audio file in bytes. Compare it with what you download.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example 736512
   */
  size?: number | string | null;
  /**
   * @description Id of the user.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 410002
   */
  user_id?: number | string | null;
}
/**
 * @description A text message that the account received.
 *
 *     Ledger N-02: Presence and null of event fields. What identifies the event is required (`id`, `event_time`, `event_name`, and `call_id` with `state` for calls). The rest is optional and may be null.
 */
export interface SmsReceivedEvent {
  /**
   * Format: int64
   * @description Id of the customer account that received the message.
   * @example 3107
   */
  customer_id?: number | null;
  /**
   * @description Name of the event.
   * @example sms.received
   * @constant
   */
  event_name: 'sms.received';
  /**
   * @description When it happened, UTC.
   * @example 2026-11-20 09:58:40
   */
  event_time: Timestamp;
  /**
   * @description Number of the sender, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  from_no?: string | null;
  /**
   * @description Unique id of the event, not that of the message in `GET /sms`.
   * @example evt-7f3b6002
   */
  id: string;
  /**
   * @description Text of the message.
   * @example Thanks, I will come at five.
   */
  text?: string | null;
  /**
   * @description Number that received the message, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  to_no?: string | null;
  /**
   * Format: int64
   * @description Id of the user account that received the message; null or absent where there is none.
   * @default null
   * @example 410003
   */
  user_id?: number | null;
}
/**
 * @description Date and time as `YYYY-MM-DD HH:MM:SS`, UTC.
 * @example 2026-11-20 09:02:11
 */
export type Timestamp = string;
/**
 * @description Date and time as `YYYY-MM-DD HH:MM:SS`, UTC; null where there is none.
 *
 *     Ledger N-70: Time zone of timestamps. Treated as UTC everywhere.
 * @example 2026-11-20 09:02:11
 */
export type TimestampOrNull = string | null;

/** The events of the contract by their `event_name`. */
export interface EventByName {
  'call.connected': CallConnectedEvent;
  'call.dtmf': CallDtmfEvent;
  'call.hangup': CallHangupEvent;
  'call.hold': CallHoldEvent;
  'call.initial': CallInitialEvent;
  'call.missed': CallMissedEvent;
  'call.ringing': CallRingingEvent;
  'call.unhold': CallUnholdEvent;
  'monitor.audio_ready': MonitorAudioReadyEvent;
  'sms.received': SmsReceivedEvent;
}
