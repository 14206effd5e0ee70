import { pbx, sipMessages } from './sip-messages.ts';
import type { TracedCall } from './traced-call.ts';

/** The SIP messages of a call as text, each below a line with its time and its other side, seen from the platform. */
export function sipTrace(call: TracedCall): string {
  return sipMessages(call)
    .map(({ time, from, to, text }) => {
      const moment = new Date(time).toISOString().replace('T', ' ').replace('Z', '');
      const side =
        to === pbx ? `received from ${from.address}:${from.port}` : `sent to ${to.address}:${to.port}`;
      return `${moment} ${side}\n${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
    })
    .join('\n');
}
