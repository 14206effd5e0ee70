/** `telephony search`: finds operations by what they do. */
import MiniSearch from 'minisearch';
import {
  BOOST,
  indexQuery,
  meaningsOf,
  readQuery,
  STOP_WORDS,
  tellingTerms,
  termsOf,
  weigh,
} from '@telephony/contract/search';
import { SYNONYMS } from '@telephony/contract/search/synonyms';
import { effectSummary } from '../operation/effect.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { say } from '../output/terminal.ts';
import { ASKED_FOR } from '@telephony/contract/search/asked-for';
import { fieldsOf, type OperationCommand, operationCommands } from './contract.ts';

const MAX_RESULTS = 8;
// Often somebody needs a call, which no operation returns.
const OWN_LIKELY = 1.3;
// A word that no text has is most often a name or a nicety.
const UNKNOWN_WEIGHT = 0.3;
// What is asked for in many words must not lose by them.
const BM25 = { k: 1.2, b: 0.2, d: 0.5 };

export interface OwnCommand {
  command: string;
  summary: string;
}

export async function printMatches(
  text: string,
  own: readonly OwnCommand[],
  options: OutputOptions,
): Promise<void> {
  const found = createSearch(own)(text).slice(0, MAX_RESULTS);
  if (found.length === 0) say(`Nothing fits "${text}". telephony --help lists all resources.`);
  await emit(found, options, ['command', 'summary', 'operation', 'effect']);
}

export interface Match extends OwnCommand {
  operation?: string;
  effect?: string;
}

interface SearchDocument {
  title: string;
  queries: string;
  names: string;
  context: string;
  words: string;
  /** How likely somebody looks for it. */
  likely: number;
}

// Of operations on one thing somebody wants most often the list, seldom the words for its fields, never to lose it all.
const LIKELY: readonly [operation: RegExp, factor: number][] = [
  [/Dictionar/, 0.4],
  [/^deleteAll/, 0.4],
  [/^bulk/, 0.8],
  [/^list/, 1.15],
];

function operationDocument({ operation, resource, verb }: OperationCommand): SearchDocument {
  const { operationId, path, summary, object } = operation;
  const body = fieldsOf(operation).filter(({ place }) => place === 'body');
  return {
    title: summary,
    queries: ASKED_FOR.get(operationId) ?? '',
    names: `${operationId} ${resource} ${verb} ${path}`,
    context: object.tags?.join(' ') ?? '',
    words: [object.description ?? '', ...body.map((field) => field.path.join(' '))].join(' '),
    likely: LIKELY.find(([pattern]) => pattern.test(operationId))?.[1] ?? 1,
  };
}

/**
 * Makes an index, and returns its search.
 *
 * @param own Commands or tools beside the operations.
 * @param isWanted Which operations may be found.
 */
export function createSearch(
  own: readonly OwnCommand[],
  isWanted: (command: OperationCommand) => boolean = () => true,
): (text: string) => Match[] {
  const contract = operationCommands().filter(isWanted);
  const documents = [...own.map(ownDocument), ...contract.map(operationDocument)];
  const titles = documents.map(({ title }) => new Set(tellingTerms(title)));
  const known = new Set<string>();
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: (field) => termsOf(field).filter((term) => !STOP_WORDS.has(term)),
    processTerm: (term) => (known.add(term), term),
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, bm25: BM25 },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const meanings = meaningsOf(SYNONYMS);
  return (text) => {
    const concepts = readQuery(text, known, meanings).map((concept) =>
      concept.phrases.every(({ isRough }) => isRough) ? { ...concept, weight: UNKNOWN_WEIGHT } : concept,
    );
    return index
      .search(indexQuery(concepts))
      .map(({ id: found, score, queryTerms }) => {
        const id = Number(found);
        return { id, score: documents[id]!.likely * weigh(score, concepts, queryTerms, titles[id]!) };
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ id }) => own[id] ?? operationMatch(contract[id - own.length]!));
  };
}

function ownDocument({ command, summary }: OwnCommand): SearchDocument {
  const queries = ASKED_FOR.get(command.replace(/^telephony /, '').replace(' ', '-')) ?? '';
  return { title: summary, queries, names: command, context: '', words: '', likely: OWN_LIKELY };
}

function operationMatch({ operation, resource, verb }: OperationCommand): Match {
  return {
    command: `telephony ${resource} ${verb}`,
    operation: operation.operationId,
    summary: operation.summary,
    effect: effectSummary(operation),
  };
}
