import { expect, test } from 'vitest';
import { malformedBody, malformedNames } from '../../src/testing/malformed.ts';
import { deliver, malformedBodies, type MalformedName, sampleEvent } from '../../src/testing.ts';
import { openReceiver, spyHandler } from '../support/receiver.ts';

const kept: ReadonlySet<MalformedName> = new Set(['large', 'deep']);

test.each(malformedNames())('%s: the receiver takes it as it should', async (name) => {
  const event = sampleEvent('call.missed', { src_name: 'Zoë Ångström' });
  const malformed = await malformedBody(name, event);
  const handle = spyHandler();
  const { handler, outcomes } = openReceiver({ any: handle });
  const response = await deliver(handler, malformed.body, { headers: malformed.headers });
  expect(response.status).toBeLessThan(300);
  const isKept = malformed.should === 'keep' || kept.has(name);
  expect(outcomes()).toEqual([isKept ? 'quarantined' : 'handled']);
  const handled = handle.mock.calls.map(([taken]) => [
    taken.id,
    taken.event_name,
    Reflect.get(taken, 'src_name'),
  ]);
  const fields = {
    id: name === 'without-id' ? undefined : event.id,
    name: name === 'unknown-event' ? 'queue.wrap_up' : 'call.missed',
    caller: name === 'few-fields' ? undefined : 'Zoë Ångström',
  };
  expect(handled).toEqual(isKept ? [] : [Object.values(fields)]);
});

test('all malformed bodies of an event are handled once, one under another name too, and those that cannot be are kept', async () => {
  const { handler, outcomes } = openReceiver({ any: () => {} });
  const all = (await malformedBodies(sampleEvent('call.missed'))).filter(({ name }) => name !== 'without-id');
  for (const { body, headers } of all) await deliver(handler, body, { headers });
  const cannot = all
    .filter(({ name, should }) => should === 'keep' || kept.has(name))
    .map(() => 'quarantined');
  const others = outcomes().filter((outcome) => outcome !== 'duplicate');
  expect(others.toSorted()).toEqual(['handled', 'handled', ...cannot]);
});
