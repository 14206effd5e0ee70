import { styleText } from 'node:util';
import type { PlannedDelivery } from '../../drive/delivery.ts';
import { stepsText } from '../../drive/step.ts';
import { isAccepted, type Sent } from '../../drive/send.ts';

/** What became of a delivery, as a cell of a table: `204`, `400`, `ECONNREFUSED`. */
export function outcomeText({ status, error }: Pick<Sent, 'status' | 'error'>): string {
  return status === null ? (error ?? 'no response') : String(status);
}

/** A delivery as a line. */
export function sentLine(sent: Sent<PlannedDelivery>, number: number): string {
  const { delivery, ms } = sent;
  const { step, event } = delivery;
  const call = 'call_id' in event ? String(event.call_id) : event.id;
  const outcome = outcomeText(sent);
  const cells = [
    String(number).padStart(4),
    (step ? stepsText([step]) : '').padEnd(step ? 26 : 0),
    event.event_name.padEnd(19),
    call.padEnd(14),
    isAccepted(sent) ? outcome : styleText('red', outcome),
    `${Math.round(ms)} ms`,
  ];
  return cells.filter((cell) => cell !== '').join('  ');
}
