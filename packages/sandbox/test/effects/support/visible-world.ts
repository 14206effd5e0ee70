import type { PlatformOperation } from '../../../src/contract/contract.ts';
import { sentExamples } from '../../contract/sent-examples.ts';
import { NADIA, type ServedPlatform } from '../../support/serve-platform.ts';

/** Everything that a client, a receiver of events or mails, and a person at a phone can see of a platform. */
export async function visibleWorld(
  { ask, platform }: ServedPlatform,
  operations: readonly PlatformOperation[],
  records: readonly string[],
): Promise<string> {
  const seen: string[] = [];
  const stop = platform.events.listen((event) => seen.push(JSON.stringify(event)));
  const look = async () => {
    for (const line of [...linesOf(operations), ...records])
      seen.push(`${line} ${(await ask(line, { token: NADIA })).text}`);
  };
  await look();
  callEverybody(platform);
  await platform.clock.advance(60_000);
  await platform.clock.advance(25 * 3_600_000);
  await look();
  stop();
  seen.push(JSON.stringify(platform.store.tables.mails.list()));
  // What one can sign in with.
  seen.push(
    platform.store.tables.accounts
      .list()
      .map(({ password }) => password)
      .join('\n'),
  );
  return seen.join('\n');
}

/** Calls from outside to everything inside that has a number: who is rung is visible. */
function callEverybody({ exchange, store: { tables } }: ServedPlatform['platform']): void {
  const { conferences, ivrs, queues, ringgroups } = tables;
  const numbers = [queues, ringgroups, ivrs].flatMap((table) => table.list().map(({ number }) => number));
  for (const number of [...numbers, ...conferences.list().map(({ confno }) => confno)])
    if (number) exchange.receive({ from: '447700900123', to: String(number) });
}

/** The plainest request of each GET, and those that include more. */
function linesOf(operations: readonly PlatformOperation[]): string[] {
  return operations.flatMap((operation) => {
    if (operation.method !== 'get' || operation.access === 'none') return [];
    const sent = sentExamples(operation);
    const [line] = sent[0]?.lines ?? [];
    const included = sent.filter(({ name }) => name.startsWith('include ')).flatMap(({ lines }) => lines);
    return line === undefined ? [] : [line.replace(/\?.*$/, ''), ...included];
  });
}
