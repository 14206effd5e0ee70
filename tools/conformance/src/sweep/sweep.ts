import type { Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import type { Exchange } from '../server/exchange.ts';
import { fillPath, recordsOf, type KnownRecords } from './known-records.ts';

/** What a sweep has asked, and what it has not, with the reason. */
export interface SweepOutcome {
  asked: number;
  skipped: { operationId: string; reason: string }[];
}

/** Records of each collection: enough to see fields that are often null, few enough for a server in use. */
const LIMIT = 20;
/** Consecutive requests without a response after which the server counts as gone. */
const PATIENCE = 3;

/**
 * Asks every GET operation of the contract, collections first: single records with ids that those have brought.
 *
 * @param known Takes the records of the collections.
 */
export async function sweep(
  operations: readonly Operation[],
  token: string,
  ask: Ask,
  known: KnownRecords,
  onProgress: (done: number, total: number) => void,
): Promise<SweepOutcome> {
  const reading = operations.filter(({ method }) => method === 'get');
  const isSingle = ({ path }: Operation) => path.includes('{');
  const skipped: SweepOutcome['skipped'] = [];
  let asked = 0;
  let silent = 0;
  for (const operation of [...reading.filter((one) => !isSingle(one)), ...reading.filter(isSingle)]) {
    const { operationId, path } = operation;
    const filled = isSingle(operation) ? fillPath(path, known) : path;
    if (silent >= PATIENCE) {
      skipped.push({ operationId, reason: 'the server has stopped responding' });
    } else if (filled === undefined) {
      skipped.push({ operationId, reason: 'no collection returned an ID' });
    } else {
      const exchange = await ask('sweep', readRequest(filled + limitQuery(operation), token));
      silent = 'failure' in exchange.outcome ? silent + 1 : 0;
      asked += 1;
      if (!isSingle(operation)) known.set(path, recordsOf(exchange));
    }
    onProgress(asked + skipped.length, reading.length);
  }
  return { asked, skipped };
}

/** The requests of a sweep, in their order. */
export function planSweep(operations: readonly Operation[]): string[] {
  const reading = operations.filter(({ method }) => method === 'get');
  const inOrder = [
    ...reading.filter(({ path }) => !path.includes('{')),
    ...reading.filter(({ path }) => path.includes('{')),
  ];
  return inOrder.map((operation) => `GET ${operation.path}${limitQuery(operation)}`);
}

/** The query with which an operation is swept. */
export function limitQuery({ queryParameters }: Operation): string {
  return queryParameters.some(({ name }) => name === 'limit') ? `?limit=${LIMIT}` : '';
}

/** A GET with a token. */
export function readRequest(target: string, token: string): Exchange['request'] {
  return {
    method: 'GET',
    target,
    headers: [
      ['Accept', '*/*'],
      ['X-Auth-Token', token],
    ],
    body: Buffer.alloc(0),
  };
}
