import { fileURLToPath } from 'node:url';
import { locateRival } from '@telephony/testing/rivals';
import { openapiJson } from '@telephony/openapi';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const prism = [await locateRival('@stoplight/prism-cli/dist/index.js'), 'mock', '--multiprocess', 'false'];
const bundle = fileURLToPath(openapiJson);
const jsonServer = await locateRival('json-server/lib/cli/bin.js');

/** Arguments of Node for each server that is measured; the port follows them. */
export const commands = {
  sandbox: [fileOf('../dist/bin.js'), '--quiet', '--port'],
  bareFastify: [fileOf('bare-fastify.ts')],
  prism: [...prism, bundle, '--port'],
  silentPrism: [...prism, '--verboseLevel', 'silent', bundle, '--port'],
  jsonServer: (database: string): string[] => [jsonServer, '--quiet', database, '--port'],
};
