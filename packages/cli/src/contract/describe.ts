import { firstSentence, isJsonObject } from '@telephony/contract/reading';
import { didYouMean, usage } from '../exit.ts';
import { effectSummary } from '../operation/effect.ts';
import { emit, formatOf, type OutputOptions } from '../output/format.ts';
import { print, terminalWidth } from '../output/terminal.ts';
import {
  exampleLine,
  fieldsOf,
  filterableFields,
  isFilterable,
  ledger,
  type OperationCommand,
  operationCommands,
  recordFields,
} from './contract.ts';

export async function printDescription(options: OutputOptions, words: readonly string[]): Promise<void> {
  const description = describeCommand(await findCommand(words));
  if (options.output === undefined && formatOf(options) === 'table')
    await print(folded(descriptionText(description)));
  else await emit(description, options);
}

export async function findCommand(words: readonly string[]): Promise<OperationCommand> {
  const name = words.join(' ').replace(/^telephony /, '');
  const commands = operationCommands();
  const nameOf = ({ resource, verb }: OperationCommand) => `${resource} ${verb}`;
  const found = commands.find(
    (command) => command.operation.operationId === name || nameOf(command) === name,
  );
  if (found) return found;
  const names = commands.flatMap((command) => [command.operation.operationId, nameOf(command)]);
  throw usage(
    `"${name}" is no operation. ${await didYouMean(name, names, `Try: telephony search '${name}'`)}`,
  );
}

type Description = ReturnType<typeof describeCommand>;

export function describeCommand(command: OperationCommand) {
  const { operation, resource, verb } = command;
  const { object, method, path, summary } = operation;
  const entries = ledger();
  const marked = new Set(ledgerIds([object, ...operation.parameters.map((one) => one.object)]));
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
    doubts: [...marked].flatMap((id) => {
      const entry = entries.get(id);
      return entry ? [{ id, title: entry.title }] : [];
    }),
  };
}

// Paragraphs of the contract have lines of their own.
function folded(text: string): string {
  const line = new RegExp(`(?=.{${terminalWidth()}})(.{1,${terminalWidth() - 1}})(?:\\s+|$)`, 'gm');
  return text.replaceAll(/(?<=\w[,.:;]?)\n(?=\w)/g, ' ').replaceAll(line, '$1\n');
}

function ledgerIds(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(ledgerIds);
  if (!isJsonObject(node)) return [];
  const own = [node['x-ledger'] ?? []].flat().map(String);
  return [
    ...own,
    ...Object.entries(node).flatMap(([name, value]) => (name === 'x-ledger' ? [] : ledgerIds(value))),
  ];
}

function descriptionText(description: Description): string {
  const { command, request, effect, fields, filters, returns, events, example, doubts } = description;
  const width = Math.max(0, ...fields.map(({ flag }) => flag.length));
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
  return [
    `${command}  (${request})`,
    '',
    description.description,
    '',
    `Effect: ${effect}`,
    ...section(
      'Fields',
      fields.map(({ flag, required, description: text }) =>
        `${flag.padEnd(width)}  ${text}${required ? ' (required)' : ''}`.trimEnd(),
      ),
    ),
    ...section('Filter by', filters.length > 0 ? [filters.join(', ')] : []),
    ...section('Returns', returns.length > 0 ? [returns.join(', ')] : []),
    ...section('Events', [...events]),
    ...section('Example', [example]),
    ...section(
      'Doubts',
      doubts.map(({ id, title }) => `${id}  ${title}`),
    ),
    '',
  ].join('\n');
}
