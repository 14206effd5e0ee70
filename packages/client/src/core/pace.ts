// Milliseconds before the first retry, doubled for each further one. The limit behind a 429 is likely one per minute.
const FIRST_PAUSE_MS = 300;
const FIRST_PAUSE_AFTER_429_MS = 2000;

/** Spaces requests: as `maxPerMinute` says, and GETs further after a 429 without Retry-After, until successes bring them closer. */
export interface Pace {
  readonly isLimited: boolean;
  /** Takes the next turn, at least `delayMs` from now, and returns the milliseconds until then. */
  takeTurn(delayMs: number): number;
  slowDown(): void;
  speedUp(): void;
}

export function createPace(maxPerMinute = Infinity): Pace {
  if (!(maxPerMinute > 0))
    throw new RangeError(`maxPerMinute is ${maxPerMinute}. Give a number above 0, such as 300`);
  const minGapMs = 60_000 / maxPerMinute;
  let gapMs = 0;
  let nextTurn = 0;
  let slowedAt = 0;
  return {
    isLimited: minGapMs > 0,
    takeTurn(delayMs) {
      const gap = Math.max(gapMs, minGapMs);
      if (gap < 1) return delayMs;
      const now = performance.now();
      const turn = Math.max(nextTurn, now + delayMs);
      nextTurn = turn + gap;
      return turn - now;
    },
    slowDown() {
      const now = performance.now();
      // Several 429 at the same time count once.
      if (now < slowedAt + gapMs) return;
      slowedAt = now;
      gapMs = Math.min(gapMs * 2 + 500, 4000);
    },
    speedUp() {
      gapMs *= 0.9;
    },
  };
}

/** Returns the milliseconds before a retry: from Retry-After, else exponential backoff with jitter. */
export function retryDelay(
  retryAfter: string | null | undefined,
  retry: number,
  isRateLimit = false,
): number {
  const seconds = Number(retryAfter || NaN);
  const requested = seconds >= 0 ? seconds * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  const first = isRateLimit ? FIRST_PAUSE_AFTER_429_MS : FIRST_PAUSE_MS;
  return requested >= 0 ? requested : first * 2 ** retry * (0.5 + Math.random() / 2);
}

// Never resolves once the signal is aborted, which ends the attempt.
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
