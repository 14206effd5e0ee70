import { styleText } from 'node:util';
import { columns } from '@telephony/contract/command-line';
import type { CheckResult } from '../certify/certify.ts';
import type { Failure } from '../certify/shortest.ts';
import { isAccepted, type SendResult } from '../delivery/send.ts';
import { stepsText } from '../delivery/steps.ts';

const OUTCOMES = {
  passed: ['ok', 'green'],
  failed: ['BREAKS', 'red'],
  left: ['left', 'yellow'],
} as const;
const MAX_ROWS = 12;

export function resultLines({ name, about, outcome, deliveries, failures }: CheckResult): string[] {
  const [word, colour] = OUTCOMES[outcome];
  const count = deliveries > 0 ? `, ${deliveries} deliveries` : '';
  const gone = outcome === 'left' ? ': the receiver is gone' : '';
  return [
    `${styleText(colour, word.padEnd(6))}  ${name.padEnd(10)}  ${about}${count}${gone}`,
    ...failures.flatMap(failureLines),
  ];
}

function failureLines({ message, steps, sent, isShortest }: Failure): string[] {
  if (steps.length === 0) return [`        ${message}`];
  const rows = sent
    .slice(0, MAX_ROWS)
    .map((one, index) => [index + 1, stepText(one), one.delivery.event.event_name, outcomeText(one)]);
  const rest = sent.length > MAX_ROWS ? [`          and ${sent.length - MAX_ROWS} more`] : [];
  const title = isShortest
    ? 'Shortest sequence that breaks it'
    : 'Sequence that breaks it; a shorter one may, but the search took too long';
  return [
    `        ${message}`,
    `        ${title}:`,
    ...columns(rows).map((line) => `          ${line}`),
    ...rest,
    `          ${deliverCommand(steps)}`,
  ];
}

// The URL may have a secret.
function deliverCommand(steps: Failure['steps']): string {
  return `npx --no telephony-webhooks deliver URL --sequence '${stepsText(steps)}'`;
}

interface Report {
  url: string;
  seed: number;
  isSeen: boolean;
  checks: readonly CheckResult[];
  /** Milliseconds, sorted. */
  times: readonly number[];
}

export function summaryLines({ url, seed, isSeen, checks, times }: Report): string[] {
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  const at = (share: number) => `${Math.round(percentile(times, share))} ms`;
  const speed =
    times.length === 0
      ? ''
      : ` Responses: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, slowest ${at(1)}.`;
  const unseen = isSeen
    ? []
    : ['Only responses were judged. To see whether each event is handled once, give --seen URL.'];
  return ['', `${url}: ${passed} of ${checks.length} checks passed.${speed} Seed ${seed}.`, ...unseen];
}

function percentile(times: readonly number[], share: number): number {
  return times[Math.floor(share * (times.length - 1))] ?? 0;
}

export function reportJson({ url, seed, isSeen, checks, times }: Report): string {
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  const report = {
    url,
    seed,
    passed: checks.every(({ outcome }) => outcome === 'passed'),
    seen: isSeen,
    checks: checks.map(({ name, about, outcome, deliveries, failures }) => ({
      name,
      about,
      outcome,
      deliveries,
      failures: failures.map(({ message, steps, sent, isShortest }) => ({
        message,
        isShortest,
        ...(steps.length > 0 && { sequence: stepsText(steps), command: deliverCommand(steps) }),
        responses: sent.map(({ status, error }) => ({ status, error })),
      })),
    })),
    responseMs: { count: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1) },
  };
  return JSON.stringify(report, null, 2);
}

export function sentLine(sent: SendResult, number: number): string {
  const { event, step } = sent.delivery;
  const outcome = outcomeText(sent);
  const cells = [
    String(number).padStart(4),
    stepText(sent).padEnd(step ? 26 : 0),
    event.event_name.padEnd(19),
    ('call_id' in event ? String(event.call_id) : event.id).padEnd(14),
    isAccepted(sent) ? outcome : styleText('red', outcome),
    `${Math.round(sent.ms)} ms`,
  ];
  return cells.filter((cell) => cell !== '').join('  ');
}

function stepText({ delivery: { step } }: SendResult): string {
  return step ? stepsText([step]) : '';
}

function outcomeText({ status, error }: Pick<SendResult, 'status' | 'error'>): string {
  return status === null ? (error ?? 'no response') : String(status);
}
