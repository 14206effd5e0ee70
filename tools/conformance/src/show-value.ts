import { isJsonObject, type Operation, Redactor } from '@telephony/contract';
import type { ServerRequest } from './server/exchange.ts';

const MAX_LENGTH = 80;
const redactor = new Redactor();

export function showValue(value: unknown, field: string): string {
  const redacted = redactor.redactValue({ [field]: value });
  const text = JSON.stringify(isJsonObject(redacted) ? redacted[field] : undefined) ?? 'nothing';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

export function showRequest({ path }: Operation, { method, target }: ServerRequest): string {
  return `${method} ${redactor.redactUrl(target, path)}`;
}
