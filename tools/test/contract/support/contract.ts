import { isJsonObject, type JsonObject } from '../../../src/contract/json.ts';
import { resolvePointer } from '../../../src/contract/json-pointer.ts';
import { listOperations } from '../../../src/contract/list-operations.ts';
import { readBundle } from '../../../src/contract/read-bundle.ts';
import { contractFolder } from '../../../src/files/contract-folder.ts';

const bundle = readBundle(contractFolder);

/** The real contract as its tests see it. */
export const contract = {
  folder: contractFolder,
  bundle,
  operations: listOperations(bundle),
  /** A value, or what its `$ref` points to. */
  deref(value: unknown): JsonObject {
    const target =
      isJsonObject(value) && typeof value['$ref'] === 'string'
        ? resolvePointer(bundle, value['$ref'].slice(1))
        : value;
    return isJsonObject(target) ? target : {};
  },
};
