import { callWords } from '../../support/call-words.ts';
import type { ServedPlatform } from '../../support/serve-platform.ts';

const [NADIA, MEI] = [410_001, 410_003];
const ALICE = '447700900123';

type Deed = (served: ServedPlatform, to: string) => Promise<void>;

/** What happens at a place: somebody waits, leaves with a key, finds nobody, talks while others wait. */
const deeds: readonly Deed[] = [
  async ({ platform }, to) => {
    callWords(platform).receive({ from: ALICE, to });
    callWords(platform).receive({ from: '447700900789', to });
    callWords(platform).receive({ from: '447700900456', to });
    callWords(platform).receive({ from: ALICE, to: '442079460102' });
    await platform.clock.advance(600_000);
  },
  async ({ platform }, to) => {
    const { id } = callWords(platform).receive({ from: ALICE, to });
    await platform.clock.advance(1000);
    for (const key of ['#', '*', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
      if (callWords(platform).find(id)) callWords(platform).press(id, key);
    await platform.clock.advance(600_000);
  },
  async ({ platform }, to) => {
    for (const user of platform.store.tables.accounts.list())
      platform.store.tables.accounts.patch(user.id, { phones: 0 });
    callWords(platform).receive({ from: ALICE, to });
    await platform.clock.advance(600_000);
  },
  async ({ platform }, to) => {
    const calls = callWords(platform);
    // Mei has call waiting.
    calls.place({ userId: MEI, to: '447700900456' });
    await platform.clock.advance(10_000);
    const { id } = calls.receive({ from: ALICE, to });
    await platform.clock.advance(2000);
    if (calls.find(id)?.state === 'RINGING') calls.answer(id);
    calls.receive({ from: '447700900789', to });
    await platform.clock.advance(30_000);
    if (calls.find(id)) calls.hangUp(id, 'src');
    await platform.clock.advance(600_000);
  },
];

/**
 * What a receiver, a reader of records and a person at a phone notice of calls to a place; undefined where it is refused.
 *
 * @param make Asks for the place as it shall be, in a platform as at the start. Returns its number or extension.
 */
export async function callsAtPlace(
  served: ServedPlatform,
  make: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const seen: string[] = [];
  for (const deed of deeds) {
    served.reset();
    const { accounts, users } = served.platform.store.tables;
    accounts.patch(NADIA, { phones: 1 });
    // What a place records can be told from what its users do.
    for (const { id } of users.list()) users.patch(id, { monitor: 'N' });
    for (const { id } of served.platform.exchange.list()) callWords(served.platform).hangUp(id);
    const to = await make();
    if (to === undefined) return undefined;
    const stop = served.platform.events.listen((event) => seen.push(JSON.stringify(event)));
    await deed(served, to);
    stop();
    const { cdrs, mails, monitors, voicemessages } = served.platform.store.tables;
    seen.push(JSON.stringify([cdrs, mails, monitors, voicemessages].map((table) => table.list())));
  }
  return seen.join('\n');
}
