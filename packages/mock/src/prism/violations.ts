import { describeFaults, type FieldError } from '@telephony/contract';
import type { Violation } from './load-prism.ts';

/** What Prism finds wrong with a request or a response, in the words of the contract's envelope. */
export function violationsOf(violations: Violation[]): FieldError[] {
  return describeFaults(violations.filter(isError).map(fault));
}

/** Prism's severity of an error; warnings, such as of a deprecated parameter, refuse nothing. */
const ERROR: Violation['severity'] = 0;

const isError = ({ severity }: Violation): boolean => severity === ERROR;

function fault({ path = [], code, message }: Violation) {
  // A field of the body keeps `body` in front; a parameter is known by its name alone.
  const [place = 'body', ...rest] = path.map(String);
  return {
    field: place === 'body' ? [place, ...rest] : rest,
    keyword: String(code),
    message: message.replace(/^(Request|Response) (body|query|header) ((property|parameter) \S+ )?/, ''),
    member: /required property '(.+)'$|; found '(.+)'$/.exec(message)?.slice(1).find(Boolean),
  };
}
