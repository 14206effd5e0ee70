import { readArguments, UserError } from '@telephony/command-line';
import type { Permissions } from './permissions.ts';

const HELP = `Checks a running server against the contract: calls its read operations, runs the workflows of
openapi/workflows, checks every response, and reports what differs from the contract.

Usage: npm run conformance -- --server URL [options]

  --server URL                base address, with version and service: https://pbx.example.com/v1.2/voice
  --token TOKEN               access token; safer in TELEPHONY_TOKEN, where others cannot see it
  --email EMAIL               sign in with this e-mail address instead; logs out at the end
  --password PASSWORD         its password; safer in TELEPHONY_PASSWORD
  --allow-writes              also run steps that create, change or delete records (default: only GET)
  --allow-dialling            also run steps that ring a phone or send a message; needs --allow-writes
  --allow-collection-deletes  also run steps that delete whole collections; needs --allow-writes
  --refusals                  also read without a token, unknown records, and with parameters out of bounds: reads that
                              a server must refuse
  --sandbox                   the server is a sandbox on this machine: everything above, and every example and refusal
                              of every operation, those that delete included; afterwards it is as before
  --workflow NAME             run only this workflow or file of workflows, and no sweep, no probes; may be repeated
  --input NAME=VALUE          an input of the workflows, for a server without the data of the examples;
                              may be repeated
  --stateless                 the server keeps no state, like the mock: skip workflows that need it
  --timeout SECONDS           timeout of a response (default: 30)
  --report FILE               also write the report to a Markdown file
  --json FILE                 write the report as JSON
  --har FILE                  write all requests and responses, without secrets; only the owner can read the file
  --help                      show this text

Exit code: 0 conforms, 1 violations, 2 wrong usage, 3 the server cannot be reached.

Example: TELEPHONY_TOKEN=... npm run conformance -- --server http://127.0.0.1:4010 --stateless`;

/** What a run is told. */
export interface ConformanceOptions {
  /** Without a slash at its end. */
  server: string;
  /** A token, or credentials to get one with. */
  access: { token: string } | { email: string; password: string };
  permissions: Permissions;
  /** Also ask reads so that they must be refused. */
  refusals: boolean;
  /** The server is a sandbox, which may be changed at will and is put back. */
  sandbox: boolean;
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
      refusals: flag,
      sandbox: flag,
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
    writes: values['allow-writes'] || values.sandbox,
    dialling: values['allow-dialling'] || values.sandbox,
    collectionDeletes: values['allow-collection-deletes'] || values.sandbox,
  };
  if (!permissions.writes && (permissions.dialling || permissions.collectionDeletes)) {
    throw new UserError('--allow-dialling and --allow-collection-deletes need --allow-writes.');
  }
  return {
    server: serverOf(values.server),
    access: accessOf(values, environment),
    permissions,
    refusals: values.refusals,
    sandbox: values.sandbox,
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
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserError('--server must be an http or https URL.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UserError(
      '--server must not have a user, password, query or fragment. Pass the token in TELEPHONY_TOKEN.',
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
    if (token !== undefined) throw new UserError('--token and --email exclude each other. Use one of them.');
    const password = values.password ?? environment['TELEPHONY_PASSWORD'];
    if (password === undefined) throw new UserError('--email needs --password or TELEPHONY_PASSWORD.');
    return { email, password };
  }
  if (token === undefined || token === '') {
    throw new UserError(
      'No credentials. Pass a token in TELEPHONY_TOKEN or --token, or sign in with --email and --password.',
    );
  }
  // As a header: anything else could end it, and the error of the platform would print it.
  if (!/^[\x21-\x7E]+$/.test(token))
    throw new UserError('The token has characters that a header cannot contain. Check it.');
  return { token };
}

function timeoutOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600))
    throw new UserError('--timeout must be a number of seconds, at most 3600.');
  return Math.ceil(seconds * 1000);
}
