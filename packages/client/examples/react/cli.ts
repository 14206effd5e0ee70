/** A page of calls with React and TanStack Query. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { runExample, UsageError } from '../run-example.ts';
import { servePage } from './serve-page.ts';

const help = `
Usage: node examples/react/cli.ts [options]

Serves a page with the live calls, the call detail records and click to call, until Ctrl-C. It asks for a token.

Options
  --port PORT     port of the page on 127.0.0.1 (default: a free one)
  --base-url URL  https://host/v1.2/service (default: TELEPHONY_URL, else a mock, which accepts any token)
  --help          this text

Example
  node examples/react/cli.ts --port 8080
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'base-url': { type: 'string' } } });
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port ${values.port} is out of range. Pass a number, 0 to 65535.`);
  await using mock = await mockUnless(values['base-url'] ?? process.env['TELEPHONY_URL']);
  await using page = await servePage(port);
  console.log(`${page.url}?platform=${encodeURIComponent(mock.baseUrl)}`);
  await once(signal, 'abort');
});

/** The platform of that address; without one, a mock that runs as long as the example. */
async function mockUnless(baseUrl: string | undefined): Promise<AsyncDisposable & { baseUrl: string }> {
  if (baseUrl) return { baseUrl, [Symbol.asyncDispose]: async () => {} };
  const { startMock } = await import('@telephony/mock');
  const mock = await startMock({ port: 0 });
  return { baseUrl: `${mock.url}/v1.2/example`, [Symbol.asyncDispose]: () => mock.close() };
}
