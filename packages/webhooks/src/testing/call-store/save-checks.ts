import type { CallStore } from '../../tracker/keep/call-store.ts';
import { type Check, LONG, SHORT } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { mustLoad, mustSave, openKeys, sampleCall, save, STRANGER, unusedDigits } from './samples.ts';

/** What becomes of one call. */
export const saveChecks: Readonly<Record<string, Check<CallStore>>> = {
  async 'what was never saved is not there'({ stores: [one] }) {
    const key = unusedDigits();
    expectSame('load of what was never saved', await one.load(key), undefined);
    expectSame(
      'save with a version where there is nothing',
      await save(one, key, sampleCall(), { version: STRANGER }),
      false,
    );
    expectSame('load after that', await one.load(key), undefined);
  },

  async 'a call is saved where there is none, once'({ stores }) {
    const key = unusedDigits();
    await mustSave(stores, key, sampleCall(1));
    for (const store of stores)
      expectSame(
        'save without a version where there is a call',
        await save(store, key, sampleCall(2)),
        false,
      );
    await mustLoad(stores[0], key, sampleCall(1));
  },

  async 'a call is saved with the version of the last save only'({ stores }) {
    const key = unusedDigits();
    const first = await mustSave(stores, key, sampleCall(1));
    const second = await mustSave(stores, key, sampleCall(2), { version: first.version });
    for (const version of [first.version, STRANGER, `${second.version}0`, ''])
      expectSame(
        'save with another version',
        await save(stores[1], key, sampleCall(3), { version, isOpen: false, keepMs: SHORT }),
        false,
      );
    const { version } = await mustLoad(stores[0], key, sampleCall(2));
    expectSame('load, the version after saves that were refused', version, second.version);
    await mustSave(stores, key, sampleCall(3), { version });
  },

  async 'a save that is refused changes neither whether it is open nor its time'({ stores, pause }) {
    const digits = unusedDigits();
    await mustSave(stores, `${digits}1`);
    await save(stores[1], `${digits}1`, sampleCall(2), { version: STRANGER, isOpen: false, keepMs: SHORT });
    await mustSave(stores, `${digits}2`, sampleCall(), { isOpen: false });
    await save(stores[1], `${digits}2`, sampleCall(2));
    await pause();
    expectSame('open after saves that were refused', await openKeys(stores[0], digits, digits, 2), [
      `${digits}1`,
    ]);
    await mustLoad(stores[1], `${digits}1`, sampleCall());
  },

  async 'each save changes the version, also one of the same call'({ stores }) {
    const key = unusedDigits();
    const versions = [(await mustSave(stores, key)).version];
    for (let count = 1; count < 20; count += 1)
      versions.push(
        (await mustSave(stores, key, sampleCall(), { version: versions.at(-1) ?? null })).version,
      );
    expectSame('load, 20 versions: how many differ', new Set(versions).size, 20);
  },

  async 'keys are apart'({ stores }) {
    const digits = unusedDigits();
    const first = await mustSave(stores, `${digits}1`, sampleCall(1));
    const second = await mustSave(stores, `${digits}10`, sampleCall(10));
    await mustSave(stores, `${digits}10`, sampleCall(11), { version: second.version });
    const { version } = await mustLoad(stores[0], `${digits}1`, sampleCall(1));
    expectSame('load, the version after another key was saved', version, first.version);
  },

  async 'what was loaded stays as it was when the call is saved again'({ stores }) {
    const digits = unusedDigits();
    const loaded = await mustSave(stores, `${digits}1`, sampleCall(1));
    const [shown] = await stores[1].open(digits, 1);
    const before = JSON.stringify([loaded, shown]);
    await mustSave(stores, `${digits}1`, sampleCall(2), { version: loaded.version });
    const after = JSON.stringify([loaded, shown]);
    expectSame('what load and open returned, after a save', after, before);
  },

  async 'a call is forgotten after its time, as if it had never been'({ stores, pause }) {
    const [over, kept] = [unusedDigits(), unusedDigits()];
    expectSame('save', await save(stores[0], over, sampleCall(1), { keepMs: SHORT }), true);
    await mustSave(stores, kept);
    await pause();
    expectSame('load of a call whose time is over', await stores[1].load(over), undefined);
    await mustSave(stores, over, sampleCall(2));
    await mustLoad(stores[1], kept, sampleCall());
  },

  async 'the version of a call that was forgotten is good for nothing'({ stores, pause, tick }) {
    const key = unusedDigits();
    const lost = await mustSave(stores, key, sampleCall(1), { keepMs: tick * 10 });
    await pause(11);
    const stale = { version: lost.version };
    expectSame('save with a forgotten version', await save(stores[1], key, sampleCall(2), stale), false);
    await mustSave(stores, key, sampleCall(3));
    expectSame(
      'save with the version of a forgotten call where there is a new one',
      await save(stores[1], key, sampleCall(4), stale),
      false,
    );
    await mustLoad(stores[0], key, sampleCall(3));
  },

  async 'each save begins the time again'({ stores, pause, tick }) {
    const [longer, shorter] = [unusedDigits(), unusedDigits()];
    const brief = await mustSave(stores, longer, sampleCall(1), { keepMs: tick * 10 });
    const long = await mustSave(stores, shorter, sampleCall(1));
    await mustSave(stores, longer, sampleCall(2), { version: brief.version, keepMs: LONG });
    const options = { version: long.version, keepMs: SHORT };
    expectSame('save', await save(stores[0], shorter, sampleCall(2), options), true);
    await pause(11);
    await mustLoad(stores[0], longer, sampleCall(2));
    expectSame('load of a call whose time was made shorter', await stores[1].load(shorter), undefined);
  },
};
