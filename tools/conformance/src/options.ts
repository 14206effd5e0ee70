import { readArguments, UserError } from '@telephony/command-line';
import { type Access, accessOf, rateOf, serverOf, timeoutOf } from './option-values.ts';
import { HELP } from './options-help.ts';
import type { Permissions } from './permissions.ts';

/** What a run is told. */
export interface ConformanceOptions {
  /** Without a slash at its end. */
  server: string;
  /** A token, or credentials to get one with. */
  access: Access;
  permissions: Permissions;
  /** Print what would be sent, and send nothing. */
  plan: boolean;
  /** Writes are confirmed already. */
  yes: boolean;
  /** Requests per second; undefined for no limit. */
  rate: number | undefined;
  /** Leave the laws between requests out. */
  quick: boolean;
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
  junit: string | undefined;
  sarif: string | undefined;
  har: string | undefined;
  baseline: string | undefined;
  propose: string | undefined;
  /** Names of fields whose values are not masked. */
  show: string[];
  /** Folder of the journals of writes; undefined for that of the user. */
  journals: string | undefined;
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
      'allow-logins': flag,
      plan: flag,
      yes: flag,
      quick: flag,
      rate: text,
      baseline: text,
      propose: text,
      junit: text,
      sarif: text,
      show: { type: 'string', multiple: true, default: [] },
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
    logins: values['allow-logins'] || values.sandbox,
  };
  if (!permissions.writes && (permissions.dialling || permissions.collectionDeletes || permissions.logins)) {
    throw new UserError(
      '--allow-dialling, --allow-collection-deletes and --allow-logins need --allow-writes.',
    );
  }
  const server = serverOf(values.server);
  return {
    server,
    // A plan needs none: nothing is sent.
    access: values.plan ? { token: 'none' } : accessOf(values, environment),
    plan: values.plan,
    yes: values.yes,
    quick: values.quick,
    rate: rateOf(values.rate, server),
    baseline: values.baseline,
    propose: values.propose,
    junit: values.junit,
    sarif: values.sarif,
    show: values.show,
    journals: undefined,
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
