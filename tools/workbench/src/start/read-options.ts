import { readArguments, UserError } from '@telephony/command-line';
import { defaultPorts, type ServiceName, serviceNames } from './service.ts';

const HELP = `Builds and serves the sandbox, the mock and the docs site. Ctrl-C stops them.

Usage: npm start -- [options]

  --mock-port <port>     port of the mock (default: ${defaultPorts.mock})
  --sandbox-port <port>  port of the sandbox (default: ${defaultPorts.sandbox})
  --docs-port <port>     port of the docs site (default: ${defaultPorts.docs})
  --help                 show this text

Example: npm start -- --docs-port 8080`;

/** The port of each service. */
export function readOptions(args: string[]): Record<ServiceName, number> {
  const port = (name: ServiceName) => ({ type: 'string', default: String(defaultPorts[name]) }) as const;
  const values = readArguments(
    HELP,
    { 'mock-port': port('mock'), 'sandbox-port': port('sandbox'), 'docs-port': port('docs') },
    args,
  );
  const ports = serviceNames.map((name) => [name, portOf(`--${name}-port`, values[`${name}-port`])]);
  return Object.fromEntries(ports) as Record<ServiceName, number>;
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`${option} must be a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}
