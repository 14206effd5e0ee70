/** Hides secrets in data, and for a model also characters that people do not see. */
import { maskUrls } from '@telephony/contract/reading';
import { HIDDEN, secretFields } from '../contract/contract.ts';
import { isRecord } from './values.ts';
import { say } from './terminal.ts';

export interface SecretOptions {
  showSecrets?: boolean | undefined;
  fields?: string | undefined;
}

const noticed = new WeakSet<SecretOptions>();

// A list that is read page by page has one notice.
export function hideSecrets(data: unknown, options: SecretOptions): unknown {
  const { showSecrets, fields } = options;
  if (showSecrets) return data;
  const found = new Set<string>();
  const masked = mask(data, secretFields(), found);
  const shown = [...found].filter((name) => fields === undefined || fields.includes(name));
  if (shown.length > 0 && !noticed.has(options)) {
    noticed.add(options);
    say(`Hidden: ${shown.join(', ')}. --show-secrets shows them.`);
  }
  return masked;
}

export function mask(value: unknown, names: ReadonlySet<string>, found = new Set<string>()): unknown {
  if (Array.isArray(value)) return value.map((one) => mask(one, names, found));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const isPlain = Array.isArray(field) ? !field.some(isRecord) : typeof field !== 'object';
      if (!names.has(name) || field === '' || !isPlain) return [name, mask(field, names, found)];
      found.add(name);
      return [name, HIDDEN];
    }),
  );
}

const INVISIBLE =
  /(?![\t\n])(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\u2800)/gu;

export function safeText(text: string, token?: string): string {
  const isSecret = (name: string) => secretFields().has(name.toLowerCase());
  const seen = maskUrls(text.replaceAll(INVISIBLE, ''), isSecret, HIDDEN);
  return token ? seen.replaceAll(token, HIDDEN) : seen;
}

export function safeData(value: unknown, token?: string): unknown {
  return safeCopy(mask(value, secretFields()), token);
}

function safeCopy(value: unknown, token: string | undefined): unknown {
  if (typeof value === 'string') return safeText(value, token);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => safeCopy(one, token));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [safeText(name, token), safeCopy(field, token)]),
  );
}
