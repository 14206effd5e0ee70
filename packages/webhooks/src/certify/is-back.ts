import type { Target } from './try-sequence.ts';

/** Milliseconds in which a receiver that was lost may come back. */
const COME_BACK = 3_000;

/** Whether something listens there, for a receiver that is started again after it has died. */
export async function isBack({ url, signal }: Target): Promise<boolean> {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const end = performance.now() + COME_BACK;
  for (;;) {
    try {
      await (await fetch(bare, { signal })).arrayBuffer();
      return true;
    } catch {
      signal.throwIfAborted();
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
