import { UserError } from '@telephony/command-line';
import { type Exchange, headerOf } from './exchange.ts';

/**
 * Sees that a server has this API at its address: another path of the same host would break the contract with every response.
 *
 * @param first Responses to the first requests, whose paths every server has.
 * @throws UserError where none of them can be of this API.
 */
export function refuseOtherAddress(first: readonly Exchange[], server: string): void {
  if (!first.every(isOfOther)) return;
  const told = first.map(
    ({ request: { method, target }, outcome }) => `${method} ${target} is ${whyOther(outcome)}`,
  );
  throw new UserError(
    `This API is not at ${server}: ${told.join(', ')}. Check --server: it is the address with version and service, such as https://pbx.example.com/v1.2/voice.`,
  );
}

/** Whether a response cannot be one of this API. */
export function isOfOther({ outcome }: Exchange): boolean {
  return whyOther(outcome) !== undefined;
}

function whyOther(outcome: Exchange['outcome']): string | undefined {
  if ('failure' in outcome) return undefined;
  const { status, headers } = outcome;
  if (status === 404 || status === 405) return String(status);
  if (status >= 300 && status < 400)
    return `a redirect (${status})${originOf(headerOf(headers, 'location'))}`;
  return headerOf(headers, 'content-type')?.startsWith('text/html')
    ? `a page of HTML (${status})`
    : undefined;
}

/** Where a redirect leads, without its path and query: they may hold a secret. */
function originOf(location = ''): string {
  return URL.canParse(location) ? ` to ${new URL(location).origin}` : '';
}
