import { accountsOf, type Platform } from '../platform/platform.ts';
import { planRun } from '../platform/reports/plan-run.ts';
import { seedHistory } from './history/seed-history.ts';
import { followStory } from './follow-story.ts';
import { becomeSecond } from './second/become-second.ts';
import { seedStory } from './seed-story.ts';

/**
 * Puts the story into an empty platform, including its live calls, and the history that is asked for before it; and the same
 * of other people into the second account.
 */
export function populate(platform: Platform): void {
  for (const account of accountsOf(platform)) {
    seedStory(account);
    followStory(account);
    if (account.account === 2) becomeSecond(account);
    account.exchange.takeUp();
    for (const schedule of account.store.tables.reportschedules.list()) planRun(account, schedule);
    seedHistory(account);
  }
}
