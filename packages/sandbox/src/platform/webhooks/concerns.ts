import type { PlatformEvent } from '../../contract/event.ts';

/** Whether an event is of a call: of the call itself, of one of its legs, or of its recording. */
export function concerns(event: PlatformEvent, callId: number): boolean {
  if (!('call_id' in event)) return false;
  const root = 'root_call_id' in event ? event.root_call_id : undefined;
  return [event.call_id, root].some((id) => String(id) === String(callId));
}
