/** Builds the site to `dist/`, and reads back what was written before it counts as built. */
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { buildVerified } from './verify-site.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

try {
  await buildVerified(dist, loadContract(), () => build({ root, logLevel: 'warn' }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('docs/dist was removed. Correct what is named above, then run `npm run build` again.');
  process.exitCode = 1;
}
