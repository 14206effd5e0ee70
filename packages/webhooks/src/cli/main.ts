/** `telephony-webhooks`: delivers events to a receiver, checks one, and replays what one has kept. */
import { BAD_USAGE, HelpWanted, runCli, UserError } from '@telephony/command-line';
import { nearest } from './arguments.ts';

const HELP = `Usage: telephony-webhooks COMMAND [options]

Tries a receiver of the platform's events, in any language, and replays what a receiver of this package has kept.

Commands
  deliver URL       delivers an event, a whole call, or malformed bodies
  certify URL       checks a receiver: duplicates, order, delays, malformed bodies, a burst, a day in a minute
  stories           lists the calls, events and malformed bodies that can be delivered
  kept STORE        lists what a receiver has kept because it could not handle it
  replay STORE      handles that once more

Each command has --help. URL can also be in the environment, as TELEPHONY_WEBHOOKS_URL, and STORE as TELEPHONY_WEBHOOKS_STORE,
so that no secret is in the command line.

Example
  telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed --times 3
`;

const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => number | Promise<number>>>> = {
  deliver: async () => (await import('./deliver.ts')).deliverCommand,
  certify: async () => (await import('./certify.ts')).certifyCommand,
  stories: async () => (await import('./stories.ts')).storiesCommand,
  kept: async () => (await import('./kept.ts')).keptCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
};

await runCli(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h' || name === 'help') throw new HelpWanted(HELP);
  const command = COMMANDS[Object.hasOwn(COMMANDS, name) ? name : ''];
  if (command) return (await command())(args);
  const near = nearest(name, Object.keys(COMMANDS));
  const hint = near === undefined ? 'See telephony-webhooks --help.' : `Did you mean ${near}?`;
  throw new UserError(`There is no command "${name}". ${hint}`, { exitCode: BAD_USAGE });
});
