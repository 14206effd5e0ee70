import { createCommand, Option } from '@telephony/contract/command-line/program';
import { type OptionName, optionNames } from './options.ts';
import { flagOf } from './read-options.ts';

/** The value and the help of each option. Options with a star can change while the sandbox runs. */
export const optionHelp: Readonly<Record<OptionName, [value: string, text: string, star?: '*']>> = {
  port: ['port', 'Port to listen on; 0 picks a free one (default: 4020)'],
  host: ['host', 'Address to listen on; 0.0.0.0 for other machines too (default: 127.0.0.1)'],
  controlToken: ['token', 'Token for requests to the control plane (default: none, this machine only)'],
  clock: ['mode', 'manual: time stands still until the control plane moves it (default: real)'],
  startTime: ['time', 'Start time, ISO 8601 (default: now; manual: 2026-11-20 16:06)'],
  examples: ['', "Start as the docs' samples assume: 2026-11-20 16:06, two live calls (default: off)"],
  seed: ['number', 'Seed for event ids and new tokens (default: a new seed for each run)'],
  liveCalls: ['', "Start with the story's two live calls (default: off)"],
  history: ['days', 'Days of calls and messages before the story, such as 90d (default: 0)'],
  users: ['number', 'Total number of users; the sandbox makes up users beyond five (default: 5)'],
  callsPerDay: ['number', 'Number of calls on an average weekday of the history (default: 100)'],
  accounts: ['n', 'Number of customer accounts, 1 or 2; use 2 to test foreign records (default: 1)'],
  fixture: ['file', 'Start with the account in a YAML or JSON file; init writes one (default: the story)'],
  data: ['file', 'Keep all data in a database file; survives restarts, kills (default: in memory)'],
  idleMinutes: ['n', '15 or 30: idle time of a login token, ledger O-05 (default: 30)', '*'],
  secondFactor: ['', 'Users with a second factor must send its code (default: on)', '*'],
  ringSeconds: ['seconds', 'Ring time if the user, queue or ring group has none (default: 20)', '*'],
  pickUpSeconds: ['seconds', 'Time until users pick up their own phone in a click to call (default: 2)', '*'],
  answerSeconds: ['seconds', 'Time until an external number answers (default: 4)', '*'],
  transferReturn: [
    'road',
    'Where an unanswered transfer goes first: final-destination or ring-back (default: final-destination)',
    '*',
  ],
  webcallsPerMinute: ['number', 'Maximum number of web calls per minute, ledger O-09 (default: 10)', '*'],
  forms: ['forms', 'documented, observed, or mixed for either by chance (default: observed where seen)', '*'],
  'webhooks.retrySeconds': [
    'list',
    'Seconds before each retry of an event; none for one attempt (default: 5,15,60)',
    '*',
  ],
  'webhooks.timeout': ['ms', 'Timeout for each delivery attempt (default: 5000)', '*'],
  'webhooks.allowHosts': ['list', 'Other hosts that may receive events (default: none)', '*'],
  lenient: ['', 'Accept query parameters that the contract does not have (default: off)', '*'],
  delay: ['ms', 'Wait this long before each response (default: 0)', '*'],
  log: [
    'level',
    'silent, error (refused and failed requests), info (a line for each request and delivery), or debug (headers and bodies too, without secrets) (default: info)',
  ],
  quiet: ['', 'The same as --log silent'],
};

const description = `Runs the telephony platform on your machine. It stores data, rings phones, hangs up and sends webhooks as the contract
says.`;
const notes = `You can also set each option as an environment variable: --port is TELEPHONY_SANDBOX_PORT.
In the environment, options without a value take true or false.
The command line takes precedence. You can change options marked * while the sandbox runs: GET and PATCH /_sandbox/settings.
For all requests to the control plane, see GET /_sandbox/help.`;
const example = `telephony-sandbox --port 4020
curl -H 'X-Auth-Token: 62cdb7020ff920e5aa642c3d4066950dd1f01f4d' 'http://127.0.0.1:4020/v1.2/voice/cdrs?limit=2'`;

export function createSandboxCommand() {
  const command = createCommand({ name: 'telephony-sandbox', description, notes, example }).usage(
    `[options]
       telephony-sandbox test FILES    Run tests of calls; see telephony-sandbox test --help
       telephony-sandbox init [FILE]   Write an account to begin with: account.yaml, and its schema for editors`,
  );
  for (const name of optionNames) {
    const [value, text, star] = optionHelp[name];
    const flag = flagOf(name);
    command.option(value ? `${flag} <${value}>` : flag, star ? `${text} *` : text);
    if (value) continue;
    const off = new Option(flag.replace('--', '--no-'), 'Users need not send that code *');
    command.addOption(off.hideHelp(name !== 'secondFactor'));
  }
  return command;
}

export const initCommand = createCommand({
  name: 'telephony-sandbox init',
  description: 'Writes an account to begin with, and its schema for editors.',
  example: 'telephony-sandbox init account.yaml',
}).argument('[file]', 'name of the file, which ends with .yaml or .yml', 'account.yaml');

export const testCommand = createCommand({
  name: 'telephony-sandbox test',
  description: `Runs scenario files: what is there, what happens at which second, and what must come of it. Each runs on a sandbox of its
own, whose time stands still.`,
  notes: `Exit code 1: something went otherwise. Exit code 2: a file cannot be read.`,
  example: `telephony-sandbox test scenarios/
telephony-sandbox test waits.yaml --receiver http://127.0.0.1:3000/events --junit report.xml`,
})
  .argument('<files...>', 'scenario files, or folders of them')
  .option('--receiver <url>', 'address of your own receiver, which gets the events of every scenario')
  .option('--junit <file>', 'write a report in the form of JUnit')
  .option('--watch', 'run again when a file changes');
