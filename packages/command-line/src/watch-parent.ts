/** Milliseconds between two looks at the parent. */
const INTERVAL = 400;

/**
 * Calls `gone` when this program was started by npm (`npx`, `npm run`) and what started it has exited: a signal to npm ends
 * npm and its shell, and is not passed on to the program.
 */
export function watchParent(gone: () => void): void {
  if (process.env['npm_command'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, INTERVAL);
  timer.unref();
}
