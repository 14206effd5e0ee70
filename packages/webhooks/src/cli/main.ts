import { usage } from '@telephony/contract/command-line';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';

const overview = createCommand({
  name: 'telephony-webhooks',
  description: `Tests a receiver of the platform's events, in any language, and replays events that a receiver of this package has
kept.`,
  notes: `Commands:
  deliver URL   delivers an event or a whole call
  certify URL   checks a receiver: duplicates, order, delays, malformed bodies, a burst
  replay FILE   lists events that a receiver could not handle, and handles them again

Each command has --help. Set TELEPHONY_WEBHOOKS_URL to keep the secret in URL out of the command line.`,
  example: 'telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed',
})
  .usage('COMMAND [options]')
  .argument('[command]');

const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<void>>>> = {
  deliver: async () => (await import('./deliver.ts')).deliver,
  certify: async () => (await import('./certify.ts')).certifyReceiver,
  replay: async () => (await import('./replay.ts')).replay,
};

const [name = 'help', ...args] = process.argv.slice(2);
if (Object.hasOwn(COMMANDS, name)) await (await COMMANDS[name]!())(args);
else
  await runCommand(
    overview,
    () => {
      throw usage(`There is no command "${name}". Choose from ${Object.keys(COMMANDS).join(', ')}.`);
    },
    { args: [name === 'help' ? '--help' : name] },
  );
