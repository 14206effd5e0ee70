import { accountSeed } from '../../platform/core/account-number.ts';
import { momentOf } from '../../ground/clock/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { DAY, startsOf } from './calendar.ts';
import { oneCall } from './calls/one-call.ts';
import { addUsers } from './office/add-users.ts';
import { officeOf } from './office/office.ts';
import { maybeWrite } from './short-messages.ts';

/** The seed of the history where the sandbox has none: screenshots and tests agree without one. */
const USUAL_SEED = 20_261_120;

/**
 * Puts users beyond those of the story into a platform, and the calls and messages of days before the story: they end with
 * the day before its first call. Without days, there are no calls; without users, only those of the story.
 */
export function seedHistory(platform: Platform): void {
  const { history: days, users, callsPerDay, seed = USUAL_SEED } = platform.settings;
  addUsers(platform, users);
  if (days === 0) return;
  const office = officeOf(platform, accountSeed(platform.account, seed));
  const end = storyBegins(platform);
  for (let day = end - days * DAY; day < end; day += DAY) {
    for (const at of startsOf(office.chance, day, callsPerDay)) {
      oneCall(office, at);
      maybeWrite(platform, office, at);
    }
  }
  office.archive.close(end);
}

/** The first moment of the day of the first call that the story tells, UTC. */
function storyBegins({ clock, store }: Platform): number {
  const [first] = store.tables.cdrs.list();
  const moment = first?.calldate ? momentOf(first.calldate) : clock.now();
  return moment - (moment % DAY);
}
