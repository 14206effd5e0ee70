import { startServer } from '@telephony/testing/start-server';
import { expect, test } from 'vitest';
import { certify, type CertifyOptions } from '../../src/certify/certify.ts';
import type { CheckName } from '../../src/certify/checks.ts';
import { stepsText } from '../../src/delivery/steps.ts';
import { createWebhookHandler } from '../../src/index.ts';
import { toNodeListener } from '../../src/node.ts';
import { Random } from '../../src/testing/random.ts';
import { type Defect, startPlain } from './support/start-plain.ts';

const LIMIT_MS = 120_000;

async function failuresOf(url: string, options: Partial<CertifyOptions>) {
  const { checks } = await certify({
    url: new URL(url),
    isOpen: false,
    burst: 60,
    random: new Random(7),
    settleMs: 600,
    timeoutMs: 10_000,
    shrinkMs: 60_000,
    signal: new AbortController().signal,
    ...options,
  });
  const failures = checks.flatMap((check) => check.failures);
  return {
    checks,
    failures: failures.map(({ message, steps, isShortest }) => ({
      message,
      isShortest,
      sequence: stepsText(steps),
    })),
  };
}

async function startOwn(whenFinished: Parameters<typeof startServer>[1]) {
  const events: unknown[] = [];
  const handler = createWebhookHandler(
    { any: (event) => void events.push(event.id) },
    { secret: { username: 'pbx', password: 'seven-spokes-and-a-bell' }, onDelivery: () => {} },
  );
  const listener = toNodeListener(handler);
  const url = await startServer((request, response) => {
    if (request.url === '/seen') response.end(JSON.stringify({ events }));
    else listener(request, response);
  }, whenFinished);
  return { url: `${url.replace('//', '//pbx:seven-spokes-and-a-bell@')}/events`, seen: `${url}/seen` };
}

test.concurrent.for([
  ['the receiver of this package', startOwn],
  ['a receiver of another making without a defect', startPlain.bind(undefined, 'none')],
] as const)('%s passes', { timeout: LIMIT_MS }, async ([, start], { onTestFinished }) => {
  const { url, seen } = await start(onTestFinished);
  // A busy machine handles everything in the end.
  const { checks, failures } = await failuresOf(url, { seen: new URL(seen), settleMs: 20_000 });
  expect(failures).toEqual([]);
  expect(checks.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 9 }, () => 'passed'));
});

test.concurrent.for<readonly [Defect, check: CheckName, message: RegExp, sequence: RegExp]>([
  ['dedupe by call', 'duplicates', /was accepted and not handled/, /^([\w-]+)\.\d+ \1\.\d+$/],
  ['lets everybody in', 'secret', /with no user and password got 204\. It must be refused/, /^$/],
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
  { timeout: LIMIT_MS },
  async ([defect, check, message, sequence], { onTestFinished }) => {
    const { url, seen } = await startPlain(defect, onTestFinished);
    const reports = check === 'malformed' ? {} : { seen: new URL(seen) };
    const { failures } = await failuresOf(url, { ...reports, only: [check], timeoutMs: 500 });
    const found = failures.find((failure) => message.test(failure.message));
    expect(found ?? failures).toMatchObject({
      isShortest: true,
      sequence: expect.stringMatching(sequence),
    });
  },
);
