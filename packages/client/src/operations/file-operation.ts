import { type Download, downloadOf } from '../files/download.ts';
import type { FilePath } from '../generated/paths.ts';
import type { Telephony } from '../types/telephony.ts';
import { longForm } from './long-form.ts';

/** Makes the function of an operation that returns a file. */
export function fileOperation(
  operationId: string,
  path: FilePath,
): (pbx: Telephony, args?: object, options?: object) => Promise<Download> {
  return async (pbx, args, options) => {
    return downloadOf(pbx, path, longForm('get', path, undefined, args, options), { operationId, query: [] });
  };
}
