import { isJsonObject } from '@telephony/contract';

/** Stands where a secret was. */
export const REDACTED = '[redacted]';

/** A value with the secrets of its fields replaced. It keeps its form, so that it can still be checked against a schema. */
export function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isSecretField(name) ? hidden(field) : redactValue(field),
    ]),
  );
}

/** Null and empty values tell nothing, and keep their form; so do digits, such as those of a PIN. */
function hidden(value: unknown): unknown {
  if (value === null || value === '') return value;
  if (typeof value === 'number') return 0;
  return typeof value === 'string' && /^\d+$/.test(value) ? '0'.repeat(value.length) : REDACTED;
}

/** Text that is not JSON, or a part of it, or a form: the values after names that are secret are replaced. */
export function redactText(text: string): string {
  return text.replaceAll(
    /(["']?)([\w-]+)\1(\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|[^\s,;&}<{["']+)/g,
    (all, quote: string, name: string, sign: string) =>
      isSecretField(name) ? `${quote}${name}${quote}${sign}"${REDACTED}"` : all,
  );
}

/** An address with the values of its secret query parameters replaced. */
export function redactQuery(url: string): string {
  return url.replaceAll(/([?&])([\w-]+)=[^&]*/g, (all, mark: string, name: string) =>
    isSecretField(name) ? `${mark}${name}=${REDACTED}` : all,
  );
}

/** Fields of bodies and parameters whose values are secret, in lower case. */
const MEMBERS = new Set([
  'token',
  'user_token',
  'password',
  'sip_password',
  'nonce',
  'code',
  'pin',
  'pin_pstn',
  'vm_pin',
  'legacy_api_key',
  'device_fingerprint',
  'secret',
  'authorization',
]);
const HEADERS = new Set([
  'x-auth-token',
  'x-control-token',
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
]);

/** Whether the value of this field or parameter is secret. */
export function isSecretField(name: string): boolean {
  return MEMBERS.has(name.toLowerCase()) || name.toLowerCase().endsWith('_token');
}

/** Whether the value of this header is secret. */
export function isSecretHeader(name: string): boolean {
  return HEADERS.has(name.toLowerCase());
}
