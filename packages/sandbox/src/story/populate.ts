import { seedHistory } from './history/seed-history.ts';
import { followStory } from './follow-story.ts';
import { seedStory } from './seed-story.ts';
import type { Platform } from '../platform/platform.ts';

/** Puts the story into an empty platform, including its live calls, and the history that is asked for before it. */
export function populate(platform: Platform): void {
  seedStory(platform);
  followStory(platform);
  seedHistory(platform);
}
