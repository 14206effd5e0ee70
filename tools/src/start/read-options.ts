import { parseArgs } from 'node:util';
import { UserError } from '../files/user-error.ts';

const HELP = `Builds everything and serves the mock and the docs site until Ctrl-C.

Usage: npm start -- [options]

  --mock-port <port>  port of the mock (default 4010)
  --docs-port <port>  port of the docs site (default 4000)
  --help              this text`;

/** The ports, or the help text where that is asked for. */
export function readOptions(args: string[]): { mock: number; docs: number } | string {
  const values = parse(args);
  if (values.help) return HELP;
  return {
    mock: portOf('--mock-port', values['mock-port']),
    docs: portOf('--docs-port', values['docs-port']),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'mock-port': { type: 'string', default: '4010' },
        'docs-port': { type: 'string', default: '4000' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${HELP}`);
  }
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`${option} is a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}
