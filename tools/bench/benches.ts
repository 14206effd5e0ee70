import { styleText } from 'node:util';
import { formatRows, isMet, type Row } from './harness.ts';

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
const benches: string = Object.entries(BENCHES)
  .map(([name, { about }]) => `${name} (${about})`)
  .join(', ');

export async function runBenches(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined)
    throw new Error(`There is no benchmark "${unknown}". The benchmarks are ${benches}.`);
  let worst = 0;
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const { about, measure } = BENCHES[name]!;
    console.log(styleText('bold', `\n${about}`));
    const rows = await measure();
    console.log(formatRows(rows));
    if (!rows.every(isMet)) worst = 1;
  }
  return worst;
}
