import { expect, test } from 'vitest';
import { malformedBody, malformedNames } from '../../src/testing/malformed.ts';
import { deliver, malformedBodies, type MalformedName, sampleEvent } from '../../src/testing.ts';
import { openReceiver, spyHandler } from '../support/receiver.ts';

/** What a receiver may handle or keep, and this one keeps. */
const kept: ReadonlySet<MalformedName> = new Set(['large']);

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

/** An event in forms that change nothing, and bodies without one. */
const json = JSON.stringify(sampleEvent('call.missed', { src_name: 'Zoë' }, { keepId: true }));
test.each<[body: string | Uint8Array<ArrayBuffer>, type: string, outcome: string]>([
  [json, 'text/plain', 'handled'],
  [`\r\n ${JSON.stringify(JSON.parse(json), null, '\t')}\n\n`, 'application/json', 'handled'],
  [json.replace('ë', String.raw`\u00eb`), 'application/json', 'handled'],
  [json.replace('{', '{"event_time":"1970-01-01 00:00:00",'), 'application/json', 'handled'],
  [json.replace('{', '{"state":"FAILED","future":{"list":[1,null]},'), 'application/json', 'handled'],
  [
    Uint8Array.from(json, (letter) => letter.charCodeAt(0)),
    'application/json; charset="ISO-8859-1"',
    'handled',
  ],
  [
    json.replace('{', `{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
    'application/json',
    'quarantined',
  ],
  ['null', 'application/json', 'quarantined'],
  ['<!doctype html><p>Bad gateway</p>', 'text/html', 'quarantined'],
])('%.40s as %s is %s', async (body, type, outcome) => {
  const handle = spyHandler();
  const { handler, outcomes } = openReceiver({ any: handle });
  await deliver(handler, body, { headers: { 'content-type': type } });
  expect(outcomes()).toEqual([outcome]);
  const taken = handle.mock.calls.map(([event]) => [
    Reflect.get(event, 'src_name'),
    String(event.event_time).slice(0, 2),
  ]);
  expect(taken).toEqual(outcome === 'handled' ? [['Zoë', '20']] : []);
});
