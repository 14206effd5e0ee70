export { HTTP_METHODS } from './document/http-methods.ts';
export { isJsonObject, type JsonObject } from './document/json.ts';
export { childPointer, resolvePointer } from './document/json-pointer.ts';
export { listOperations, type Operation } from './document/list-operations.ts';
export { walkContract } from './document/walk-contract.ts';
export { addressOf, slugOf } from './pages/page-address.ts';
