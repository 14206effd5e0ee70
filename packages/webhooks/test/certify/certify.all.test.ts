import { expect, test } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { toNodeListener } from '../../src/node.ts';
import { runCommand } from '../cli/support/run-command.ts';
import { startServer } from '../support/receiver.ts';
import { type Defect, startPlain } from './support/start-plain.ts';

interface Told {
  passed: boolean;
  checks: {
    name: string;
    outcome: string;
    failures: { message: string; sequence?: string; isShortest: boolean }[];
  }[];
}

/** Milliseconds that a busy machine may need, for receivers that handle everything in the end. */
const PATIENT = '20000';

/** Checks a receiver with less of everything. */
async function certify(url: string, ...options: string[]): Promise<Told & { code: number | null }> {
  const few = ['--burst', '60', '--seed', '7', '--settle', '600', '--json'];
  const { code, out, err } = await runCommand(['certify', url, ...few, ...options]);
  if (out === '') throw new Error(err);
  return { ...(JSON.parse(out) as Told), code };
}

test.concurrent('the receiver of this package passes', async ({ onTestFinished }) => {
  const events: unknown[] = [];
  const any = (event: object) => void events.push(Reflect.get(event, 'id'));
  const handler = createWebhookHandler(
    { any },
    { secret: { username: 'pbx', password: 'seven-spokes-and-a-bell' }, onDelivery: () => {} },
  );
  const listener = toNodeListener(handler);
  const url = await startServer((request, response) => {
    if (request.url !== '/seen') {
      listener(request, response);
      return;
    }
    response.end(JSON.stringify({ events }));
  }, onTestFinished);
  const told = await certify(
    `${url.replace('//', '//pbx:seven-spokes-and-a-bell@')}/events`,
    '--seen',
    `${url}/seen`,
    '--settle',
    PATIENT,
  );
  expect(
    told.checks.flatMap(({ name, failures }) =>
      failures.map((failure) => `${name}: ${failure.message} ${failure.sequence}`),
    ),
  ).toEqual([]);
  expect(told).toMatchObject({ passed: true, code: 0 });
  expect(told.checks).toHaveLength(9);
}, 120_000);

test.concurrent.for<readonly [Defect, check: string, message: RegExp, sequence: RegExp | undefined]>([
  ['dedupe by call', 'duplicates', /was accepted and not handled/, /^([\w-]+)\.\d+ \1\.\d+$/],
  ['lets everybody in', 'secret', /with no user and password got 204\. It must be refused/, undefined],
  [
    'numbers must be numbers',
    'malformed',
    /as digits-as-text got 400, 4 times in a row/,
    /^missed\.3\+digits-as-text$/,
  ],
  ['fails on a byte order mark', 'malformed', /as byte-order-mark got 500/, /^missed\.3\+byte-order-mark$/],
  ['refuses unknown events', 'malformed', /as unknown-event got 422/, /^missed\.3\+unknown-event$/],
  ['never responds to lists', 'malformed', /as list got no response in 0\.5 s/, /^missed\.3\+list$/],
  [
    'dies of an unknown event',
    'malformed',
    /as unknown-event got no response \(/,
    /^missed\.3\+unknown-event$/,
  ],
  [
    'loses what comes at once',
    'burst',
    /was accepted and not handled/,
    /^missed[^ ]*( &missed[^ ]*){20,22}$/,
  ],
  [
    'forgets while it handles',
    'at-once',
    /was handled [23] times/,
    /^queue-second-agent\.\d+ &queue-second-agent\.\d+$/,
  ],
])(
  '%s: %s breaks it',
  { timeout: 120_000 },
  async ([defect, check, message, sequence], { onTestFinished }) => {
    const { url, seen } = await startPlain(defect, onTestFinished);
    const looks = check === 'malformed' ? [] : ['--seen', seen];
    const told = await certify(url, ...looks, '--check', check, '--timeout', '500');
    expect(told).toMatchObject({ passed: false, code: 1 });
    const failures = told.checks.flatMap((checked) => checked.failures);
    const found = failures.find((failure) => message.test(failure.message));
    expect(found ?? failures).toMatchObject({ isShortest: true });
    expect(found?.sequence ?? '').toMatch(sequence ?? /^$/);
  },
);

test.concurrent('a receiver of another making without a defect passes', async ({ onTestFinished }) => {
  const { url, seen } = await startPlain('none', onTestFinished);
  const told = await certify(url, '--seen', seen, '--settle', PATIENT);
  expect(
    told.checks.flatMap(({ name, failures }) =>
      failures.map((failure) => `${name}: ${failure.message} ${failure.sequence}`),
    ),
  ).toEqual([]);
  expect(told).toMatchObject({ passed: true, code: 0 });
}, 120_000);

test.concurrent('the report for people names the sequence, the command, and what was not judged, and no secret', async ({
  onTestFinished,
}) => {
  const { url } = await startPlain('refuses unknown events', onTestFinished);
  const { code, out, err } = await runCommand(['certify', url, '--check', 'malformed']);
  expect(code).toBe(1);
  expect(out).toMatch(/^BREAKS {2}malformed +\d+ unusual bodies/m);
  expect(out).toMatch(/^ {10}1 {2}missed\.3\+unknown-event {2}call\.missed {2}422$/m);
  expect(out).toContain("npx --no telephony-webhooks deliver URL --sequence 'missed.3+unknown-event'");
  expect(out).toMatch(/0 of 1 checks passed\. Responses: median \d+ ms/);
  expect(out).toContain('Only responses were judged.');
  expect(out + err).not.toContain('seven-spokes');
});
