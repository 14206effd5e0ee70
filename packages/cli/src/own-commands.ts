import { type Command, Option } from 'commander';
import { wholeNumber } from '@telephony/contract/command-line/program';
import { TIME_FORMS } from '@telephony/contract/commands';
import { operationCommands } from './contract/contract.ts';
import type { OwnCommand } from './contract/search.ts';
import { DEFAULT_SINCE } from './contract/time.ts';
import { DEFAULT_FILE } from './events/store.ts';
import { GROUPS } from './help.ts';

type Run = (options: never, ...args: never[]) => Promise<void> | void;

// A command's code is imported when it runs.
const running =
  (load: () => Promise<Run>) =>
  async (...given: unknown[]) => {
    const command = given.at(-1) as Command;
    const run = await load();
    await run(command.optsWithGlobals(), ...(given.slice(0, -2) as never[]));
  };

function addOwn(parent: Command, name: string, example: string): Command {
  const command = parent.command(name);
  return command.addHelpText('after', `\nExample:\n  telephony ${pathOf(command)} ${example}`.trimEnd());
}

const pathOf = (command: Command): string =>
  command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();

export function addAccountCommands(program: Command): void {
  program.commandsGroup(GROUPS.account);
  addOwn(program, 'login', '--profile sandbox')
    .description('Sign in, and use this profile from now on')
    .option('--email <address>', 'e-mail address')
    .option('--password-stdin', 'read the password from stdin')
    .option('--code <code>', 'code of the second factor, for a sign-in that waits for it')
    .option('--with-token', 'read an API token from stdin instead of signing in')
    .action(running(async () => (await import('./account/login.ts')).login));
  addOwn(program, 'logout', '--profile sandbox')
    .description('Revoke the token of a profile and forget it')
    .action(running(async () => (await import('./account/login.ts')).logout));
}

export function addContractCommands(program: Command): void {
  program.commandsGroup(GROUPS.data);
  addOwn(program, 'search', "'missed calls'")
    .description('Find operations by what they do')
    .argument('<words...>')
    .action(running(async () => (await import('./contract/search.ts')).printMatches(ownCommands(program))));
  addOwn(program, 'describe', 'listCdrs')
    .description('What an operation does, its fields, an example and its open questions')
    .argument('<name...>', 'its name in the contract, or the words of its command')
    .action(
      running(async () => (await import('./contract/describe.ts')).printDescription(ownCommands(program))),
    );
}

function ownCommands(program: Command): OwnCommand[] {
  const contract = new Set(
    operationCommands().flatMap(({ resource, verb }) => [resource, `${resource} ${verb}`]),
  );
  return program.commands
    .flatMap((one) => [one, ...one.commands])
    .filter((one) => !contract.has(pathOf(one)))
    .map((one) => ({ command: `telephony ${pathOf(one)}`, summary: one.description() }));
}

export const addSpan = (command: Command, records: string, since?: string): Command =>
  command
    .option('--since <time>', `${records} from then on: ${TIME_FORMS}; UTC`, since)
    .option('--until <time>', `${records} before then`);

export function addCallCommands(program: Command, calls: Command): void {
  program.commandsGroup(GROUPS.calls);
  const by = new Option('--by <what>', 'figures of each user or queue instead of the calls');
  addSpan(addOwn(calls, 'report', '--since 2026-11-01 --output csv'), 'calls', DEFAULT_SINCE)
    .description('Finished calls, each once: who called, who answered, how long, and what is owed')
    .addOption(by.choices(['user', 'queue']))
    .action(running(async () => (await import('./calls/report.ts')).printReport));
  addSpan(addOwn(calls, 'missed', '--owed'), 'calls', DEFAULT_SINCE)
    .description('Callers from outside with whom nobody has talked')
    .option('--owed', 'whom to call back: each number once, without those somebody has talked with since')
    .action(running(async () => (await import('./calls/report.ts')).printMissedCalls));
  addOwn(calls, 'pull', '--cursor calls.json >> calls.ndjson')
    .description('Finished calls since the last run, without a receiver: what is new, and what has changed')
    .requiredOption('--cursor <file>', 'keeps what was printed; the first run makes it')
    .option(
      '--since <time>',
      `calls from then on, also if the first run began later: ${TIME_FORMS}; UTC (default of the first run: ${DEFAULT_SINCE})`,
    )
    .action(running(async () => (await import('./calls/pull.ts')).pullCalls));
  addOwn(program, 'call', '5000000101')
    .description('One finished call with its segments and recordings')
    .argument('<id>', 'live id of the call or of one of its legs')
    .action(running(async () => (await import('./calls/one-call.ts')).printCall));
  const recordings = program.command('recordings');
  recordings.description('Recordings in bulk; one by one they are under "monitors"');
  addSpan(addOwn(recordings, 'fetch', '--since yesterday --to ./recordings'), 'recordings', DEFAULT_SINCE)
    .description('Save recordings in a folder, with a list of their checksums; run it again to go on')
    .requiredOption('--to <folder>', 'where the files go')
    .option('--user <id>', 'only those in which this user talks: an id or an extension')
    .option('--with-call', 'the call of each as JSON beside it, and a list of what is missing')
    .action(running(async () => (await import('./calls/recordings.ts')).fetchRecordings));
}

const withFile = (command: Command) =>
  command.option(
    '--file <file>',
    `SQLite file that keeps events and calls (default: ${DEFAULT_FILE}, or Postgres by TELEPHONY_STORE)`,
  );
