import type { Contract, Operation } from '@telephony/contract';
import type { SignIn } from '../../platform/accounts/first-sign-in.ts';
import { CONTROL_PATH } from '../shared/control-path.ts';
import { helpParts, type HelpStep } from './help-steps.ts';

/** Gives the first id of a response. */
const FIRST_ID = `grep -o '"id":[0-9]*' | head -n 1 | cut -d: -f2`;

/**
 * What the control plane can do, as plain text that is also a script of the shell: each request works when it is pasted after
 * those before it.
 *
 * @param control The document of the control plane.
 * @param origin Where the sandbox is, such as `http://127.0.0.1:4020`.
 * @param signIns Token and sign-in of each account.
 */
export function controlHelp(
  control: Contract,
  origin: string,
  signIns: readonly (SignIn | undefined)[],
): string {
  const base = origin + CONTROL_PATH;
  const operations = new Map(control.operations.map((operation) => [operation.operationId, operation]));
  const parts = helpParts.map(({ title, steps }) => {
    const lines = steps.flatMap((step) => {
      const operation = operations.get(step.operation);
      return operation ? [`#   ${operation.summary}`, requestLine(base, operation, step)] : [];
    });
    return [`# ${title}`, ...lines].join('\n');
  });
  return [head(base), ...accounts(base, signIns), ...parts, ''].join('\n\n');
}

const head = (base: string): string =>
  [
    '# The control plane of the sandbox: everything that a test or a person does to it from outside of the platform.',
    `# Its OpenAPI document, with all parameters: ${base}/openapi.json`,
    '# While time stands still, each request responds when the events that it causes are delivered.',
    '# From another machine, add -H "X-Control-Token: TOKEN" (option --control-token).',
  ].join('\n');

/** What two accounts are for; nothing where there is one. */
function accounts(base: string, signIns: readonly (SignIn | undefined)[]): string[] {
  if (signIns.length < 2) return [];
  const lines = signIns.map((signIn, index) => `#   Account ${index + 1}: ${tokenOf(signIn)}`);
  return [
    [
      '# Two accounts: an ID of one is unknown with a token of the other',
      ...lines,
      '# A request is about the account that has its ID, number or extension; for account 2, others take ?account=2.',
      `curl '${base}/sign-in?account=2'`,
    ].join('\n'),
  ];
}

function tokenOf(signIn: SignIn | undefined): string {
  return signIn ? `${signIn.name}, X-Auth-Token: ${signIn.token}` : 'nobody has a token that never expires';
}

function requestLine(base: string, operation: Operation, step: HelpStep): string {
  const { path = {}, query = '', keep, into } = step;
  const address = Object.entries(path).reduce(
    (known, [name, value]) => known.replace(`{${name}}`, value),
    operation.path,
  );
  const url = query === '' ? base + address : `'${base}${address}${query}'`;
  const body = bodyOf(operation, step);
  // With a body curl sends POST by itself.
  const usual = body === undefined ? 'GET' : 'POST';
  const method = operation.method.toUpperCase();
  const request = [
    'curl',
    ...(keep === undefined && into === undefined ? [] : ['-s']),
    ...(method === usual ? [] : [`-X ${method}`]),
    url,
    ...(body === undefined ? [] : [`-d ${body}`]),
  ].join(' ');
  if (into !== undefined) return `${request} > ${into}`;
  return keep === undefined ? request : `${keep}=$(${request} | ${FIRST_ID})`;
}

function bodyOf({ body }: Operation, step: HelpStep): string | undefined {
  if (step.body !== undefined) return step.body.startsWith('@') ? step.body : `'${step.body}'`;
  const [example] = body?.examples.values() ?? [];
  return example && `'${JSON.stringify(example.value)}'`;
}
