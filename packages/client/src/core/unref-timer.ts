/** Lets a program end while a timer is running. Node and Bun have a method on the timer for it, Deno a function. */
export function unrefTimer(timer: unknown): void {
  if (hasUnref(timer)) timer.unref();
  else if (typeof timer === 'number') (globalThis as Runtime).Deno?.unrefTimer?.(timer);
}

function hasUnref(timer: unknown): timer is { unref: () => void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function';
}

interface Runtime {
  Deno?: { unrefTimer?: (timer: number) => void };
}
