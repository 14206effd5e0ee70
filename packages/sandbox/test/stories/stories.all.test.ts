import { story, storyNames } from '@telephony/webhooks/testing';
import { expect, test } from 'vitest';
import { storiesModule } from './support/stories-module.ts';
import { tellStories } from './support/told-stories.ts';

const MODULE = '../../../webhooks/src/generated/stories.ts';
test('the stories of the receiver are what the sandbox tells; if not: npx vitest run test/stories -u, and build', async () => {
  const told = await tellStories();
  await expect(storiesModule(told)).toMatchFileSnapshot(MODULE);
  const names = storyNames();
  expect(names).toEqual(told.map(({ name }) => name));
  for (const [index, { begin, bodies }] of told.entries()) {
    const at = new Date(`${begin.replace(' ', 'T')}Z`);
    const again = story(names[index]!, { at }).map(({ event }) => event);
    expect(again.map(withoutIds)).toEqual(bodies.map(withoutIds));
  }
}, 180_000);

/** An event with the order in which its ids came. */
function withoutIds(event: object, _index: number, events: readonly object[]): object {
  const fields = ['call_id', 'root_call_id', 'monitor_id'];
  const known = events.flatMap((one) => fields.map((field) => Reflect.get(one, field)));
  const places = fields.map((field) => [field, known.indexOf(Reflect.get(event, field))]);
  return { ...event, id: '', ...Object.fromEntries(places) };
}
