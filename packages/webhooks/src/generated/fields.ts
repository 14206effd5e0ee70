/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Kinds } from '../parse/fields.ts';

const fields0: Kinds = {
  id: '!s',
  call_id: '!i',
  connected_at: 'tn',
  context: 'sn',
  destination: 'sn',
  dst: 'sn',
  dst_id: 'isn',
  dst_name: 'sn',
  duration: 'in',
  event_time: '!t',
  final: 'bn',
  root_call_id: 'isn',
  src: 'sn',
  src_hash: 'sn',
  src_id: 'isn',
  src_name: 'sn',
  start_time: 'tn',
  state: '!s',
  t_cause: 'sn',
  terminated_by: 'sn',
};
const fields1: Kinds = {
  id: '!s',
  call_id: 'isn',
  customer_id: 'isn',
  event_time: '!t',
  monitor_id: 'isn',
  size: 'isn',
  user_id: 'isn',
};
const fields2: Kinds = {
  id: '!s',
  customer_id: 'in',
  event_time: '!t',
  from_no: 'sn',
  text: 'sn',
  to_no: 'sn',
  user_id: 'in',
};

/** The types of the fields of each event, by `event_name`. */
export const FIELDS: ReadonlyMap<string, Kinds> = /* @__PURE__ */ new Map([
  ['call.connected', fields0],
  ['call.dtmf', fields0],
  ['call.hangup', fields0],
  ['call.hold', fields0],
  ['call.initial', fields0],
  ['call.missed', fields0],
  ['call.ringing', fields0],
  ['call.unhold', fields0],
  ['monitor.audio_ready', fields1],
  ['sms.received', fields2],
]);
