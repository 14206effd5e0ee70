/** `telephony search`: finds operations by what they do. */
import {
  findPlaces,
  indexWords,
  meaningsOf,
  readQuery,
  termsOf,
  titleTerms,
  type Texts,
  titleShare,
  verbFactor,
  verbsOf,
} from '@telephony/contract/search';
import { CONCEPTS } from '@telephony/contract/search/concepts';
import { effectSummary } from '../operation/effect.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { say } from '../output/terminal.ts';
import { fieldsOf, type OperationCommand, operationCommands } from './contract.ts';

const MAX_RESULTS = 8;
// Often somebody needs a call, which no operation returns.
const OWN_LIKELY = 1.3;
// The concepts name the tools of the MCP server that tell the same.
const TOOLS = new Map([
  ['telephony calls report', 'find_calls'],
  ['telephony calls missed', 'owed_call_backs'],
]);

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

interface Place extends Texts {
  title: string;
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

function operationDocument({ operation, resource, verb }: OperationCommand): Place {
  const { operationId, path, summary, object } = operation;
  const body = fieldsOf(operation).filter(({ place }) => place === 'body');
  return {
    title: summary,
    names: `${operationId} ${resource} ${verb} ${path}`,
    context: object.tags?.join(' ') ?? '',
    text: [object.description ?? '', ...body.map((field) => field.path.join(' '))].join(' '),
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
  const index = indexWords(documents);
  const known = new Set(index.keys());
  const titles = documents.map(({ title }) => titleTerms(title));
  const meanings = meaningsOf(CONCEPTS);
  return (text) => {
    const concepts = readQuery(text, known, meanings);
    const verbs = verbsOf(text, meanings);
    const typed = new Set(termsOf(text));
    return findPlaces(index, documents.length, concepts)
      .map(({ id, score }) => ({
        id,
        score:
          score *
          documents[id]!.likely *
          verbFactor(verbs, documents[id]!.title, meanings) *
          (1 + titleShare(concepts, titles[id]!, typed)),
      }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ id }) => own[id] ?? operationMatch(contract[id - own.length]!));
  };
}

function ownDocument({ command, summary }: OwnCommand): Place {
  return { title: summary, names: `${command} ${TOOLS.get(command) ?? ''}`, likely: OWN_LIKELY };
}

function operationMatch({ operation, resource, verb }: OperationCommand): Match {
  return {
    command: `telephony ${resource} ${verb}`,
    operation: operation.operationId,
    summary: operation.summary,
    effect: effectSummary(operation),
  };
}
