import type { Contract, Operation } from '@telephony/contract';
import type { Violation } from '../violation.ts';
import { isCollection, readPage } from './collection.ts';
import { corsLaw } from './cors-law.ts';
import { fieldLaw, fileLaw } from './fields-and-files-law.ts';
import { filterLaw } from './filter-law.ts';
import { type Breach, type Law, type LawContext, type Sampled, violationOf } from './law.ts';
import { pageLaw } from './page-law.ts';
import { recordLaw } from './record-law.ts';
import { sortLaw } from './sort-law.ts';
import { tokenLaw } from './token-law.ts';

/** Records of a collection that the laws compare. */
const SAMPLE = 50;
const OF_COLLECTIONS: Law<Sampled>[] = [pageLaw, filterLaw, sortLaw, recordLaw, fieldLaw, fileLaw];
const OF_READS: Law<Operation>[] = [tokenLaw];

/** What the laws need. */
export interface LawOptions extends LawContext {
  /** The server keeps no state: only the law of HEAD and CORS applies. */
  stateless: boolean;
  onProgress: (done: number, total: number) => void;
}

/**
 * Holds a server against what is true between requests, by the contract alone. Other people may use the server meanwhile: what
 * is wrong once is looked at again, and counts if it is wrong still.
 */
export async function runLaws(options: LawOptions): Promise<Violation[]> {
  const { contract, stateless, onProgress } = options;
  const violations: Violation[] = [];
  const subjects = contract.operations;
  for (const [index, operation] of subjects.entries()) {
    if (!stateless && isCollection(operation)) {
      for (const law of OF_COLLECTIONS) await keep(law.name, () => checkCollection(law, operation, options));
    }
    if (!stateless && operation.method === 'get')
      for (const law of OF_READS) await keep(law.name, () => law.check(operation, options));
    await keep(corsLaw.name, () => corsLaw.check(operation, options));
    onProgress(index + 1, subjects.length);
  }
  return violations;

  async function keep(name: string, check: () => Promise<Breach[]>): Promise<void> {
    const first = await check();
    if (first.length === 0) return;
    const second = new Set((await check()).map(({ message }) => message));
    for (const breach of first) if (second.has(breach.message)) violations.push(violationOf(breach, name));
  }
}

async function checkCollection(
  law: Law<Sampled>,
  operation: Operation,
  context: LawContext,
): Promise<Breach[]> {
  const page = await readPage(operation, { limit: SAMPLE }, context, law.name);
  if (!('records' in page)) return [];
  const { records, total, exchange } = page;
  const isWhole = records.length < SAMPLE;
  const isTotalRight = isWhole
    ? total === records.length
    : Number.isSafeInteger(total) && total >= records.length;
  const count = isTotalRight ? total : records.length;
  return law.check({ operation, records, count, total, isTotalRight, exchange, isWhole }, context);
}

/** Requests of the laws of collections for one of them, of the law of tokens, and of that of HEAD and CORS: as measured. */
const OF_ONE = { collection: 45, read: 5, other: 3 };

/** What the laws send, for people, and about how many requests that is. */
export function planLaws(
  { operations }: Contract,
  stateless: boolean,
): { lines: string[]; requests: number } {
  const collections = stateless ? [] : operations.filter(isCollection);
  const reads = stateless ? [] : operations.filter(({ method }) => method === 'get');
  const line = (laws: readonly { name: string }[], subject: string, paths: number, each: number) =>
    paths === 0
      ? []
      : [
          `${laws.map(({ name }) => name).join(', ')}: about ${each} requests for each of ${paths} ${subject}`,
        ];
  return {
    lines: [
      ...line(OF_COLLECTIONS, 'collections', collections.length, OF_ONE.collection),
      ...line([tokenLaw], 'reads', reads.length, OF_ONE.read),
      ...line([corsLaw], 'operations', operations.length, OF_ONE.other),
    ],
    requests:
      collections.length * OF_ONE.collection + reads.length * OF_ONE.read + operations.length * OF_ONE.other,
  };
}
