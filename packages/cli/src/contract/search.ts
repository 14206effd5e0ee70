/** `telephony search`: finds operations by what they do. */
import MiniSearch from 'minisearch';
import { effectSummary } from '../operation/effect.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { say } from '../output/terminal.ts';
import { fieldsOf, type OperationCommand, operationCommands } from './contract.ts';

const MAX_RESULTS = 8;
const TITLE = ['summary', 'name', 'tag', 'path'] as const;

export interface OwnCommand {
  command: string;
  summary: string;
}

export async function printMatches(
  text: string,
  own: readonly OwnCommand[],
  options: OutputOptions,
): Promise<void> {
  const found = find(text, own).slice(0, MAX_RESULTS);
  if (found.length === 0) say(`Nothing fits "${text}". telephony --help lists all resources.`);
  await emit(found, options, ['command', 'summary', 'operation', 'effect']);
}

export interface Match extends OwnCommand {
  operation?: string;
  effect?: string;
}

export function find(text: string, own: readonly OwnCommand[]): Match[] {
  const index = new MiniSearch<{ id: number }>({
    fields: [...TITLE, 'fields', 'description'],
    processTerm: indexTerms,
    searchOptions: {
      processTerm: stem,
      boost: { summary: 4, name: 4, tag: 2, path: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  const contract = operationCommands();
  index.addAll([
    ...own.map(({ command, summary }, id) => ({ id, summary, name: command })),
    ...contract.map(({ operation, resource, verb }, place) => ({
      id: own.length + place,
      summary: operation.summary,
      name: `${operation.operationId.replaceAll(/(?=[A-Z])/g, ' ')} ${resource} ${verb}`,
      tag: operation.object.tags?.join(' ') ?? '',
      path: operation.path,
      fields: fieldsOf(operation)
        .filter(({ place: where }) => where === 'body')
        .map(({ path }) => path.join(' '))
        .join(' '),
      description: operation.object.description ?? '',
    })),
  ]);
  // Matches of all words come before matches of some, and matches in the title before others.
  const found = [
    ...index.search(text, { combineWith: 'AND', fields: [...TITLE] }),
    ...index.search(text, { combineWith: 'AND' }),
    ...index.search(text),
  ];
  const ids = new Set(found.map(({ id }) => id as number));
  return [...ids].map((id) => own[id] ?? operationMatch(contract[id - own.length]!));
}

function operationMatch({ operation, resource, verb }: OperationCommand): Match {
  return {
    command: `telephony ${resource} ${verb}`,
    operation: operation.operationId,
    summary: operation.summary,
    effect: effectSummary(operation),
  };
}

function stem(term: string): string | null {
  const word = term.toLowerCase();
  if (STOP_WORDS.test(word)) return null;
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
}

const STOP_WORDS =
  /^(?:an?|the|of|to|in|for|from|by|as|on|my|me|all|is|are|am|and|or|with|how|do|does|i|we|our|have|what|which|somebody)$/;

const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  list: ['read', 'show', 'find'],
  create: ['add', 'new'],
  update: ['change', 'edit', 'set'],
  delete: ['remove'],
  sms: ['text', 'message'],
  monitor: ['recording'],
  cdr: ['history', 'log', 'record'],
  ddi: ['phone', 'number'],
  me: ['who', 'signed', 'myself'],
  contact: ['customer', 'caller'],
  user: ['agent', 'colleague', 'extension'],
  hang: ['end', 'stop'],
  click: ['dial', 'phone', 'ring'],
};

function indexTerms(term: string): string[] | null {
  const word = stem(term);
  const also = SYNONYMS[word ?? term.toLowerCase()] ?? [];
  return word === null && also.length === 0 ? null : [...(word === null ? [] : [word]), ...also];
}
