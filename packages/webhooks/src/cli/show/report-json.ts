import { stepsText } from '../../drive/step.ts';
import type { Report } from './report.ts';
import { commandOf } from './report-lines.ts';

/** A report as JSON. */
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
      responses: sent.map(({ status, error, delivery: { event } }) => ({
        event: event.event_name,
        status,
        error,
      })),
    })),
  }));
  const passed = checks.every(({ outcome }) => outcome === 'passed');
  const responses = { count: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1) };
  return JSON.stringify({ url, seed, passed, seen: isSeen, checks: told, responseMs: responses }, null, 2);
}
