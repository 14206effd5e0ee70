import type { Contract } from '@telephony/contract';
import { curlRequests } from '@telephony/http';
import type { SignIn } from '../generated/control.ts';
import { CONTROL_PATH } from '../contract/control-document.ts';

/** The control plane's operations as plain text, each as a request by curl with the first example of its body. */
export function controlHelp(
  control: Contract,
  origin: string,
  signIns: readonly (SignIn | undefined)[],
): string {
  const base = origin + CONTROL_PATH;
  const head = [
    '# The control plane of the sandbox: everything that a test or a person does to it from outside of the platform.',
    `# Its OpenAPI document, with all parameters: ${base}/openapi.json`,
    '# $ID is the ID in the response of an earlier request: of a call, a user, a webhook, an entry of the journal, a rule.',
    '# While time stands still, each request responds when the events that it causes are delivered.',
    '# If it was started with --control-token TOKEN, add -H "X-Control-Token: TOKEN".',
  ];
  const blocks = [head, ...accounts(base, signIns)].map((lines) => lines.join('\n'));
  return [...blocks, ...curlRequests(control, base), ''].join('\n\n');
}

function accounts(base: string, signIns: readonly (SignIn | undefined)[]): string[][] {
  if (signIns.length < 2) return [];
  return [
    [
      '# Two accounts: an ID of one is unknown with a token of the other',
      ...signIns.map((signIn, index) => `#   Account ${index + 1}: ${tokenOf(signIn)}`),
      '# A request is about the account that has its ID, number or extension; for account 2, others take ?account=2.',
      `curl '${base}/sign-in?account=2'`,
    ],
  ];
}

function tokenOf(signIn: SignIn | undefined): string {
  return signIn ? `${signIn.name}, X-Auth-Token: ${signIn.token}` : 'nobody has a token that never expires';
}
