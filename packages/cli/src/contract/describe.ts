import { columns } from '@telephony/contract/command-line';
import { firstSentence } from '@telephony/contract/reading';
import { didYouMean, usage } from '../exit.ts';
import { effectSummary } from '../operation/effect.ts';
import { emit, formatOf, type OutputOptions } from '../output/format.ts';
import { print, terminalWidth } from '../output/terminal.ts';
import {
  contractDocument,
  exampleLine,
  fieldsOf,
  filterableFields,
  isFilterable,
  ledger,
  type OperationCommand,
  operationCommands,
  recordFields,
} from './contract.ts';
import type { OwnCommand } from './search.ts';

export const printDescription =
  (own: readonly OwnCommand[]) => async (options: OutputOptions, words: readonly string[]) => {
    const name = commandName(words);
    if (own.some(({ command }) => command === `telephony ${name}`))
      throw usage(`"${name}" is no operation, but a command of this program: telephony ${name} --help`);
    const description = describeCommand(await findCommand(words));
    if (options.output === undefined && formatOf(options) === 'table')
      await print(fold(descriptionText(description)));
    else await emit(description, options);
  };

const commandName = (words: readonly string[]): string => words.join(' ').replace(/^telephony /, '');

export async function findCommand(words: readonly string[]): Promise<OperationCommand> {
  const name = commandName(words);
  const commands = operationCommands();
  const nameOf = ({ resource, verb }: OperationCommand) => `${resource} ${verb}`;
  const found = commands.find((one) => one.operation.operationId === name || nameOf(one) === name);
  if (found) return found;
  if (name in (contractDocument().webhooks ?? {}))
    throw usage(`"${name}" is an event, no operation: the docs describe it under Webhooks.`);
  const names = commands.flatMap((command) => [command.operation.operationId, nameOf(command)]);
  throw usage(
    `"${name}" is no operation. ${await didYouMean(name, names, `Try: telephony search '${name}'`)}`,
  );
}

export function describeCommand(command: OperationCommand) {
  const { operation, resource, verb } = command;
  const { object, method, path, summary } = operation;
  const marked = ledgerIds([object, ...operation.parameters.map((one) => one.object)]);
  return {
    operation: operation.operationId,
    command: `telephony ${resource} ${verb}`,
    request: `${method.toUpperCase()} ${path}`,
    summary,
    description: object.description ?? '',
    effect: effectSummary(operation),
    fields: fieldsOf(operation)
      .filter(({ place }) => place !== 'filter')
      .map(({ flag, path: names, place, required, description, values }) => ({
        name: names.join('.'),
        flag: place === 'path' ? `<${flag}>` : `--${flag}`,
        place,
        required,
        description: firstSentence(description),
        ...(values.length > 0 && { values }),
      })),
    filters: isFilterable(operation) ? [...filterableFields(operation)] : [],
    returns: Object.keys(recordFields(operation)),
    events: object['x-events'] ?? [],
    example: exampleLine(command),
    doubts: marked.map((id) => ({ id, title: ledger().get(id)!.title })),
  };
}

// Paragraphs of the contract have lines of their own.
function fold(text: string): string {
  const line = new RegExp(`(?=.{${terminalWidth()}})(.{1,${terminalWidth() - 1}})(?:\\s+|$)`, 'gm');
  return text.replaceAll(/(?<=\w[,.:;]?)\n(?=\w)/g, ' ').replaceAll(line, '$1\n');
}

function ledgerIds(elements: readonly object[]): string[] {
  const ids = new Set<string>();
  JSON.stringify(elements, (name, value: unknown) => {
    if (name === 'x-ledger') for (const id of [value].flat()) ids.add(String(id));
    return value;
  });
  return [...ids];
}

function descriptionText(description: ReturnType<typeof describeCommand>): string {
  const { command, request, effect, fields, filters, returns, events, example, doubts } = description;
  const sections: Readonly<Record<string, readonly string[]>> = {
    Fields: columns(
      fields.map(({ flag, required, description: text }) => [flag, text + (required ? ' (required)' : '')]),
    ),
    'Filter by': [filters.join(', ')],
    Returns: [returns.join(', ')],
    Events: events,
    Example: [example],
    Doubts: doubts.map(({ id, title }) => `${id}  ${title}`),
  };
  const lines = [`${command}  (${request})`, '', description.description, '', `Effect: ${effect}`];
  for (const [title, texts] of Object.entries(sections))
    if (texts.join('') !== '') lines.push('', `${title}:`, ...texts.map((line) => `  ${line}`));
  return `${lines.join('\n')}\n`;
}
