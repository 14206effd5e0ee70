import { isJsonObject, type Operation, REDACTED, Redactor } from '@telephony/contract';
import type { ServerRequest } from './server/exchange.ts';

const MAX_LENGTH = 80;
const redactor = new Redactor();

export function showValue(value: unknown, field: string): string {
  const redacted = redactor.redactValue({ [field]: value });
  const text = JSON.stringify(isJsonObject(redacted) ? redacted[field] : undefined) ?? 'nothing';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

export function showRequest({ path }: Operation, { method, target }: ServerRequest): string {
  const parts = path.split('/');
  const [address = '', ...query] = target.split('?');
  const redacted = address
    .split('/')
    .map((part, index) => {
      const name = /\{(\w+)\}/.exec(parts[index] ?? '')?.[1];
      return name !== undefined && redactor.isSecretField(name) ? REDACTED : part;
    })
    .join('/');
  return `${method} ${redactor.redactUrl([redacted, ...query].join('?'))}`;
}
