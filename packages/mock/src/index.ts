export { startMock } from './start-mock.ts';
export type { Mock, MockOptions, RecordedRequest } from './mock.ts';
