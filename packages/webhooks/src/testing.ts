/** Events and deliveries to test a receiver with, and checks of stores. */
export { callStoreChecks } from './testing/call-store/call-store-checks.ts';
export type { StoreCheck, StoreCheckOptions } from './testing/checks/create-checks.ts';
export { deliver, type DeliverOptions } from './testing/deliver.ts';
export { type SampleName, sampleNames } from './testing/sample-names.ts';
export { type SampleOptions, type SampleOverrides, sampleEvent } from './testing/sample-event.ts';
export { sampleEvents } from './testing/sample-events.ts';
export { storeChecks } from './testing/store/store-checks.ts';
export {
  isStoryName,
  story,
  type StoryEvent,
  type StoryName,
  storyNames,
  type StoryOptions,
  storyTitle,
} from './testing/story.ts';
export { isOddName, oddBodies, oddBody, oddNames } from './testing/odd/odd-bodies.ts';
export type { OddBody, OddName } from './testing/odd/odd-body.ts';
