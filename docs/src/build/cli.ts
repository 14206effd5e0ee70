/** Builds the site to `dist/`. A site that cannot be built whole is removed: it must not be served, nor kept by turbo. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  await build({ root: fileURLToPath(new URL('../..', import.meta.url)), logLevel: 'warn' });
} catch (error) {
  rmSync(new URL('../../dist', import.meta.url), { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  console.error('docs/dist was removed. Correct what is named above, then run `npm run build` again.');
  process.exitCode = 1;
}
