import { startSandbox } from '../start-sandbox.ts';
import { createLog, requestLine } from './log.ts';
import type { CliOptions } from './read-options.ts';
import { welcome } from './welcome.ts';

/**
 * Serves until it is stopped by a signal or by the end of the parent.
 *
 * @throws Error when the sandbox cannot start.
 */
export async function serve({ quiet, ...options }: CliOptions): Promise<void> {
  const log = createLog();
  const sandbox = await startSandbox({
    ...options,
    onFault: (error) => console.error(error),
    ...(quiet ? {} : { onRequest: (request) => log.line(requestLine(request)) }),
  });
  process.send?.({ url: sandbox.url });
  log.line(welcome(sandbox));
  log.flush();
  const stop = () => {
    log.flush();
    void sandbox.close().then(
      () => process.exit(),
      (error: unknown) => {
        console.error((error as Error).message);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The parent that started this process has ended, in whatever way.
  process.once('disconnect', stop);
}
