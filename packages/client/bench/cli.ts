/**
 * `npm run bench -- client`: compares this client with raw fetch, openapi-fetch, hey-api and orval, all from the same bundle, and
 * with ky and openai, which have no types of it. `--only size,calls,signal,compilers,editor` selects measurements.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateHeyApi } from './clients/generate-hey-api.ts';
import { generateOpenapiFetch } from './clients/generate-openapi-fetch.ts';
import { generateOrval } from './clients/generate-orval.ts';
import { heyApi } from './clients/hey-api.ts';
import { ky } from './clients/ky.ts';
import { openai } from './clients/openai.ts';
import { openapiFetch } from './clients/openapi-fetch.ts';
import { orval } from './clients/orval.ts';
import { rawFetch } from './clients/raw-fetch.ts';
import { telephony } from './clients/telephony.ts';
import { callRows, compilerRows, editorRows, signalRows, sizeRows } from './rows.ts';
import { formatTable } from './table/format-table.ts';
import type { Row } from './table/row.ts';
import { workFolder } from './work-folder.ts';

const clients = [rawFetch, openapiFetch, heyApi, orval, ky, openai, telephony];
const parts = {
  size: sizeRows,
  calls: callRows,
  signal: signalRows,
  compilers: compilerRows,
  editor: editorRows,
};

const HELP = `Compares this client with raw fetch, openapi-fetch, hey-api and orval, all made from the same bundle, and with ky and openai,
which have no types of it. Takes some minutes, and needs a quiet machine for times.

Usage: npm run bench -- client [options]

  --only NAMES  measurements, separated by commas: ${Object.keys(parts).join(', ')} (default: all)
  --help        this text

Example: npm run bench -- client --only size,compilers`;

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(HELP);
  process.exit();
}
const wanted = (values.only ?? Object.keys(parts).join()).split(',');
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`--only ${unknown} is not a measurement. Choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

rmSync(workFolder, { recursive: true, force: true });
console.error('Generating hey-api, orval and the types for openapi-fetch from the bundle ...');
await generateHeyApi(`${workFolder}hey-api`);
await generateOpenapiFetch(`${workFolder}openapi-fetch`);
await generateOrval(`${workFolder}orval`);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  console.error(`Measuring ${name} ...`);
  rows.push(...(await measure(clients)));
}
console.log(
  formatTable(rows, {
    names: clients.map((client) => client.name),
    raw: clients.indexOf(rawFetch),
    heyApi: clients.indexOf(heyApi),
    ours: clients.indexOf(telephony),
  }),
);
