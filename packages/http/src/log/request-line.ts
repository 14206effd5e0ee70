import { styleText } from 'node:util';
import type { FieldError } from '@telephony/contract';
import type { RecordedRequest } from '../record/recorded-request.ts';
import { redactQuery } from '../redact/redact-text.ts';
import { printable, shortened } from './printable.ts';

type Told = Pick<
  RecordedRequest,
  'method' | 'url' | 'status' | 'operationId' | 'milliseconds' | 'refusal' | 'warnings'
>;

/** One line for a request: method, address, status, operation, time, and why it was refused. */
export function requestLine({
  method,
  url,
  status,
  operationId,
  milliseconds,
  refusal,
  warnings,
}: Told): string {
  const colour = status < 300 ? 'green' : status < 400 ? 'cyan' : status < 500 ? 'yellow' : 'red';
  const address = shortened(redactQuery(url));
  const time = styleText('dim', `${milliseconds.toFixed(1)} ms`, { stream: process.stdout });
  const code = styleText(colour, String(status), { stream: process.stdout });
  const warning = warnings.length > 0 ? `  warning: ${listed(warnings)}` : '';
  const reason = refusal ? `  ${reasonOf(refusal)}` : warning;
  return printable(`${method} ${address} `) + `${code} ${operationId ?? '-'} ${time}` + printable(reason);
}

function reasonOf({ message, errors }: NonNullable<Told['refusal']>): string {
  if (errors.length === 0) return message;
  return listed(errors);
}

function listed(errors: readonly FieldError[]): string {
  const shown = errors.slice(0, 3).map(({ field, message: what }) => `${field}: ${what}`);
  return [...shown, ...(errors.length > 3 ? [`and ${errors.length - 3} more`] : [])].join('; ');
}
