import type { LiveCall } from '../../../telephony/state/call.ts';
import type { Office } from '../office/office.ts';

/**
 * Nobody picked up, and the caller leaves a message: the end of the call.
 *
 * @param box Id of the user or the queue.
 * @param since When the message begins, in milliseconds since 1970.
 */
export function leaveMessage({ archive, chance }: Office, call: LiveCall, box: number, since: number): void {
  const duration = 4 + chance.seconds(16);
  call.phase = { kind: 'voicemail', box, since };
  archive.message(call, box, since, duration);
  archive.end(call, call.leg, 'No Answer', since + 1000 * duration);
}
