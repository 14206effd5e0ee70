export type { StoreCheck, StoreCheckOptions } from './testing/checks.ts';
export { deliver, type DeliverOptions } from './delivery/deliver.ts';
export { type SampleName, sampleNames } from './testing/samples.ts';
export { type SampleOptions, type SampleOverrides, sampleEvent } from './testing/samples.ts';
export { sampleEvents } from './testing/samples.ts';
export { storeChecks } from './testing/store-checks.ts';
export { story, type StoryEvent, type StoryName, storyNames, type StoryOptions } from './testing/story.ts';
export { malformedBodies, type MalformedBody, type MalformedName } from './testing/malformed.ts';