const withPort = (command: Command, port: number) =>
  withFile(command)
    .option('--port <port>', 'port to listen on', wholeNumber(0, 65_535), port)
    .option('--host <host>', 'address to listen on', '127.0.0.1');

export function addEventCommands(program: Command): void {
  program.commandsGroup(GROUPS.programs);
  withPort(addOwn(program, 'listen', '--forward-to http://localhost:3000/events --profile sandbox'), 0)
    .description('Receive events, keep and print them, and forward them to your program')
    .option('--forward-to <url>', 'where your program listens')
    .option('--resume', 'forward first the events that your program missed while it was down')
    .action(running(async () => (await import('./events/listen.ts')).listen));
  const every = 'how often the records of calls are read at least; 0 for never: events alone';
  withPort(addOwn(program, 'serve', '--to https://your.app/calls --profile sandbox'), 8080)
    .description('Post each finished call to your program, signed, until it takes it')
    .requiredOption('--to <url>', 'where your program takes calls')
    .option('--reconcile-every <minutes>', every, wholeNumber(0, 1440), 15)
    .action(running(async () => (await import('./events/serve.ts')).serve));
  withFile(addOwn(program, 'reconcile', '--since yesterday'))
    .description('Read once what is new in the history of calls; "serve" posts it')
    .option('--since <time>', 'calls from this time on, such as yesterday, 7d or 2026-11-20', 'yesterday')
    .action(running(async () => (await import('./events/serve.ts')).reconcile));
  addOwn(program, 'healthy', 'http://127.0.0.1:8080/healthz')
    .description('Exit with 0 if a sandbox, a mock or "serve" works on this machine, else with 1')
    .argument('[url]', 'address that must respond with 2xx (default: those of their usual ports)')
    .action(running(async () => (await import('./events/healthy.ts')).checkHealth));
  const events = program.command('events').description('What "listen" and "serve" keep');
  const states = ['waiting', 'delivered', 'dead'];
  withFile(addOwn(events, 'list', '--state dead'))
    .description('List events and calls with their state')
    .addOption(new Option('--state <state>', 'only those in this state').choices(states))
    .action(running(async () => (await import('./events/listen.ts')).listMessages));
  withFile(addOwn(events, 'resend', '--state dead'))
    .description('Send an event or a call again, or all of a state')
    .argument('[id]', 'its id, as "events list" has it')
    .addOption(new Option('--state <state>', 'instead of an id, all in this state').choices(states))
    .option('--dry-run', 'list them, and send nothing')
    .option('--yes', 'do not ask first: it sends many messages again')
    .action(running(async () => (await import('./events/listen.ts')).resend));
}

// `send call.missed URL`, also with --to, or the flags of "deliver".
function deliverWords(args: readonly string[]): string[] {
  const isEvent = args[0] !== undefined && !/^-|:\/\//.test(args[0]);
  return ['deliver', ...(isEvent ? ['--event'] : []), ...args.filter((word) => word !== '--to')];
}

type PackageCommand = [owner: string, words: (args: readonly string[]) => readonly string[], about: string];

const PACKAGE_COMMANDS: Readonly<Record<string, PackageCommand>> = {
  sandbox: ['@telephony/sandbox', (args) => args, 'The platform on your own machine'],
  mock: ['@telephony/mock', (args) => args, 'A mock that responds with examples'],
  certify: ['@telephony/webhooks', (args) => ['certify', ...args], 'Check a receiver of events'],
  send: ['@telephony/webhooks', deliverWords, 'Send an event: send call.missed URL'],
};

export const isPackageCommand = (name = ''): boolean => Object.hasOwn(PACKAGE_COMMANDS, name);

export function addPackageCommands(program: Command): void {
  for (const [name, [owner, words, about]] of Object.entries(PACKAGE_COMMANDS))
    program
      .command(name)
      .description(`${about} (${owner})`)
      .argument('[args...]')
      .helpOption(false)
      .allowUnknownOption()
      .action(async (args: string[]) => {
        const { runPackageCommand } = await import('./events/pass-on.ts');
        await runPackageCommand(owner, words(args));
      });
}

export function addAssistantCommands(program: Command): void {
  program.commandsGroup(GROUPS.assistants);
  const mcp = addOwn(program, 'mcp', '--profile sandbox')
    .description('Serve the platform to an assistant by MCP: read-only, on stdin and stdout')
    .option(
      '--allow-writes [operations]',
      'writes that may be planned: names with commas between them; without names all but those that delete a collection',
    )
    .addOption(
      new Option('--confirm <how>', 'who agrees to a write: the user each time, or nobody')
        .choices(['ask', 'none'])
        .default('ask'),
    )
    .option('--http', 'streamable HTTP on 127.0.0.1, for the token in TELEPHONY_MCP_TOKEN or a new one')
    .option('--port <port>', 'port of --http', wholeNumber(0, 65_535), 3333)
    .action(running(async () => (await import('./mcp/mcp.ts')).mcp));
  addOwn(mcp, 'log', '')
    .description('What assistants planned and did, and what was dialled')
    .action(running(async () => (await import('./dialling/journal.ts')).printJournal));
  addOwn(mcp, 'approve', 'K7QPX2MD')
    .description('Approve a plan of an assistant that cannot ask you')
    .argument('<plan>', 'the name that the assistant shows you')
    .action(running(async () => (await import('./mcp/plans.ts')).approve));
}
