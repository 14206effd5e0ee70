import { readArguments, UserError } from '@telephony/command-line';
import type { Permissions } from './permissions.ts';

const HELP = `Holds a running server against the contract: asks its read operations and runs the workflows of
openapi/workflows, checks every answer, and says what is not as the contract declares.

Usage: npm run conformance -- --server URL [options]

  --server URL                base address, with version and service: https://pbx.example.com/v1.2/voice
  --token TOKEN               access token; better in TELEPHONY_TOKEN, where others do not see it
  --email EMAIL               sign in with this address instead; the session is ended afterwards
  --password PASSWORD         its password; better in TELEPHONY_PASSWORD
  --allow-writes              run steps that create, change or remove records too; only GET without it
  --allow-dialling            and those that ring a phone or send a message; needs --allow-writes
  --allow-collection-deletes  and those that delete all records of a kind; needs --allow-writes
  --workflow NAME             only this workflow or file of workflows, and no sweep; may be repeated
  --input NAME=VALUE          an input of the workflows, for a server that does not tell the story of the
                              examples; may be repeated
  --stateless                 the server keeps no state, as the mock: leaves out workflows that need it
  --timeout SECONDS           for one answer, default 30
  --report FILE               write the report for people there too, as Markdown
  --json FILE                 write the report as JSON
  --har FILE                  write what was sent and answered, without secrets, for the owner of the file only
  --help                      this text

Exit code: 0 conforms, 1 violations, 2 wrong use, 3 the server cannot be reached.

Example: TELEPHONY_TOKEN=... npm run conformance -- --server http://127.0.0.1:4010 --stateless`;

/** What a run is told. */
export interface ConformanceOptions {
  /** Without a slash at its end. */
  server: string;
  /** A token, or credentials to get one with. */
  access: { token: string } | { email: string; password: string };
  permissions: Permissions;
  workflows: string[];
  inputs: string[];
  stateless: boolean;
  /** Milliseconds. */
  timeout: number;
  report: string | undefined;
  json: string | undefined;
  har: string | undefined;
}

/**
 * Reads the command line and the environment.
 *
 * @throws UserError for what is missing or wrong, HelpWanted for `--help`. No message holds a value that may be secret.
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): ConformanceOptions {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const values = readArguments(
    HELP,
    {
      server: text,
      token: text,
      email: text,
      password: text,
      'allow-writes': flag,
      'allow-dialling': flag,
      'allow-collection-deletes': flag,
      workflow: { type: 'string', multiple: true, default: [] },
      input: { type: 'string', multiple: true, default: [] },
      stateless: flag,
      timeout: { type: 'string', default: '30' },
      report: text,
      json: text,
      har: text,
    },
    args,
  );
  const permissions = {
    writes: values['allow-writes'],
    dialling: values['allow-dialling'],
    collectionDeletes: values['allow-collection-deletes'],
  };
  if (!permissions.writes && (permissions.dialling || permissions.collectionDeletes)) {
    throw new UserError('--allow-dialling and --allow-collection-deletes need --allow-writes.');
  }
  return {
    server: serverOf(values.server),
    access: accessOf(values, environment),
    permissions,
    workflows: values.workflow,
    inputs: values.input,
    stateless: values.stateless,
    timeout: timeoutOf(values.timeout),
    report: values.report,
    json: values.json,
    har: values.har,
  };
}

function serverOf(text: string | undefined): string {
  if (text === undefined) throw new UserError(`--server is missing.\n\n${HELP}`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserError('--server is an http or https address.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UserError(
      '--server has no user, password, query or fragment. Give the token with TELEPHONY_TOKEN.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

function accessOf(
  values: { token?: string | undefined; email?: string | undefined; password?: string | undefined },
  environment: NodeJS.ProcessEnv,
): ConformanceOptions['access'] {
  const { email, token = email === undefined ? environment['TELEPHONY_TOKEN'] : undefined } = values;
  if (email !== undefined) {
    if (token !== undefined) throw new UserError('Give --token or --email, not both.');
    const password = values.password ?? environment['TELEPHONY_PASSWORD'];
    if (password === undefined) throw new UserError('--email needs --password or TELEPHONY_PASSWORD.');
    return { email, password };
  }
  if (token === undefined || token === '') {
    throw new UserError(
      'Give a token with TELEPHONY_TOKEN or --token, or sign in with --email and --password.',
    );
  }
  // As a header: anything else could end it, and the error of the platform would print it.
  if (!/^[\x21-\x7E]+$/.test(token)) throw new UserError('The token has characters that no header can hold.');
  return { token };
}

function timeoutOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600))
    throw new UserError('--timeout is a number of seconds, at most 3600.');
  return Math.ceil(seconds * 1000);
}
