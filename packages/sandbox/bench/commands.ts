import { fileURLToPath } from 'node:url';
import { locateRival } from '@telephony/testing/rivals';
import { bundleFile } from '../src/contract/contract.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const prism = [await locateRival('@stoplight/prism-cli/dist/index.js'), 'mock', '--multiprocess', 'false'];
const jsonServer = await locateRival('json-server/lib/cli/bin.js');

/** Arguments of Node for each server that is measured; the port follows them. */
export const commands = {
  sandbox: [fileOf('../dist/bin.js'), '--quiet', '--port'],
  bareFastify: [fileOf('bare-fastify.ts')],
  prism: [...prism, bundleFile, '--port'],
  silentPrism: [...prism, '--verboseLevel', 'silent', bundleFile, '--port'],
  jsonServer: (database: string): string[] => [jsonServer, '--quiet', database, '--port'],
};
