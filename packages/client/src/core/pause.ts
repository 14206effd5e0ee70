/** Waits. Once the signal is aborted, it clears its timer and never resolves. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // The signal is that of one attempt, and ends with it.
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
