/** Lets a program end although a timer runs. Node and Bun have a method of the timer for it, Deno a function. */
export function unrefTimer(timer: unknown): void {
  if (typeof timer === 'object') (timer as { unref?(): void } | null)?.unref?.();
  else if (timer) (globalThis as Runtime).Deno?.unrefTimer?.(timer as number);
}

interface Runtime {
  Deno?: { unrefTimer?(timer: number): void };
}
