import { isJsonObject, type JsonObject, listOperations, resolvePointer } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/authoring/files';

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
