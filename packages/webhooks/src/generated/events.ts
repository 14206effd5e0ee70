/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/** @description A user answered the call. `connected_at` is the time of the answer. */
export interface CallConnectedEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.connected
   * @constant
   */
  event_name: 'call.connected';
}
/**
 * @description Someone pressed a key during a call.
 *
 *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
 */
export interface CallDtmfEvent extends CallEvent {
  /**
   * @description Tag of the key press.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   * @example callback
   */
  dtmf_tag?: unknown;
  /**
   * @description Target of the key press.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
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
 * @description The fields that call events share. Some bodies lack some of these fields, and some have further fields.
 *
 *     Ledger N-02: Presence and null of event fields. The fields that identify the event are required: `id`, `event_time`, `event_name` and, for calls, `call_id` and `state`. All other fields are optional and may be null.
 */
export interface CallEvent {
  /**
   * Format: int64
   * @description Id of this leg of the call. Use it as `{id}` of `/calls/{id}` while the call is live, and afterwards as `live_id` in `GET /cdrs` and `GET /monitors`. `root_call_id` groups the legs of a call. It can exceed 2^31 (O-60).
   *
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 5000000101
   */
  call_id: number;
  /**
   * @description When the call was connected, UTC; null until someone answers.
   * @default null
   * @example 2026-11-20 09:02:18
   */
  connected_at?: TimestampOrNull;
  /**
   * @description Where the call is in the PBX: LOCAL_USER at a user, QUEUE at a queue, `RG-<id>` at a ring group. Some bodies do not have it (O-32).
   *
   *     Ledger O-32: context of events. The field is an open enumeration and optional.
   * @example LOCAL_USER
   */
  context?: 'LOCAL_USER' | 'QUEUE' | (string & {}) | null;
  /**
   * @description Direction of the call: `in` for inbound, `out` for outbound. Compare the whole value.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   * @example in
   */
  destination?: 'in' | 'out' | (string & {}) | null;
  /**
   * @description Called number in E.164, with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 2102
   */
  dst?: string | null;
  /**
   * @description Id of the destination; for a user, the user id. It may be a number or a string, so convert it before you compare.
   *
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
   * @description Duration in seconds. In `call.hangup` it counts from `connected_at`, without the ringing; in `call.missed` it is 0.
   *
   *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
   * @example 184
   */
  duration?: number | null;
  /**
   * @description Time of the event, UTC.
   * @example 2026-11-20 09:05:22
   */
  event_time: Timestamp;
  /**
   * @description Whether a `call.missed` is about the whole call (true) or one leg of it (false).
   *
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   * @example true
   */
  final?: boolean | null;
  /**
   * @description Unique id of the event. Keep it to recognise repeated deliveries.
   * @example evt-7f3a0101
   */
  id: string;
  /**
   * @description Id of the whole call, the same in all events of its legs.
   *
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   * @example 5000000101
   */
  root_call_id?: number | string | null;
  /**
   * @description Calling number or extension; empty for a withheld number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. The question stays open, and the contract follows the documents. `src` is any string; descriptions tell receivers what to do.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Source hash.
   *
   *     Ledger N-08: Meaning of src_hash. The field is a string without a stated meaning.
   * @example c1e8b5d0f7a24936
   */
  src_hash?: string | null;
  /**
   * @description Id of the source; for a user, the user id. If the source is not a user, the value is 0 or the string `0`, which counts as true in JavaScript.
   *
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
   *     - INITIAL: the platform sends a SIP INVITE to the phone
   *     - ACCEPTED: the platform has accepted a click-to-call request
   *     - RINGING: the phone has answered the INVITE and is ringing
   *     - CONNECTED: the user has answered (SIP 200)
   *     - ON_HOLD: the call is on hold (an INVITE with `a=sendonly`)
   *     - HANGUP: the call has ended (SIP BYE)
   *     - DTMF_RECEIVED: observed with `call.dtmf`
   *     - FAILED: observed, without a documented meaning
   *
   *     Treat a state that is not listed as unknown, not as an error.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
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
   * @description Reason why the call ended, in words such as `Normal Clearing` or `No Answer`. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. The field is a plain string.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Party that ended the call, for instance `caller`.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
   * @example caller
   */
  terminated_by?: string | null;
}
/** @description The call ended. `t_cause` is the reason. */
export interface CallHangupEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.hangup
   * @constant
   */
  event_name: 'call.hangup';
}
/** @description Someone put the call on hold. */
export interface CallHoldEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.hold
   * @constant
   */
  event_name: 'call.hold';
}
/** @description The platform sends a SIP INVITE to a phone. */
export interface CallInitialEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.initial
   * @constant
   */
  event_name: 'call.initial';
}
/**
 * @description Nobody answered a leg or, with `final` true, the whole call.
 *
 *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
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
/** @description Someone took the call off hold. */
export interface CallUnholdEvent extends CallEvent {
  /**
   * @description Name of the event.
   * @example call.unhold
   * @constant
   */
  event_name: 'call.unhold';
}
/**
 * @description The audio of a recording is ready for download. Expect further fields.
 *
 *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
 *     Ledger N-02: Presence and null of event fields. The fields that identify the event are required: `id`, `event_time`, `event_name` and, for calls, `call_id` and `state`. All other fields are optional and may be null.
 */
export interface MonitorAudioReadyEvent {
  /**
   * @description Id of the recorded call, and the `live_id` of its CDR.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
   * @example 5000000101
   */
  call_id?: number | string | null;
  /**
   * @description Id of the customer account.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
   * @description Time of the event, UTC.
   * @example 2026-11-20 09:05:31
   */
  event_time: Timestamp;
  /**
   * @description Unique id of the event. Keep it to recognise repeated deliveries.
   * @example evt-7f3a010b
   */
  id: string;
  /**
   * @description Id of the recording, for `GET /monitors/{id}.mp3`.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
   * @example 7001
   */
  monitor_id?: number | string | null;
  /**
   * @description Size of the audio file in bytes. Compare it with your download.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   * @example 736512
   */
  size?: number | string | null;
  /**
   * @description Id of the user.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
   * @example 410002
   */
  user_id?: number | string | null;
}
/**
 * @description A text message that the account received.
 *
 *     Ledger N-02: Presence and null of event fields. The fields that identify the event are required: `id`, `event_time`, `event_name` and, for calls, `call_id` and `state`. All other fields are optional and may be null.
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
   * @description Time of the event, UTC.
   * @example 2026-11-20 09:58:40
   */
  event_time: Timestamp;
  /**
   * @description Number of the sender, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  from_no?: string | null;
  /**
   * @description Unique id of the event, not the id of the message in `GET /sms`.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  to_no?: string | null;
  /**
   * Format: int64
   * @description Id of the user account that received the message; it may be null or absent.
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
 * @description Date and time as `YYYY-MM-DD HH:MM:SS`, UTC; null if none is known.
 *
 *     Ledger N-70: Time zone of timestamps. The contract treats all timestamps as UTC.
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
