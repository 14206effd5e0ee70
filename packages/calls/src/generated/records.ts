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
 * @description Call detail record (CDR) of an ended call. `live_id` is the call's id in `/calls` and in events. Use it to find recordings.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export interface Cdr {
  /**
   * Format: int64
   * @description Billable seconds.
   * @example 184
   */
  billsec?: number | null;
  /**
   * Format: int64
   * @deprecated
   * @description Deprecated. Use `live_id`.
   *
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   * @example 5000000101
   */
  call_id?: number | null;
  /**
   * @description When the call was made, UTC. Use it to filter CDRs by date.
   *
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 09:02:11
   */
  calldate?: TimestampOrNull;
  /**
   * @description Cost of the call. Its currency is unknown (N-66).
   * @example 0.0368
   */
  charge?: number | null;
  /**
   * @description Caller id. It may begin with a name, as in `"+442079460011" <+442079460011>`.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example 447700900123
   */
  clid?: string | null;
  /**
   * @description Context of the call in the PBX.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example PSTN_CALL
   */
  context?: 'PSTN_CALL' | 'USER_LOCAL' | 'IVR' | 'FOLLOW_ME' | 'TEST_CALL' | (string & {}) | null;
  /**
   * @description Direction or kind of the call.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
   * @example in
   */
  destination?: 'in' | 'out' | 'webcall' | 'callmeback' | (string & {}) | number | null;
  /**
   * @description Final state of the call, in the words of `Call.state`.
   *
   *     - INITIAL: the platform sent a SIP INVITE to the phone, which may not have rung
   *     - RINGING: the phone rang, and nobody answered
   *     - CONNECTED: someone answered the call
   *     - ON_HOLD: the call was on hold
   *     - VM: voicemail
   *
   *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
   *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
   * @example CONNECTED
   */
  disposition?: 'INITIAL' | 'RINGING' | 'CONNECTED' | 'ON_HOLD' | 'VM' | (string & {}) | number | null;
  /**
   * @description Called number in E.164, with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460101
   */
  dst?: string | null;
  /**
   * @description Codec of the called side.
   * @example PCMA
   */
  dst_codec?: string | null;
  /**
   * @description Id of the called user, contact, IVR or queue, as a string.
   * @example 410002
   */
  dst_id?: string | null;
  /**
   * @description Name of the called side.
   * @example Tom Reyes
   */
  dst_name?: string | null;
  /**
   * @description User agent of the called device.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example Desk 20/4.2
   */
  dst_ua?: string | null;
  /**
   * Format: int64
   * @description Duration of the call in seconds. The billable seconds are `billsec`.
   * @example 191
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the record, not of the live call (`live_id`).
   * @example 42001
   */
  id: number;
  /**
   * @description Further information about the call.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example null
   */
  info?: string | null;
  /**
   * @deprecated
   * @description Deprecated. Whether this is the CDR of the root call.
   *
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   * @example true
   */
  is_root?: boolean | null;
  /**
   * Format: int64
   * @description Id of the call while it was live, and the `call_id` of its events. Use it to find recordings. It can exceed 2^31 (O-60).
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 5000000101
   */
  live_id?: number | null;
  /**
   * Format: int64
   * @description Live id of the parent call.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example null
   */
  parent_live_id?: number | null;
  /**
   * @description Price per minute. Its currency is unknown (N-66).
   * @example 0.012
   */
  rate?: number | null;
  /**
   * Format: int64
   * @deprecated
   * @description Deprecated. Live id of the root call.
   *
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example 5000000101
   */
  root_live_id?: number | null;
  /**
   * Format: int64
   * @description Id of the server.
   * @example 3
   */
  server_id?: number | null;
  /**
   * Format: int64
   * @description Id of the SIP endpoint.
   * @example 52102
   */
  sip_endpoint_id?: number | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Codec of the calling side.
   * @example G722
   */
  src_codec?: string | null;
  /**
   * @description Id of the caller: a user id or `contact:<id>`.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example contact:9001
   */
  src_id?: string | null;
  /**
   * @description Name of the calling side.
   * @example Alice Moran
   */
  src_name?: string | null;
  /**
   * @description User agent of the calling device.
   * @example null
   */
  src_ua?: string | null;
  /**
   * @description Reason why the call ended, in words. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. The field is a plain string.
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Type of the call: O outbound, I inbound, M missed. Compare the whole value, not a part such as `in`. If each leg has a CDR, as assumed (O-67), M applies to the leg, and someone may have answered on another leg. CDRs without a `parent_live_id` are then those of whole calls.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example I
   */
  type?: 'O' | 'I' | 'M' | (string & {}) | number | null;
  /**
   * Format: int64
   * @description Id of the call's user.
   * @example 410002
   */
  user_id?: number | null;
}
/**
 * @description A recording of a call. No known field of the record holds the call's id (O-23): find the recording with a filter on `live_id`, and store that id with it.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
 */
export interface Monitor {
  /**
   * @description Number or extension that was called.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460101
   */
  called?: string | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  caller?: string | null;
  /**
   * @description When the platform created the record. To filter by date, use `timestamp`.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   * @example 2026-11-20 09:05:22
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Customer experience score.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 82
   */
  cx_score?: number | null;
  /**
   * Format: int64
   * @description Length of the recording.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 184
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the recording, not of the call.
   * @example 7001
   */
  id: number;
  /**
   * @description Further data about the recording.
   *
   *     Ledger N-53: Type of metadata. The field has no type.
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   * @example {
   *       "ticket": "HL-2041"
   *     }
   */
  metadata?: unknown;
  /**
   * @description Sentiment of the conversation.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example positive
   */
  sentiment?: string | null;
  /**
   * Format: int64
   * @description Size of the MP3 file in bytes. Compare it with the bytes that you have saved, because only this record gives the size (O-06).
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
   *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
   * @example 736512
   */
  size?: number | null;
  /**
   * @description Summary of the conversation.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   * @example Alice asks whether her bike is ready. Tom promises it for the afternoon.
   */
  summary?: string | null;
  /**
   * @description Date of the recording. Use it to filter recordings by date.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 09:02:18
   */
  timestamp?: TimestampOrNull;
  /**
   * @description Token of the recording. Keep it as secret as an access token.
   *
   *     Ledger N-63: Token of a recording. The field is a string. The description advises you to keep it secret.
   * @example 9d1c4e7a20b85f36
   */
  token?: string | null;
  /**
   * @description Transcript of the recording.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   * @example Harbour Lane Cycles, Tom speaking. Hello, this is Alice Moran.
   */
  transcript?: string | null;
  /**
   * @description Transcript with the speakers.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example Tom: Harbour Lane Cycles, Tom speaking. Alice: Hello, this is Alice Moran.
   */
  transcript_speakers?: string | null;
  /**
   * @description Direction of the recorded call: I inbound, O outbound.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
   * @example I
   */
  type?: 'I' | 'O' | (string & {}) | null;
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
}
