import type { CallRevision } from '@telephony/calls/reader';
import type { Message } from './outbox.ts';

/**
 * Returns the message of a revision, as `telephony serve` posts it: `call.finished` for the first, then `call.amended`, or
 * `call.withdrawn` for a call that was none. Its id is `call_<root>_<revision>`, so an `Outbox` posts the revisions of a call in order.
 */
export function callMessage({
  call,
  changed,
  partOf,
  revision,
  rootCallId,
}: CallRevision): Pick<Message, 'id' | 'type' | 'body'> {
  const type = !call ? 'call.withdrawn' : revision === 1 ? 'call.finished' : 'call.amended';
  const data = call ? { ...call, revision, changed } : { rootCallId, revision, changed, partOf };
  const body = JSON.stringify({ type, timestamp: new Date(), data });
  return { id: `call_${rootCallId}_${revision}`, type, body };
}
