import { seedHistory } from '../history/seed-history.ts';
import { followStory } from '../seed/seeded-calls.ts';
import { seedStory } from '../seed/seed-story.ts';
import type { Platform } from './platform.ts';

/** Puts the story into an empty platform, including its live calls, and the history that is asked for before it. */
export function populate(platform: Platform): void {
  seedStory(platform);
  followStory(platform);
  seedHistory(platform);
}
