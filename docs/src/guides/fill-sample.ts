import { SANDBOX, SANDBOX_TOKEN } from '../scripts/servers.ts';

/** What guides write in samples for the server and its token. */
const STANDS_FOR = new Map([
  ['$TELEPHONY_URL', SANDBOX],
  ['$TELEPHONY_TOKEN', SANDBOX_TOKEN],
]);
const NAMES = /\$TELEPHONY_(?:URL|TOKEN)\b/g;

/** A sample of a guide as its readers see it: for the sandbox, so that it works as soon as it is copied. */
export function fillSample(code: string): string {
  return code.replaceAll(NAMES, (name) => STANDS_FOR.get(name) ?? name);
}
