/** The commands for events, and the commands of other packages. */
import { type Command, Option } from 'commander';
import { wholeNumber } from '@telephony/contract/command-line/program';
import { TIME_FORMS } from '@telephony/contract/commands';
import { DEFAULT_FILE } from './store.ts';

const withFile = (command: Command) =>
  command.option(
    '--file <file>',
    `SQLite file that keeps events and calls (default: ${DEFAULT_FILE}, or Postgres by TELEPHONY_STORE)`,
  );
const receiving = (command: Command, port: number) =>
  withFile(command)
    .option('--port <port>', 'port to listen on', wholeNumber(0, 65_535), port)
    .option('--host <host>', 'address to listen on', '127.0.0.1');

export function eventCommands(program: Command): void {
  receiving(program.command('listen'), 0)
    .description('Receive events, keep and print them, and forward them to your program')
    .option('--forward-to <url>', 'where your program listens')
    .option('--resume', 'forward first the events that your program missed while it was down')
    .addHelpText(
      'after',
      '\nExample:\n  telephony listen --forward-to http://localhost:3000/events --profile sandbox',
    )
    .action(async (_, command: Command) => (await import('./listen.ts')).listen(command.optsWithGlobals()));
  receiving(program.command('serve'), 8080)
    .description('Post each finished call to your program, signed, until it takes it')
    .requiredOption('--to <url>', 'where your program takes calls')
    .option(
      '--reconcile-every <minutes>',
      'how often calls are compared with their records; 0 for never',
      wholeNumber(0, 1440),
      15,
    )
    .addHelpText('after', '\nExample:\n  telephony serve --to https://your.app/calls --profile sandbox')
    .action(async (_, command: Command) => (await import('./serve.ts')).serve(command.optsWithGlobals()));
  withFile(program.command('reconcile'))
    .description(
      'Compare the calls of "serve" with their records once; "serve" posts what was missing or wrong',
    )
    .option('--since <time>', `calls from then on: ${TIME_FORMS}; UTC`, 'yesterday')
    .option('--until <time>', 'calls before then')
    .addHelpText('after', '\nExample:\n  telephony reconcile --since yesterday')
    .action(async (_, command: Command) => (await import('./serve.ts')).reconcile(command.optsWithGlobals()));
  const events = program.command('events').description('What "listen" and "serve" keep');
  withFile(events.command('list'))
    .description('List events and calls with their state')
    .addOption(
      new Option('--state <state>', 'only those in this state').choices(['waiting', 'delivered', 'dead']),
    )
    .addHelpText('after', '\nExample:\n  telephony events list --state dead')
    .action(async (_, command: Command) =>
      (await import('./listen.ts')).listMessages(command.optsWithGlobals()),
    );
  withFile(events.command('resend'))
    .description('Send an event or a call again')
    .argument('<id>', 'its id, as "events list" has it')
    .addHelpText('after', '\nExample:\n  telephony events resend call_5000000101')
    .action(async (id: string, _, command: Command) =>
      (await import('./listen.ts')).resend(id, command.optsWithGlobals()),
    );
}

const PASSED: Readonly<Record<string, { package: string; words: readonly string[]; about: string }>> = {
  sandbox: { package: '@telephony/sandbox', words: [], about: 'The platform on your own machine' },
  mock: { package: '@telephony/mock', words: [], about: 'A mock that responds with examples' },
  certify: { package: '@telephony/webhooks', words: ['certify'], about: 'Check a receiver of events' },
  send: {
    package: '@telephony/webhooks',
    words: ['deliver', '--event'],
    about: 'Send an event: send call.missed URL',
  },
};

export function passedCommands(program: Command): void {
  for (const [name, { package: owner, words, about }] of Object.entries(PASSED))
    program
      .command(name)
      .description(`${about} (${owner})`)
      .argument('[args...]')
      .helpOption(false)
      .allowUnknownOption()
      .action(async (args: string[]) =>
        (await import('./pass-on.ts')).runPackageCommand(owner, [
          ...words,
          ...args.filter((word) => word !== '--to'),
        ]),
      );
}
