import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { createPlatform } from '../../src/start/create-platform.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { keepEvents } from '../support/call-story.ts';
import { strictContract } from '../support/strict-contract.ts';
import { liveViolations, storyViolations } from './call-laws.ts';
import { type Deed, endAll, perform, scripts } from './call-script.ts';

const contract = strictContract();
const [platform, other] = [newPlatform(), newPlatform()];
const start = stateOf(platform);
const [events, otherEvents] = [keepEvents(platform), keepEvents(other)];

function newPlatform(): Platform {
  return createPlatform({ clock: 'manual', webcallsPerMinute: 3 }, () => 0);
}

function stateOf({ store, clock, random }: Platform) {
  return structuredClone({ store: store.state(), clock: clock.state(), random: random.state() });
}

/** As a snapshot in a file does. */
function restore({ store, clock, random }: Platform, state: ReturnType<typeof stateOf>): void {
  const copy = JSON.parse(JSON.stringify(state)) as typeof state;
  store.restore(copy.store);
  clock.restore(copy.clock);
  random.restore(copy.random);
}

async function play(on: Platform, script: Deed[]): Promise<string[]> {
  const violations: string[] = [];
  for (const deed of script) {
    await perform(on, deed);
    violations.push(...liveViolations(on));
  }
  return violations;
}

test('whatever happens, no call gets into an impossible state, and events, CDR and recording tell the same', async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(scripts, async (script) => {
    restore(platform, start);
    events.length = 0;
    expect(await play(platform, script)).toEqual([]);
    await endAll(platform);
    expect(storyViolations(platform, events, contract)).toEqual([]);
  });
  await fc.assert(law, { numRuns: rounds(50, 1500) });
});

test('the same script gives the same events and records, also when a snapshot is between', async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(scripts, scripts, async (before, after) => {
    restore(platform, start);
    events.length = 0;
    await play(platform, before);
    const [kept, known] = [stateOf(platform), events.length];
    await play(platform, after);
    await endAll(platform);
    otherEvents.length = 0;
    restore(other, kept);
    await play(other, after);
    await endAll(other);
    expect(otherEvents).toEqual(events.slice(known));
    expect(JSON.stringify(stateOf(other))).toBe(JSON.stringify(stateOf(platform)));
  });
  // An agent of two queues, who becomes free for both at once.
  const bothQueues: [Deed[], Deed[]] = [
    [
      { do: 'join', queue: 30601, user: 410005, joined: true },
      { do: 'join', queue: 30602, user: 410005, joined: true },
    ],
    [
      { do: 'place', user: 410005, to: '2101' },
      { do: 'receive', to: '442079460101' },
      { do: 'receive', to: '442079460102' },
    ],
  ];
  await fc.assert(law, { numRuns: rounds(15, 400), examples: [bothQueues] });
});
