import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConformanceOptions } from '../../src/options.ts';

/** A token that stands nowhere but in these tests. */
export const TOKEN = 'b4f1c0de5a11ed70caf3';

/** Options of a run against a mock, reading only unless said otherwise. */
export function optionsFor(server: string, changes: Partial<ConformanceOptions> = {}): ConformanceOptions {
  return {
    server,
    access: { token: TOKEN },
    permissions: { writes: false, dialling: false, collectionDeletes: false, logins: false },
    plan: false,
    yes: true,
    rate: undefined,
    quick: true,
    refusals: false,
    sandbox: false,
    workflows: [],
    inputs: [],
    stateless: true,
    timeout: 10_000,
    report: undefined,
    json: undefined,
    journals: join(tmpdir(), `conformance-journals-${process.pid}`),
    ...changes,
  };
}
