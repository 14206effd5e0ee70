import type { Contract, Operation } from '@telephony/contract';
import { isCollection } from './collections.ts';
import type { Violation } from '../check/violation.ts';
import { asideLaw } from './aside-law.ts';
import { fieldLaw } from './field-law.ts';
import { fileLaw } from './file-law.ts';
import { filterLaw } from './filter-law.ts';
import { type Breach, type Law, type LawContext, type Sampled, violationOf } from './law.ts';
import { pageLaw } from './page-law.ts';
import { readPage } from './read-page.ts';
import { recordLaw } from './record-law.ts';
import { sortLaw } from './sort-law.ts';
import { tokenLaw } from './token-law.ts';

/** Records of a collection that the laws are held with. */
const SAMPLE = 50;
const OF_COLLECTIONS: Law<Sampled>[] = [pageLaw, filterLaw, sortLaw, recordLaw, fieldLaw, fileLaw];
const OF_READS: Law<Operation>[] = [tokenLaw];

/** What laws are held with, and which. */
export interface LawOptions extends LawContext {
  /** The server keeps no state: only laws of single responses hold. */
  stateless: boolean;
  onProgress: (done: number, total: number) => void;
}

/** What is sent about an operation, by law. */
export interface PlannedLaws {
  operation: Operation;
  laws: { law: string; lines: string[] }[];
}

/**
 * Holds a server against what is true between requests, by the contract alone. Other people may use the server meanwhile: what
 * is wrong once is looked at again, and counts if it is wrong still.
 */
export async function runLaws(options: LawOptions): Promise<Violation[]> {
  const { contract, stateless, onProgress, mask } = options;
  const violations: Violation[] = [];
  const subjects = contract.operations;
  for (const [index, operation] of subjects.entries()) {
    if (!stateless && isCollection(operation)) {
      for (const law of OF_COLLECTIONS) await keep(law.name, () => holdCollection(law, operation, options));
    }
    if (!stateless && operation.method === 'get')
      for (const law of OF_READS) await keep(law.name, () => law.hold(operation, options));
    await keep(asideLaw.name, () => asideLaw.hold(operation, options));
    onProgress(index + 1, subjects.length);
  }
  return violations;

  async function keep(name: string, hold: () => Promise<Breach[]>): Promise<void> {
    const first = await hold();
    if (first.length === 0) return;
    const again = new Set((await hold()).map(({ message }) => message));
    for (const breach of first)
      if (again.has(breach.message)) violations.push(violationOf(breach, name, mask));
  }
}

async function holdCollection(
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
  return law.hold({ operation, records, count, total, isTotalRight, exchange, isWhole }, context);
}

/** The requests of the laws, in their order, for each operation. */
export function planLaws(contract: Contract, stateless: boolean): PlannedLaws[] {
  return contract.operations.map((operation) => {
    const planOf = ({ name, plan }: Law<never>) => ({ law: name, lines: plan(operation, contract) });
    const sample = `GET ${operation.path}?limit=${SAMPLE}`;
    const ofCollection = stateless || !isCollection(operation) ? [] : OF_COLLECTIONS.map(planOf);
    const ofRead = stateless || operation.method !== 'get' ? [] : OF_READS.map(planOf);
    const laws = [
      ...ofCollection.map(({ law, lines }) => ({ law, lines: lines.length === 0 ? [] : [sample, ...lines] })),
      ...ofRead,
      planOf(asideLaw),
    ];
    return { operation, laws: laws.filter(({ lines }) => lines.length > 0) };
  });
}
