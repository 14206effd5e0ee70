/** Waits. Never ends once the signal is raised, and holds no timer then. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
