/** Builds the site to `dist/`. */
import { fileURLToPath } from 'node:url';
import { build } from 'astro';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  await build({ root: fileURLToPath(new URL('../..', import.meta.url)), logLevel: 'warn' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
