import { readArguments } from '../cli/read-arguments.ts';
import { UserError } from '../cli/user-error.ts';

const HELP = `Builds everything and serves the mock and the docs site until Ctrl-C.

Usage: npm start -- [options]

  --mock-port <port>  port of the mock (default 4010)
  --docs-port <port>  port of the docs site (default 4000)
  --help              this text`;

/** The port of each service. */
export function readOptions(args: string[]): { mock: number; docs: number } {
  const values = readArguments(
    HELP,
    { 'mock-port': { type: 'string', default: '4010' }, 'docs-port': { type: 'string', default: '4000' } },
    args,
  );
  return {
    mock: portOf('--mock-port', values['mock-port']),
    docs: portOf('--docs-port', values['docs-port']),
  };
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`${option} is a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}
