/** `telephony-mock`: serves the mock until it is stopped, checks a real server, or sends events. */
import { runUntilStopped, stopSignal } from '@telephony/command-line';
import { createLog, requestLog } from '@telephony/http';
import { type CliOptions, help, readOptions } from './cli/read-options.ts';
import { tellReload } from './cli/tell-reload.ts';
import { loadPrism } from './prism/load-prism.ts';
import { startMock } from './start-mock.ts';

/** How many requests the control plane can tell of. */
const REMEMBERED = 1000;

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'send') process.exitCode = await (await import('./cli/send.ts')).send(rest);
  else if (command === 'proxy') await (await import('./cli/proxy.ts')).proxy(rest);
  else await run(process.argv.slice(2));
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is already in use. Choose another with --port.`);
  else console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\nSee telephony-mock --help.` : message);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options === 'help') process.stdout.write(help);
  else await serve(options);
}

async function serve({ log: level, ...options }: CliOptions): Promise<void> {
  // From here on, so that nothing is missed while the mock starts.
  stopSignal();
  const log = createLog();
  const onRequest = requestLog(log, level);
  const mock = await startMock({
    ...options,
    watch: true,
    remember: REMEMBERED,
    ...(onRequest && { onRequest }),
    onReload: tellReload(log, level),
  });
  log.line(`The mock listens on ${mock.url} and ${mock.url}/v1.2/<service>. GET / lists the operations.`);
  log.flush();
  process.send?.({ url: mock.url });
  // Before the first request, but after the address is printed. A failure shows in every response.
  setImmediate(() => void loadPrism().catch(() => {}));
  await runUntilStopped(() => {
    log.flush();
    return mock.close();
  });
}
