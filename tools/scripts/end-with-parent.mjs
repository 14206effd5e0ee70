/** Milliseconds between two looks. */
const INTERVAL = 400;

/**
 * Ends this process, as SIGTERM does, when the npm that started it has gone: SIGHUP and SIGKILL end npm before it can tell its
 * script. npm is the parent, because the scripts of package.json begin with `exec`.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    // On Windows a signal to oneself would skip the handlers, which end the children.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  }, INTERVAL);
  timer.unref();
}
