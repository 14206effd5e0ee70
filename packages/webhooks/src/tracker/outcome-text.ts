import type { Outcome } from './tracked-call.ts';

/** An outcome as it is kept. */
export function writeOutcome(outcome: Outcome): string {
  return JSON.stringify(outcome);
}

/** An outcome that was kept. */
export function readOutcome(text: string): Outcome {
  const outcome = JSON.parse(text) as Outcome;
  const date = (value: Date | null): Date | null => (value === null ? null : new Date(value));
  return { ...outcome, answeredAt: date(outcome.answeredAt), endedAt: date(outcome.endedAt) };
}

/** Whether two outcomes are the same to whoever is told. A change of `basis` alone is not reported. */
export function isSameOutcome(one: Outcome, other: string): boolean {
  return JSON.stringify({ ...one, basis: '' }) === JSON.stringify({ ...JSON.parse(other), basis: '' });
}

/** The same for the same outcome of a call, in every process. */
export function outcomeId(rootCallId: number, revision: number, outcome: Outcome): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify({ ...outcome, basis: '' }))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `${rootCallId}-${revision}-${hash.toString(16)}`;
}
