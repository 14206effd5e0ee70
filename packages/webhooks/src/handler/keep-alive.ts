import { fieldOf } from '../field-of.ts';

type WaitUntil = (work: Promise<unknown>) => void;

/**
 * Keeps the process alive for work after the response, with `waitUntil` of the first argument that has one, such as the
 * context of Workers, else with the option. Without either, the work simply runs.
 */
export function keepAlive(args: readonly unknown[], own: WaitUntil | undefined): WaitUntil {
  const context = args.find(canWait);
  return (work) => {
    try {
      if (context) context.waitUntil(work);
      else own?.(work);
    } catch {
      // The context accepts no more work; it runs as long as the process does.
    }
  };
}

function canWait(value: unknown): value is { waitUntil: WaitUntil } {
  return typeof fieldOf(value, 'waitUntil') === 'function';
}
