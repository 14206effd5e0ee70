import { UserError } from '@telephony/contract/command-line';
import { createCommand, repeated } from '@telephony/contract/command-line/program';
import { isLoopback } from '@telephony/http/events';
import type { Permissions } from './permissions.ts';

export const command = createCommand({
  name: 'npm run -s conformance --',
  description: `Checks a running server against the contract: calls its read operations, compares related responses, runs the workflows of
openapi/workflows, and reports every difference.`,
  notes: `Environment:
  TELEPHONY_TOKEN     the token
  TELEPHONY_PASSWORD  with --input email=EMAIL, the input "password"

Exit code: 0 conforms, 1 violations, 2 wrong usage or another address, 3 the server cannot be reached, 4 something is not put back.

Before you point this at your account: tools/conformance/README.md.`,
  example: 'TELEPHONY_TOKEN=... npm run -s conformance -- --server http://127.0.0.1:4010 --stateless',
})
  .requiredOption(
    '--server <url>',
    'base address, with version and service: https://pbx.example.com/v1.2/voice',
  )
  .optionsGroup('What may be sent (default: GET and OPTIONS only):')
  .option('--plan', 'print what would be sent, in order, and send nothing')
  .option(
    '--allow-writes',
    'also make, change and remove records of the run; what was there before is put back',
  )
  .option('--allow-dialling', 'also ring a phone and send messages; needs --allow-writes; cannot be put back')
  .option(
    '--allow-collection-deletes',
    'also delete whole collections; needs --allow-writes; cannot be put back',
  )
  .option('--allow-logins', 'also sign in with other credentials, wrong ones too; needs --allow-writes')
  .option('--yes', 'do not ask for the name of the account before writes')
  .option('--quick', 'one request per read operation and the workflows; no laws between requests')
  .option('--stateless', 'the server keeps no state, like the mock: skip what needs it')
  .option(
    '--workflow <name>',
    'run only this workflow or file of workflows, and nothing else; may be repeated',
    repeated,
  )
  .option(
    '--input <name=value>',
    'an input of the workflows, for a server without the data of the examples; may be repeated',
    repeated,
  )
  .optionsGroup('What is written:')
  .option('--report <file>', 'the whole report, Markdown')
  .option('--json <file>', 'the same as JSON');

export interface ConformanceOptions {
  server: string;
  token: string;
  permissions: Permissions;
  /** Only print the requests. */
  plan: boolean;
  /** Writes need no confirmation. */
  yes: boolean;
  /** Requests per second; undefined for no limit. */
  rate: number | undefined;
  quick: boolean;
  workflows: string[];
  inputs: string[];
  stateless: boolean;
  /** Milliseconds. */
  timeout: number;
  report: string | undefined;
  json: string | undefined;
  /** Folder of the journals; undefined for the user's own. */
  journals: string | undefined;
}

const REMOTE_RATE = 10;
const TIMEOUT_MS = 30_000;

export function readOptions(
  values: ReturnType<typeof command.opts>,
  environment: NodeJS.ProcessEnv,
): ConformanceOptions {
  const { plan = false, yes = false, quick = false, stateless = false, workflow = [], input = [] } = values;
  const permissions = {
    writes: values.allowWrites ?? false,
    dialling: values.allowDialling ?? false,
    collectionDeletes: values.allowCollectionDeletes ?? false,
    logins: values.allowLogins ?? false,
  };
  if (!permissions.writes && (permissions.dialling || permissions.collectionDeletes || permissions.logins)) {
    throw new UserError(
      '--allow-dialling, --allow-collection-deletes and --allow-logins need --allow-writes.',
    );
  }
  const server = serverOf(values.server);
  const password = environment['TELEPHONY_PASSWORD'];
  const signsIn = password !== undefined && input.some((one) => one.startsWith('email='));
  return {
    server,
    // A plan needs none: nothing is sent.
    token: plan ? 'none' : tokenOf(environment),
    permissions,
    plan,
    yes,
    rate: isOnThisMachine(server) ? undefined : REMOTE_RATE,
    quick,
    workflows: workflow,
    inputs: signsIn ? [...input, `password=${password}`] : input,
    stateless,
    timeout: TIMEOUT_MS,
    report: values.report,
    json: values.json,
    journals: undefined,
  };
}

function serverOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserError('--server must be an http or https URL.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UserError(
      '--server must not have a user, password, query or fragment. Pass the token in TELEPHONY_TOKEN.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

function tokenOf(environment: NodeJS.ProcessEnv): string {
  const token = environment['TELEPHONY_TOKEN'] ?? '';
  if (token === '') throw new UserError('No credentials. Pass a token in TELEPHONY_TOKEN.');
  // Other characters could end the header, and the platform's error would print them.
  if (!/^[\x21-\x7E]+$/.test(token))
    throw new UserError('The token has characters that a header cannot contain. Check TELEPHONY_TOKEN.');
  return token;
}

function isOnThisMachine(server: string): boolean {
  const { hostname } = new URL(server);
  return hostname === 'localhost' || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
}
