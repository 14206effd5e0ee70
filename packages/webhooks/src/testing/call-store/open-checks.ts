import type { CallStore } from '../../tracker/keep/call-store.ts';
import { type Check, LONG, SHORT } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { mustSave, openKeys, sampleCall, save, unusedDigits } from './samples.ts';

/** What is open. */
export const openChecks: Readonly<Record<string, Check<CallStore>>> = {
  async 'open gives what is open, in the order of the keys as text'({ stores }) {
    const digits = unusedDigits();
    const keys = ['', '1', '10', '100', '2', '29', '3'].map((end) => `${digits}${end}`);
    for (const index of [5, 0, 6, 2, 4, 1, 3]) await mustSave(stores, keys[index] ?? '', sampleCall(index));
    await mustSave(stores, `${digits}15`, sampleCall(), { isOpen: false });
    const found = (await stores[1].open(digits, 6)).map(({ key, call }) => [key, call.revision]);
    const expected = keys.map((key, index) => [key, index]);
    expectSame('open after a key', found, expected.slice(1));
    expectSame('open with a limit', await openKeys(stores[1], digits, keys[2], 2), keys.slice(3, 5));
    expectSame(
      'open after a key that is not there',
      await openKeys(stores[0], digits, `${digits}15`, 1),
      keys.slice(4, 5),
    );
  },

  async 'the version of open is that of load'({ stores }) {
    const digits = unusedDigits();
    const { version } = await mustSave(stores, `${digits}1`);
    const [shown] = await stores[1].open(digits, 1);
    expectSame('open, the version', shown?.version, version);
  },

  async 'what is closed is not open, and can be loaded and opened again'({ stores }) {
    const digits = unusedDigits();
    const key = `${digits}1`;
    const opened = await mustSave(stores, key, sampleCall(1));
    const closed = await mustSave(stores, key, sampleCall(2), { version: opened.version, isOpen: false });
    expectSame('open of a call that was closed', await openKeys(stores[1], digits, digits, 1), []);
    await mustSave(stores, key, sampleCall(3), { version: closed.version });
    expectSame('open of a call that was opened again', await openKeys(stores[1], digits, digits, 1), [key]);
  },

  async 'what is forgotten is not open'({ stores, pause }) {
    const digits = unusedDigits();
    const [over, again, kept] = ['1', '2', '3'].map((end) => `${digits}${end}`);
    await save(stores[0], over ?? '', sampleCall(), { keepMs: SHORT });
    await save(stores[0], again ?? '', sampleCall(), { keepMs: SHORT });
    await mustSave(stores, kept ?? '', sampleCall());
    await pause();
    expectSame('open, the first, after others were forgotten', await openKeys(stores[1], digits, digits, 1), [
      kept,
    ]);
    await mustSave(stores, again ?? '', sampleCall(), { isOpen: false });
    expectSame(
      'open after a forgotten call was saved as closed',
      await openKeys(stores[1], digits, digits, 2),
      [kept],
    );
  },

  async 'open gives 100 at most, from the first, unless it is told otherwise'({ stores: [one, other] }) {
    const digits = unusedDigits();
    const keys = Array.from({ length: 101 }, (_, index) => `${digits}${100 + index}`);
    await Promise.all(keys.map(async (key) => save(one, key, sampleCall())));
    expectSame('open after a key: how many', (await other.open(digits)).length, 100);
    expectSame('open: how many', (await other.open()).length, 100);
    expectSame('open with the limit 101', await openKeys(other, digits, digits, 101), keys);
    for (const { key, version } of await one.open(digits, 101))
      await save(one, key, sampleCall(), { version, isOpen: false, keepMs: LONG });
    expectSame('open after all were closed', await openKeys(other, digits, digits), []);
  },

  async 'all, where there is such a method, gives what is open and what is not, in the same way'({
    stores: [one, other],
    pause,
  }) {
    if (!one.all || !other.all) return;
    const digits = unusedDigits();
    const keys = ['1', '10', '100', '2', '29', '3'].map((end) => `${digits}${end}`);
    for (const index of [5, 0, 2, 4, 1, 3])
      await mustSave([one, other], keys[index] ?? '', sampleCall(index), { isOpen: index % 2 === 0 });
    await save(one, `${digits}15`, sampleCall(), { keepMs: SHORT });
    await pause();
    const found = (await other.all(digits, keys.length)).map(({ key, call }) => [key, call.revision]);
    expectSame(
      'all after a key',
      found,
      keys.map((key, index) => [key, index]),
    );
    const page = await one.all(keys[1], 2);
    expectSame(
      'all with a limit',
      page.map(({ key }) => key),
      keys.slice(2, 4),
    );
  },
};
