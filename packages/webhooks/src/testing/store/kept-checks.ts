import type { EventStore } from '../../store/event-store.ts';
import { type Check, LONG, SHORT } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { sampleDelivery, unusedName } from './samples.ts';

/** What becomes of kept deliveries. */
export const keptChecks: Readonly<Record<string, Check<EventStore>>> = {
  async 'deliveries are kept as they are, in the order of their ids'({ stores: [one, other] }) {
    const prefix = unusedName();
    const deliveries = ['-1', '-2', '-B', '-a', '-a-1'].map((end) => sampleDelivery(`${prefix}${end}`));
    for (const index of [3, 0, 4, 2, 1]) {
      const delivery = deliveries[index];
      if (delivery) await one.keep(delivery, LONG);
    }
    expectSame('kept after an id', await other.kept(prefix, 5), deliveries);
    expectSame('kept after a kept id', await other.kept(`${prefix}-2`, 2), deliveries.slice(2, 4));
    expectSame('kept with the limit 1', await other.kept(prefix, 1), deliveries.slice(0, 1));
  },

  async 'all text comes back'({ stores: [one, other] }) {
    const id = unusedName();
    const delivery = sampleDelivery(`${id}-1`, 'quote " \\ \' null \u0000 line\r\n ☎ 😀 \u2028 %s $1 ?1 {}');
    await one.keep(delivery, LONG);
    expectSame('kept', await other.kept(id, 1), [delivery]);
  },

  async 'a delivery of a whole body is kept'({ stores: [one, other] }) {
    const id = unusedName();
    const delivery = { ...sampleDelivery(`${id}-1`), body: 'QUJD'.repeat(65_536 / 3) };
    await one.keep(delivery, LONG);
    expectSame('kept', await other.kept(id, 1), [delivery]);
  },

  async 'a delivery with the same id is replaced, also its time'({ stores: [one, other], pause }) {
    const id = unusedName();
    await one.keep(sampleDelivery(`${id}-1`, 'first'), SHORT);
    await other.keep(sampleDelivery(`${id}-1`, 'second'), LONG);
    await one.keep(sampleDelivery(`${id}-2`, 'first'), LONG);
    await other.keep(sampleDelivery(`${id}-2`, 'second'), SHORT);
    await pause();
    expectSame(
      'kept',
      (await one.kept(id, 2)).filter((kept) => kept.id.startsWith(id)),
      [sampleDelivery(`${id}-1`, 'second')],
    );
  },

  async 'a delivery is forgotten, after its time or when it is asked for'({ stores: [one, other], pause }) {
    const id = unusedName();
    await one.keep(sampleDelivery(`${id}-1`), SHORT);
    await one.keep(sampleDelivery(`${id}-2`), LONG);
    await one.keep(sampleDelivery(`${id}-3`), LONG);
    await pause();
    expectSame('forget of a kept delivery', await other.forget(`${id}-2`), true);
    expectSame('forget of a forgotten delivery', await one.forget(`${id}-2`), false);
    expectSame('forget of an expired delivery', await one.forget(`${id}-1`), false);
    expectSame('forget of a delivery that never was', await one.forget(`${id}-9`), false);
    expectSame('kept', await other.kept(id, 1), [sampleDelivery(`${id}-3`)]);
  },

  async 'kept gives 100 at most, from the first, unless it is told otherwise'({ stores: [one, other] }) {
    const id = unusedName();
    const ids = Array.from({ length: 101 }, (_, index) => `${id}-${100 + index}`);
    await Promise.all(ids.map(async (each) => one.keep(sampleDelivery(each), LONG)));
    expectSame('kept after an id: how many', (await other.kept(id)).length, 100);
    const all = await other.kept();
    expectSame('kept: how many', all.length, 100);
    expectSame(
      'kept with the limit 101',
      (await other.kept(id, 101)).map((kept) => kept.id),
      ids,
    );
    await Promise.all(ids.map(async (each) => one.forget(each)));
  },
};
