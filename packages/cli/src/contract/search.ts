/** `telephony search`: finds operations, and commands of the program itself, by what somebody wants. */
import {
  addExamples,
  findPlaces,
  indexWords,
  meaningsOf,
  readExamples,
  readQuery,
  searchExamples,
  stemOf,
  termsOf,
  type Texts,
} from '@telephony/contract/search';
import { CONCEPTS } from '@telephony/contract/search/concepts';
import { effectSummary } from '../operation/effect.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { say } from '../output/terminal.ts';
import { fieldsOf, type OperationCommand, operationCommands } from './contract.ts';
import questions from './questions.json' with { type: 'json' };

const MAX_RESULTS = 8;
const EXAMPLES = readExamples(questions);
// The answer of a question that nothing in the contract answers.
const NOTHING = 'nothing';
// The command of a tool of the MCP server, and the tool of a command.
const COUNTERPARTS: Readonly<Record<string, string>> = {
  find_calls: 'calls report',
  owed_call_backs: 'calls missed',
  live_calls: 'calls list',
  call: 'find_calls',
};

const NOTHING_WEIGHT = 1.5;
// A question wants no change, and an order more than reading.
const CHANGE_FOR_QUESTION = 0.7;
const READING_FOR_ORDER = 0.8;
// Whoever wants to delete or to end something says so.
const UNSAID_DELETION = 0.7;
const DELETIONS = new Set(['delete', 'end'].map(stemOf));
const QUESTION =
  /^(?!how (?:do|can|to)\b|do not\b|get rid\b)(?:did|do|does|is|are|was|were|has|have|who|whose|what|which|when|where|why|how|any\w*|show|list|see|find|get|give me|tell me|everything|all)\b/i;

export interface OwnCommand {
  command: string;
  summary: string;
}

export interface Match extends OwnCommand {
  operation?: string;
  effect?: string;
}

export const UNANSWERED = 'Perhaps no documented operation does that. These come nearest:';

export const printMatches =
  (own: readonly OwnCommand[]) => async (options: OutputOptions, words: readonly string[]) => {
    const text = words.join(' ');
    const { found, isAnswered } = createSearch(own)(text);
    if (found.length === 0) say(`Nothing fits "${text}". telephony --help lists all resources.`);
    else if (!isAnswered) say(UNANSWERED);
    await emit(found, options, ['command', 'summary', 'effect', 'operation']);
  };

export function createSearch(
  own: readonly OwnCommand[],
  isWanted: (command: OperationCommand) => boolean = () => true,
) {
  const contract = operationCommands().filter(isWanted);
  const matches: Match[] = [...own, ...contract.map(operationMatch)];
  const ids = new Map(
    matches.flatMap(({ command, operation = command }, id) => [
      [command.replace(/^telephony /, ''), id],
      [operation, id],
    ]),
  );
  const idOf = (answer: string) =>
    ids.get(answer.replaceAll('-', ' ')) ?? ids.get(COUNTERPARTS[answer] ?? '');
  const queries = matches.map((): string[] => []);
  for (const { question, answers } of EXAMPLES)
    for (const answer of answers) queries[idOf(answer) ?? -1]?.push(question);
  const ownTexts = own.map(({ command, summary }): Texts => ({ title: summary, names: command }));
  const documents = [...ownTexts, ...contract.map(operationTexts)].map((texts, id): Texts => ({
    ...texts,
    queries: queries[id]!.join('\n'),
  }));
  const index = indexWords(documents);
  const known = new Set(index.keys());
  const meanings = meaningsOf(CONCEPTS);
  const fitsOf = searchExamples(EXAMPLES, meanings);
  return (text: string) => {
    const concepts = readQuery(text, known, meanings);
    const findings = findPlaces(index, documents.length, concepts);
    const isDeletion = termsOf(text).some((term) => DELETIONS.has(meanings.alike.get(term) ?? term));
    const fits = fitsOf(text);
    const ownFits = new Map<number, number>();
    for (const [answer, fit] of fits) {
      const id = idOf(answer);
      if (id !== undefined) ownFits.set(id, Math.max(fit, ownFits.get(id) ?? 0));
    }
    const named = ids.get(text.replace(/^telephony /, ''));
    if (named !== undefined) ownFits.set(named, Infinity);
    const found = addExamples(findings, ownFits)
      .map(({ id, score }) => ({
        id,
        score: score * intentFactor(text, isDeletion, contract[id - own.length]),
      }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ id }) => matches[id]!);
    // How well questions fit that nothing in the contract answers.
    const unanswered = NOTHING_WEIGHT * (fits.get(NOTHING) ?? 0);
    return { found, isAnswered: unanswered === 0 || unanswered < Math.max(...ownFits.values()) };
  };
}

function intentFactor(text: string, isDeletion: boolean, command: OperationCommand | undefined): number {
  const isQuestion = QUESTION.test(text);
  const method = command?.operation.method ?? 'get';
  if (method === 'get') return isQuestion ? 1 : READING_FOR_ORDER;
  return (isQuestion ? CHANGE_FOR_QUESTION : 1) * (method === 'delete' && !isDeletion ? UNSAID_DELETION : 1);
}

function operationTexts({ operation, resource, verb }: OperationCommand): Texts {
  const { operationId, path, summary, object } = operation;
  const body = fieldsOf(operation).filter(({ place }) => place === 'body');
  return {
    title: summary,
    names: `${operationId} ${resource} ${verb} ${path}`,
    text: [object.description ?? '', ...body.map((field) => field.path.join(' '))].join(' '),
  };
}

function operationMatch({ operation, resource, verb }: OperationCommand): Match {
  return {
    command: `telephony ${resource} ${verb}`,
    operation: operation.operationId,
    summary: operation.summary,
    effect: effectSummary(operation),
  };
}
