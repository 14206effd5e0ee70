import type { Platform } from '../../../platform/platform.ts';
import { Archive } from '../archive/archive.ts';
import { Chance } from '../../../ground/random/chance.ts';
import { addReception, type Reception } from './add-reception.ts';
import { OutsideNumbers } from './outside-numbers.ts';
import { type Member, membersOf, queuesOf, type StaffedQueue } from './staff.ts';

/** The company whose days the history tells. */
export interface Office {
  readonly chance: Chance;
  readonly archive: Archive;
  readonly outside: OutsideNumbers;
  readonly members: readonly Member[];
  readonly queues: readonly StaffedQueue[];
  readonly reception: Reception | undefined;
}

/** The company as the records of a platform have it, with a reception that is added. */
export function officeOf(platform: Platform, seed: number): Office {
  const chance = new Chance(seed);
  const members = membersOf(platform);
  return {
    chance,
    archive: new Archive(platform, seed),
    outside: new OutsideNumbers(chance, platform),
    members,
    queues: queuesOf(platform, members),
    reception: addReception(platform, members),
  };
}

/** Somebody whose phone is free at a moment; undefined where all are busy. */
export function freeMember({ chance, members }: Office, at: number, but?: Member): Member | undefined {
  const free = members.filter((member) => member.freeAt <= at && member !== but);
  return free.length === 0 ? undefined : chance.pick(free);
}

/** Whole seconds that two people talk. */
export function talkSeconds({ chance }: Office): number {
  return 8 + chance.seconds(160);
}
