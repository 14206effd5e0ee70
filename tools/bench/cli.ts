/** `npm run bench`: what the packages cost, beside other tools. */
import { parseArgs, styleText } from 'node:util';
import { ensureInstalled } from '../foreign/install.ts';
import { formatRows, isMet, type Row } from './harness.ts';

/** Each benchmark, by name; loaded when it is measured. */
const BENCHES: Record<string, { about: string; measure: () => Promise<Row[]> }> = {
  mock: {
    about: 'the mock beside stock Prism',
    measure: async () => (await import('./mock.ts')).measureMock(),
  },
  sandbox: {
    about: 'the sandbox beside Prism, json-server and a bare Fastify',
    measure: async () => (await import('./sandbox.ts')).measureSandbox(),
  },
  client: {
    about: "the client beside raw fetch, openapi-fetch and hey-api's",
    measure: async () => (await import('./client.ts')).measureClient(),
  },
  webhooks: {
    about: "the receiver beside a bare JSON.parse, octokit's and svix's",
    measure: async () => (await import('./webhooks.ts')).measureWebhooks(),
  },
  docs: {
    about: 'a page of the docs beside Redoc, Scalar and Swagger UI',
    measure: async () => (await import('./docs.ts')).measureDocs(),
  },
};
const names = Object.keys(BENCHES);

const HELP = `Runs benchmarks, one after the other, and compares each figure with its limit. Use an idle machine.

Usage: npm run bench -- [NAME ...] [--yes]

${Object.entries(BENCHES)
  .map(([name, { about }]) => `  ${name.padEnd(9)} ${about}`)
  .join('\n')}

  --yes   install what they compare with, without asking
  --help  show this text

Example: npm run bench -- mock webhooks

Exits 1 when a limit is missed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
if (values.help) console.log(HELP);
else if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". The benchmarks are ${names.join(', ')}.`);
  process.exitCode = 2;
} else {
  await ensureInstalled('generators', values.yes, `npm run bench -- ${[...positionals, '--yes'].join(' ')}`);
  for (const name of positionals.length > 0 ? positionals : names) {
    const { about, measure } = BENCHES[name]!;
    console.log(styleText('bold', `\n${about}`));
    const rows = await measure();
    console.log(formatRows(rows));
    if (!rows.every(isMet)) process.exitCode = 1;
  }
}
