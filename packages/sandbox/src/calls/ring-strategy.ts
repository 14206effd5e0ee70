import { knownCodes } from '../assumptions.ts';

/** Whether a strategy rings everybody at once: A, its code, or none given (ledger N-21, N-30). */
export function ringsAll(strategy: string | number | null | undefined): boolean {
  return (
    strategy === null ||
    strategy === undefined ||
    strategy === 'A' ||
    strategy === knownCodes['strategy']?.['A']
  );
}
