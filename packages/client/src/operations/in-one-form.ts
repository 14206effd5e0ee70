import { CORE } from '../core/core.ts';
import type { RawResult } from '../types/raw-result.ts';
import type { OperationFunction } from './operation.ts';

/** Makes a function resolve to one form, where the platform returns one of several. */
export function inOneForm(call: OperationFunction, read: (body: unknown) => object): OperationFunction {
  return async (pbx, ...args) => {
    const result: unknown = await call(pbx, ...args);
    if (CORE in pbx) return read(result) as never;
    const raw = result as RawResult<unknown>;
    return (raw.error ? raw : { ...raw, data: read(raw.data) }) as never;
  };
}
