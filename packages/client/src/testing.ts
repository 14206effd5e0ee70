export { records } from './testing/records.ts';
export {
  createStub,
  file,
  type OperationName,
  record,
  refusal,
  type Reply,
  type Stub,
  type StubRequest,
} from './testing/stub.ts';
