import { styleText } from 'node:util';
import { columns } from '@telephony/command-line';
import type { Checked } from '../certify/certify.ts';
import type { Failure } from '../certify/shortest.ts';
import { type PlannedDelivery, stepsText } from '../delivery/steps.ts';
import { isAccepted, type Sent } from '../delivery/send.ts';

const WORDS = { passed: 'ok', failed: 'BREAKS', left: 'left' } as const;
const COLOURS = { passed: 'green', failed: 'red', left: 'yellow' } as const;
const SHOWN = 12;

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
    : 'Sequence that breaks it; a shorter one may, but the search took too long';
  return [
    `        ${message}`,
    `        ${what}:`,
    ...columns(rows).map((line) => `          ${line}`),
    ...rest,
    `          ${commandOf(steps)}`,
  ];
}

function commandOf(steps: Failure['steps']): string {
  return `npx --no telephony-webhooks deliver URL --sequence '${stepsText(steps)}'`;
}

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

interface Report {
  url: string;
  seed: number;
  isSeen: boolean;
  checks: readonly Checked[];
  /** Times of all responses in milliseconds, sorted. */
  times: readonly number[];
}

export function reportJson({ url, seed, isSeen, checks, times }: Report): string {
  const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  const told = checks.map(({ name, about, outcome, deliveries, failures }) => ({
    name,
    about,
    outcome,
    deliveries,
    failures: failures.map(({ message, steps, sent, isShortest }) => ({
      message,
      isShortest,
      ...(steps.length > 0 && { sequence: stepsText(steps), command: commandOf(steps) }),
      responses: sent.map(({ status, error }) => ({ status, error })),
    })),
  }));
  const passed = checks.every(({ outcome }) => outcome === 'passed');
  const responses = { count: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1) };
  return JSON.stringify({ url, seed, passed, seen: isSeen, checks: told, responseMs: responses }, null, 2);
}

function outcomeText({ status, error }: Pick<Sent, 'status' | 'error'>): string {
  return status === null ? (error ?? 'no response') : String(status);
}

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
