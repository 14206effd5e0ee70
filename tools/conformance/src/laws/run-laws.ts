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
      await keep(tokenLaw.name, () => tokenLaw.check(operation, options));
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

/** What the laws send, for people. */
export function planLaws({ operations }: Contract, stateless: boolean): string[] {
  const collections = operations.filter(isCollection).length;
  const reads = operations.filter(({ method }) => method === 'get').length;
  return [
    ...(stateless
      ? []
      : [
          `${OF_COLLECTIONS.map(({ name }) => name).join(', ')}: about 45 requests for each of ${collections} collections`,
          `${tokenLaw.name}: about 5 requests for each of ${reads} reads`,
        ]),
    `${corsLaw.name}: about 3 requests for each of ${operations.length} operations`,
  ];
}
