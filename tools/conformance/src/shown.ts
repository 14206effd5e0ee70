import { isJsonObject, type Operation } from '@telephony/contract';
import { isSecretField, REDACTED, redactQuery, redactValue } from '@telephony/http';
import type { ServerRequest } from './server/exchange.ts';

/** Longest value beside a violation. */
const LONGEST_SEEN = 80;

/** A value as it is shown beside a violation, with its secrets redacted. */
export function shownValue(value: unknown, field: string): string {
  const redacted = redactValue({ [field]: value });
  const text = JSON.stringify(isJsonObject(redacted) ? redacted[field] : undefined) ?? 'nothing';
  return text.length > LONGEST_SEEN ? `${text.slice(0, LONGEST_SEEN - 1)}…` : text;
}

/** The request that shows a violation: `GET /cdrs?limit=1`. A secret in its path, such as a token, is redacted. */
export function shownRequest({ path }: Operation, { method, target }: ServerRequest): string {
  const parts = path.split('/');
  const [address = '', ...query] = target.split('?');
  const shown = address
    .split('/')
    .map((part, index) => {
      const name = /\{(\w+)\}/.exec(parts[index] ?? '')?.[1];
      return name !== undefined && isSecretField(name) ? REDACTED : part;
    })
    .join('/');
  return `${method} ${redactQuery([shown, ...query].join('?'))}`;
}
