import { BAD_USAGE } from '@telephony/contract/command-line';
import { OptionError } from './options/options.ts';
import { helpText, readOptions } from './options/read-options.ts';

/** Runs `telephony-sandbox`. Resolves to the exit code of a command that does not serve. */
export async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [command, ...rest] = args;
  try {
    const wantsHelp = command === 'init' && (rest.includes('--help') || rest.includes('-h'));
    if (command === 'init' && !wantsHelp) {
      console.log(await (await import('./fixture/init.ts')).init(rest));
      return 0;
    }
    const options = wantsHelp ? 'help' : readOptions(args, env);
    if (options === 'help') process.stdout.write(helpText);
    else await (await import('./serve.ts')).serve(options);
    return 0;
  } catch (error) {
    const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
    const isTaken = code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${port} is already in use. Choose another with --port.` : message);
    return error instanceof OptionError ? BAD_USAGE : 1;
  }
}
