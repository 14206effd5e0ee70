/** `telephony-sandbox`: serves the sandbox until it is stopped. */
import { help, readOptions } from './cli/read-options.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(help);
  else await (await import('./cli/serve.ts')).serve(options);
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is already in use. Choose another with --port.`);
  else
    console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\nSee telephony-sandbox --help.` : message);
  process.exitCode = 1;
}
