/** `telephony-sandbox`: serves the sandbox until it is stopped. */
import { OptionError } from './options/options.ts';
import { helpText, readOptions } from './options/read-options.ts';

const BAD_OPTION = 2;

try {
  const [command, ...rest] = process.argv.slice(2);
  const isInit = command === 'init';
  const isHelp = rest.some((one) => one === '--help' || one === '-h');
  const options = isInit ? 'help' : readOptions(process.argv.slice(2), process.env);
  if (isInit && !isHelp) console.log(await (await import('./fixture/init.ts')).init(rest));
  else if (options === 'help') process.stdout.write(helpText);
  else await (await import('./serve.ts')).serve(options);
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is already in use. Choose another with --port.`);
  else console.error(message);
  process.exitCode = error instanceof OptionError ? BAD_OPTION : 1;
}
