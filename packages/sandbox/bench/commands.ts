import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundleFile } from '../src/contract/contract.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const { resolve } = createRequire(import.meta.url);

const prism = [resolve('@stoplight/prism-cli/dist/index.js'), 'mock', '--multiprocess', 'false'];

/** Arguments of Node for each server that is measured; the port follows them. */
export const commands = {
  sandbox: [fileOf('../dist/bin.js'), '--quiet', '--port'],
  bareFastify: [fileOf('bare-fastify.ts')],
  prism: [...prism, bundleFile, '--port'],
  silentPrism: [...prism, '--verboseLevel', 'silent', bundleFile, '--port'],
  jsonServer: (database: string): string[] => [
    resolve('json-server/lib/cli/bin.js'),
    '--quiet',
    database,
    '--port',
  ],
};
