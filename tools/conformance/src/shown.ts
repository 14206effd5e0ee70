import { isJsonObject, type Operation } from '@telephony/contract';
import { isSecretField, REDACTED, redactQuery, redactValue } from '@telephony/http';
import type { ServerRequest } from './server/exchange.ts';

const LONGEST_SEEN = 80;

export function shownValue(value: unknown, field: string): string {
  const redacted = redactValue({ [field]: value });
  const text = JSON.stringify(isJsonObject(redacted) ? redacted[field] : undefined) ?? 'nothing';
  return text.length > LONGEST_SEEN ? `${text.slice(0, LONGEST_SEEN - 1)}…` : text;
}

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
