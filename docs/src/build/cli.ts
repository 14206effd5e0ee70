/** Builds the site to `dist/`: the start page, the bundle in both forms, and the one-page reference. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foreignOrigins } from './foreign-origins.ts';
import { localiseRedoc } from './localise-redoc.ts';
import { renderIndex } from './render-index.ts';
import { renderRedoc } from './render-redoc.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const bundleFile = fileURLToPath(import.meta.resolve('@telephony/openapi/openapi.json'));
const yamlFile = fileURLToPath(import.meta.resolve('@telephony/openapi/openapi.yaml'));

const page = localiseRedoc(await renderRedoc(bundleFile));
const bundle = readFileSync(bundleFile, 'utf8');
const foreign = foreignOrigins(page, bundle);
if (foreign.length > 0) {
  console.error(
    `dist/redoc/index.html may ask a foreign origin:\n  ${foreign.join('\n  ')}\n` +
      'Replace the address in src/build/localise-redoc.ts, or list its host in src/build/foreign-origins.ts if it is only text.',
  );
  process.exit(1);
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'redoc'), { recursive: true });
writeFileSync(join(dist, 'redoc', 'index.html'), page);
writeFileSync(join(dist, 'index.html'), renderIndex(JSON.parse(bundle)));
copyFileSync(bundleFile, join(dist, 'openapi.json'));
copyFileSync(yamlFile, join(dist, 'openapi.yaml'));
console.log(`dist: index.html, redoc/ (${Math.round(page.length / 1024)} KiB), openapi.json, openapi.yaml`);
