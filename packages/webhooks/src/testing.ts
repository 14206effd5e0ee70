/** Events and deliveries to test a receiver with, and checks of stores. */
export { callStoreChecks } from './testing/call-store-checks.ts';
export type { StoreCheck, StoreCheckOptions } from './testing/checks.ts';
export { deliver, type DeliverOptions } from './testing/deliver.ts';
export { type SampleName, sampleNames } from './testing/samples.ts';
export { type SampleOptions, type SampleOverrides, sampleEvent } from './testing/samples.ts';
export { sampleEvents } from './testing/samples.ts';
export { storeChecks } from './testing/store-checks.ts';
export {
  isStoryName,
  story,
  type StoryEvent,
  type StoryName,
  storyNames,
  type StoryOptions,
  storyTitle,
} from './testing/story.ts';
export { isMalformedName, malformedBodies, malformedBody, malformedNames } from './testing/malformed.ts';
export type { MalformedBody, MalformedName } from './testing/malformed.ts';
