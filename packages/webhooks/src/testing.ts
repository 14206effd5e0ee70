/** Events and deliveries to test a receiver with. */
export { deliver, type DeliverOptions } from './testing/deliver.ts';
export { type SampleName, sampleNames } from './testing/sample-names.ts';
export { type SampleOptions, type SampleOverrides, sampleEvent } from './testing/sample-event.ts';
export { sampleEvents } from './testing/sample-events.ts';
export { type StoreCheck, type StoreCheckOptions, storeChecks } from './testing/store/store-checks.ts';
