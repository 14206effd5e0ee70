import { HelpWanted, runCli, usage } from '@telephony/contract/command-line';

const HELP = `Usage: telephony-webhooks COMMAND [options]

Tests a receiver of the platform's events, in any language, and replays events that a receiver of this package has kept.

Commands
  deliver URL     delivers an event or a whole call
  certify URL     checks a receiver: duplicates, order, delays, malformed bodies, a burst
  replay FILE     lists events that a receiver could not handle, and handles them again

Each command has --help. Set TELEPHONY_WEBHOOKS_URL to keep the secret in URL out of the command line.

Example
  telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed
`;

const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  deliver: async () => (await import('./deliver.ts')).deliverCommand,
  certify: async () => (await import('./certify.ts')).certifyCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
};

await runCli(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h' || name === 'help') throw new HelpWanted(HELP);
  const command = COMMANDS[Object.hasOwn(COMMANDS, name) ? name : ''];
  if (command) return (await command())(args);
  throw usage(`There is no command "${name}". Choose from ${Object.keys(COMMANDS).join(', ')}.`);
});
