import { freeInternalNumber } from '../../../platform/numbers/internal-numbers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { firstOwnNumber } from '../../second/numbers.ts';
import { addNumber } from './add-number.ts';
import type { Member } from './staff.ts';

const NAME = 'Reception';
/** How many phones it rings. */
const PHONES = 4;
/** How far its number is below those of users. */
const BELOW = 10;

/** A ring group with a number of its own. Times are in seconds. */
export interface Reception {
  id: number;
  dialled: string;
  members: readonly Member[];
  ringTime: number;
  /** Id of the user whose voicemail takes what nobody picks up. */
  box: number | null;
}

/** Adds a ring group of the first few users, like the one of the story; undefined where that has none. */
export function addReception(platform: Platform, members: readonly Member[]): Reception | undefined {
  const { ringgroups } = platform.store.tables;
  const [model] = ringgroups.list();
  const rung = members.slice(0, PHONES);
  if (model === undefined || rung.length === 0) return undefined;
  const id = ringgroups.nextId();
  const number = freeInternalNumber(platform, (model.number ?? 0) + 1);
  const users = rung.map((member) => member.id);
  ringgroups.put({ ...structuredClone(model), id, name: NAME, number, users });
  const dialled = String(firstOwnNumber[platform.account] - BELOW);
  addNumber(platform, dialled, { type: 'R', id, name: NAME });
  return { id, dialled, members: rung, ringTime: model.ring_time ?? 20, box: model.final_dst_id ?? null };
}
