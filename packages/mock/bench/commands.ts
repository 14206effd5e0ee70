import { fileURLToPath } from 'node:url';
import { locateRival } from '@telephony/testing/rivals';

const prism = await locateRival('@stoplight/prism-cli/dist/index.js');

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Arguments of Node for each server that is measured; the port follows them. */
export const commands = {
  /** What `telephony-mock` runs. */
  mock: [fileOf('../dist/bin.js'), '--port'],
  mockOf: (document: string): string[] => [fileOf('serve-document.ts'), document],
  empty: [fileOf('empty-server.ts')],
  /** Stock Prism, without child processes, which would not be measured. */
  prism: (document: string, ...options: string[]): string[] => [
    prism,
    'mock',
    '--multiprocess',
    'false',
    ...options,
    document,
    '--port',
  ],
};
