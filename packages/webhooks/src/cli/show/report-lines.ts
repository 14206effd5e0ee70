import { columns } from '@telephony/command-line';
import { styleText } from 'node:util';
import type { Checked } from '../../certify/certify.ts';
import type { Failure } from '../../certify/failure.ts';
import { stepsText } from '../../drive/step.ts';
import type { Report } from './report.ts';
import { outcomeText } from './sent-line.ts';

const WORDS = { passed: 'ok', failed: 'BREAKS', left: 'left' } as const;
const COLOURS = { passed: 'green', failed: 'red', left: 'yellow' } as const;
/** Deliveries of a sequence that are shown; the command has all of them. */
const SHOWN = 12;

/** What came of a check. */
export function checkedLines({ name, about, outcome, deliveries, failures }: Checked): string[] {
  const word = styleText(COLOURS[outcome], WORDS[outcome].padEnd(6));
  const count = deliveries > 0 ? `, ${deliveries} deliveries` : '';
  const gone = outcome === 'left' ? ': the receiver is gone' : '';
  return [`${word}  ${name.padEnd(10)}  ${about}${count}${gone}`, ...failures.flatMap(failureLines)];
}

function failureLines({ message, steps, sent, isShortest }: Failure): string[] {
  if (steps.length === 0) return [`        ${message}`];
  const rows = sent
    .slice(0, SHOWN)
    .map((one, index) => [
      index + 1,
      one.delivery.step ? stepsText([one.delivery.step]) : '',
      one.delivery.event.event_name,
      outcomeText(one),
    ]);
  const rest = sent.length > SHOWN ? [`          and ${sent.length - SHOWN} more`] : [];
  const what = isShortest
    ? 'Shortest sequence that breaks it'
    : 'Sequence that breaks it; a shorter one may, but the time of --shrink was over';
  return [
    `        ${message}`,
    `        ${what}:`,
    ...columns(rows).map((line) => `          ${line}`),
    ...rest,
    `          ${commandOf(steps)}`,
  ];
}

/** The command that delivers a sequence; URL stands for that of the receiver, which may have a secret. */
export function commandOf(steps: Failure['steps']): string {
  return `npx @telephony/webhooks deliver URL --sequence '${stepsText(steps)}'`;
}

/** What came of all checks. */
export function summaryLines({ url, seed, isSeen, checks, times }: Report): string[] {
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  const at = (share: number) => `${Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)} ms`;
  const speed =
    times.length === 0
      ? ''
      : ` Responses: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, slowest ${at(1)}.`;
  const unseen = isSeen
    ? []
    : ['Only responses were judged. To see whether each event is handled once, give --seen URL.'];
  return ['', `${url}: ${passed} of ${checks.length} checks passed.${speed} Seed ${seed}.`, ...unseen];
}
