import type { Contract, Operation } from '@telephony/contract';
import { type Exchange, statusOf } from '../server/exchange.ts';
import { type Violation, violationOf } from '../violation.ts';
import { isCollection, mustBeRefused, readPage } from './collection.ts';
import { corsLaw } from './cors-law.ts';
import { fieldLaw, fileLaw } from './fields-and-files-law.ts';
import { filterLaw } from './filter-law.ts';
import { type Breach, type Law, type LawContext, type Sample } from './law.ts';
import { pageLaw } from './page-law.ts';
import { parameterLaw } from './parameter-law.ts';
import { recordLaw } from './record-law.ts';
import { sortLaw } from './sort-law.ts';
import { tokenLaw } from './token-law.ts';

const SAMPLE_SIZE = 50;
const COLLECTION_LAWS: Law<Sample>[] = [pageLaw, filterLaw, sortLaw, recordLaw, fieldLaw, fileLaw];

export interface LawOptions extends LawContext {
  stateless: boolean;
  onProgress: (done: number, total: number) => void;
}

export interface LawCount {
  law: string;
  held: number;
  violated: number;
  /** Operations of which a request failed, and was right when asked again. */
  failedInPassing: number;
  /** Operations without a result, by reason. */
  notJudged: Record<string, number>;
}

export async function runLaws(options: LawOptions): Promise<{ violations: Violation[]; laws: LawCount[] }> {
  const { contract, stateless, onProgress } = options;
  const violations: Violation[] = [];
  const counts = new Map<string, LawCount>();
  const subjects = contract.operations;
  for (const [index, operation] of subjects.entries()) {
    const exchanges: Exchange[] = [];
    for (const law of !stateless && isCollection(operation) ? COLLECTION_LAWS : [])
      exchanges.push(...(await checkTwice(law.name, (context) => checkCollection(law, operation, context))));
    if (!stateless && operation.method === 'get' && operation.queryParameters.length > 0)
      await checkTwice(parameterLaw.name, (context) => parameterLaw.check({ operation, exchanges }, context));
    if (!stateless && operation.method === 'get')
      await checkTwice(tokenLaw.name, (context) => tokenLaw.check(operation, context));
    await checkTwice(corsLaw.name, (context) => corsLaw.check(operation, context));
    onProgress(index + 1, subjects.length);
  }
  return { violations, laws: [...counts.values()] };

  // Other people may use the server meanwhile: a breach counts if it is seen again.
  async function checkTwice(
    law: string,
    check: (context: LawContext) => Promise<Breach[]>,
  ): Promise<Exchange[]> {
    const exchanges: Exchange[] = [];
    const ask: LawContext['ask'] = async (by, request) => {
      const exchange = await options.ask(by, request);
      exchanges.push(exchange);
      return exchange;
    };
    const first = await check({ ...options, ask });
    const second =
      first.length > 0 ? new Set((await check(options)).map(({ message }) => message)) : undefined;
    const kept = first.filter(({ message }) => second?.has(message));
    violations.push(...kept.map((breach) => violationOf(breach, `law / ${law}`)));
    const count = counts.get(law) ?? {
      law,
      held: 0,
      violated: 0,
      failedInPassing: 0,
      notJudged: {},
    };
    counts.set(law, count);
    const reason = whyNotJudged(law, exchanges);
    if (exchanges.some(({ failedBefore }) => failedBefore)) count.failedInPassing += 1;
    if (kept.length > 0) count.violated += 1;
    else if (reason === undefined) count.held += 1;
    else count.notJudged[reason] = (count.notJudged[reason] ?? 0) + 1;
    return exchanges;
  }
}

function whyNotJudged(law: string, exchanges: readonly Exchange[]): string | undefined {
  if (exchanges.length === 0) return 'no record to ask for';
  const isOfParameters = law === parameterLaw.name;
  if (!isOfParameters && !COLLECTION_LAWS.some(({ name }) => name === law)) return undefined;
  const [sample, ...questions] = exchanges;
  if (sample && statusOf(sample) !== 200) return `the list was ${statusOf(sample) ?? 'not answered'}`;
  if (isOfParameters) return undefined;
  if (questions.length === 0) return 'too few records or values to compare';
  const answers = questions.filter((question) => !mustBeRefused(question));
  if (answers.length === 0) return 'too few records or values to compare';
  return answers.some((exchange) => statusOf(exchange) === 200)
    ? undefined
    : `all requests were refused (${statusOf(answers[0]!) ?? 'no response'})`;
}

async function checkCollection(
  law: Law<Sample>,
  operation: Operation,
  context: LawContext,
): Promise<Breach[]> {
  const page = await readPage(operation, { limit: SAMPLE_SIZE }, context, law.name);
  if (!('records' in page)) return [];
  const { records, total, exchange } = page;
  const isWhole = records.length < SAMPLE_SIZE;
  const isTotalRight = isWhole
    ? total === records.length
    : Number.isSafeInteger(total) && total >= records.length;
  const count = isTotalRight ? total : records.length;
  return law.check({ operation, records, count, total, isTotalRight, exchange, isWhole }, context);
}

export function planLaws({ operations }: Contract, stateless: boolean): string[] {
  const collections = operations.filter(isCollection).length;
  const reads = operations.filter(({ method }) => method === 'get').length;
  return [
    ...(stateless
      ? []
      : [
          `${COLLECTION_LAWS.map(({ name }) => name).join(', ')}: about 45 requests for each of ${collections} collections`,
          `${parameterLaw.name}: about 4 requests for each of ${reads} reads`,
          `${tokenLaw.name}: about 4 requests for each of ${reads} reads`,
        ]),
    `${corsLaw.name}: about 2 requests for each of ${operations.length} operations`,
  ];
}
