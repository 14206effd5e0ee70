export { createStub, type OperationName, type Reply, type Stub } from './testing/stub.ts';
export { records } from './testing/records.ts';
export { file, record, refusal } from './testing/stub.ts';
export type { StubRequest } from './testing/stub.ts';
