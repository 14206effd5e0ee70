/** All commands. Those that the command line does not name stay without options: the contract has 155. */
import { type Command, Option } from 'commander';
import { createCommand, repeated, wholeNumber } from '@telephony/contract/command-line/program';
import { firstSentence } from '@telephony/contract/reading';
import { version } from '@telephony/openapi';
import type { AccountOptions } from './account/account.ts';
import {
  contractDocument,
  dateFieldOf,
  exampleLine,
  type Field,
  fieldsOf,
  isDownload,
  isFilterable,
  isPaged,
  type OperationCommand,
  operationCommands,
  ownDateFieldOf,
  takesList,
} from './contract/contract.ts';
import { GROUPS, groupOf, NOTES, sortByGroup } from './help.ts';
import { effectText } from './operation/effect.ts';
import { escapeControls } from './output/terminal.ts';
import { checkQuery, FORMATS, type OutputOptions } from './output/format.ts';
import * as ownCommands from './own-commands.ts';

// Set by the build of the executable.
declare const COMMIT: string | undefined;
const commit = typeof COMMIT === 'undefined' ? '' : `, commit ${COMMIT}`;

const MAX_LISTED_VALUES = 6;

export function createProgram(words: readonly string[], isCompleting = false): Command {
  const program = createCommand({
    name: 'telephony',
    description: 'The telephony platform in a terminal: every operation of its API, and finished calls.',
    notes: NOTES,
    example: 'telephony cdrs list --type M --since yesterday --profile sandbox',
  }) as unknown as Command;
  program
    .version(`telephony, contract ${version}${commit}, Node ${process.versions.node}`, '-V, --version')
    .usage('<resource> <verb> [flags]')
    .configureHelp({ ...program.configureHelp(), showGlobalOptions: true })
    .configureOutput({ writeErr: (text) => process.stderr.write(escapeControls(text)) })
    .option('--profile <name>', 'profile to use; "sandbox" needs no sign-in')
    .option('--url <url>', 'address of the API, with version and service')
    .option('--token <token>', 'API token; better in TELEPHONY_TOKEN, as others can see a command line')
    .addOption(new Option('--output <format>', 'default: a table on a terminal, else JSON').choices(FORMATS))
    .option('--query <jmespath>', 'what to select from the data')
    .option('--fields <names>', 'fields to show, with commas between them')
    .option('--raw', 'CSV with cells as they are, also those that a spreadsheet takes for formulas')
    .option('--timeout <seconds>', 'how long a request may take in all (default: 90)', wholeNumber(1, 86_400))
    .option('--verbose', 'tell each request on stderr, without secrets')
    .option('--show-secrets', 'show tokens, passwords and PINs in responses');
  program.hook('preAction', async (_, command) => {
    const options = command.optsWithGlobals<
      AccountOptions & OutputOptions & Partial<Record<string, string>>
    >();
    await checkQuery(options);
    const takesTime = ['since', 'until', 'filter'].some((name) => options[name] !== undefined);
    if (takesTime || /^(?:pull|serve)$/.test(command.name()))
      await (await import('./account/account.ts')).followClock(options);
  });
  // The contract takes its time to read.
  if (/^(?:-V|--version)$/.test(words[0] ?? '')) return program;
  if (!isCompleting && ownCommands.isPackageCommand(words[0])) {
    ownCommands.addPackageCommands(program);
    return program;
  }
  ownCommands.addAccountCommands(program);
  ownCommands.addContractCommands(program);
  const resources = new Map<string, Command>();
  for (const command of operationCommands()) {
    const { resource } = command;
    const group =
      resources.get(resource) ??
      program.command(resource).description(resourceDescription(command)).helpGroup(groupOf(command));
    resources.set(resource, group);
    if (words.includes(resource)) addOperation(group, command, words.includes(command.verb), isCompleting);
  }
  ownCommands.addCallCommands(program, resources.get('calls')!);
  ownCommands.addEventCommands(program);
  ownCommands.addPackageCommands(program);
  ownCommands.addAssistantCommands(program);
  program.commandsGroup(GROUPS.data).helpCommand(true);
  sortByGroup(program);
  return program;
}

function resourceDescription({ operation }: OperationCommand): string {
  const [tag = ''] = operation.object.tags ?? [];
  const { description = '' } = contractDocument().tags?.find(({ name }) => name === tag) ?? {};
  return firstSentence(description) || tag;
}

function addOperation(group: Command, command: OperationCommand, isNamed: boolean, isCompleting: boolean) {
  const { verb, operation } = command;
  const own = group.command(verb).description(operation.summary);
  if (!isNamed) return;
  const fields = fieldsOf(operation);
  const { description = '' } = operation.object;
  own.description(firstSentence(description) || operation.summary);
  for (const field of fields.filter(({ place }) => place === 'path'))
    own.argument(field.isList ? `<${field.flag}...>` : `<${field.flag}>`, fieldDescription(field));
  own.optionsGroup('Fields:');
  for (const field of fields.filter(({ place }) => place === 'query' || place === 'body'))
    own.addOption(fieldOption(field, isCompleting));
  if (operation.body) own.option('--data <json>', 'the whole body: @FILE, - for stdin, or JSON');
  own.optionsGroup('Filter:');
  if (isFilterable(operation)) {
    own.option('--filter <condition>', "such as 'id>=42': = != < <= > >= ~ !~ or in; repeatable", repeated);
  }
  const date = dateFieldOf(operation) ?? ownDateFieldOf(operation);
  if (date !== undefined) ownCommands.addSpan(own, date);
  for (const field of fields.filter(({ place }) => place === 'filter'))
    own.addOption(fieldOption(field, isCompleting));
  own.optionsGroup('Options:');
  if (isPaged(operation)) own.option('--all', 'every record, page by page');
  if (isDownload(operation)) own.option('-o, --out <file>', 'file or folder; - for stdout');
  if (operation.operationId === 'createCall')
    own.option('--id <id>', 'your name of the call, which is placed once: the same --id asks for it again');
  own.option('--dry-run', 'show the request and what it does, without the token');
  const yes = new Option('--yes', `do not ask first: it ${effectText(operation)}`);
  // A script may pass it to any command that changes something.
  if (operation.method !== 'get') own.addOption(yes.hideHelp(effectText(operation) === undefined));
  const list = takesList(operation) ? '\nThe body is a list of records.' : '';
  own
    .addHelpText('after', () => `${list}\nExample:\n  ${exampleLine(command)}`)
    .action(async (...given: unknown[]) => {
      const args = given.slice(0, -2) as (string | string[])[];
      const { runOperation } = await import('./operation/run.ts');
      await runOperation(command, args, own.optsWithGlobals());
    });
}

function fieldOption(field: Field, isCompleting: boolean): Option {
  const isFlag = field.shape.types.has('boolean') && field.place !== 'filter';
  const value = isFlag ? ' [true|false]' : field.isList ? ' <value...>' : ' <value>';
  const option = new Option(`--${field.flag}${value}`, fieldDescription(field));
  // For completion only: the platform may know more values.
  if (isCompleting)
    option.argChoices = field.shape.types.has('boolean') ? ['true', 'false'] : [...field.values];
  return field.isList ? option.argParser(repeated) : option;
}

function fieldDescription({ description, values, required, place }: Field): string {
  const listed = values.length > MAX_LISTED_VALUES ? [...values.slice(0, MAX_LISTED_VALUES), '…'] : values;
  const known = listed.length > 0 ? ` [${listed.join(', ')}]` : '';
  const must = required && place === 'body' ? ' (required)' : '';
  return `${firstSentence(description)}${known}${must}`;
}
