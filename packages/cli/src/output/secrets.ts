/** Hides secrets in data, and for a model also characters that people do not see. */
import { Redactor } from '@telephony/contract/reading';
import { once, secretFields } from '../contract/contract.ts';
import { isRecord } from './values.ts';
import { say } from './terminal.ts';

export interface SecretOptions {
  showSecrets?: boolean | undefined;
  fields?: string | undefined;
}

export const HIDDEN = '***';

export const redactor = once(() => new Redactor({ mask: HIDDEN, secretNames: secretFields() }));

const noticed = new WeakSet<SecretOptions>();

// A list that is read page by page has one notice.
export function hideSecrets(data: unknown, options: SecretOptions): unknown {
  const { showSecrets, fields } = options;
  if (showSecrets) return data;
  const found = new Set<string>();
  const masked = redactor().redactFields(data, found);
  const shown = [...found].filter((name) => fields === undefined || fields.includes(name));
  if (shown.length > 0 && !noticed.has(options)) {
    noticed.add(options);
    say(`Hidden: ${shown.join(', ')}. --show-secrets shows them.`);
  }
  return masked;
}

const INVISIBLE =
  /(?![\t\n])(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\u2800)/gu;

export function safeText(text: string): string {
  return redactor().redactLearnt(redactor().redactWithin(text.replaceAll(INVISIBLE, '')));
}

export function safeData(value: unknown): unknown {
  return safeCopy(redactor().redactFields(value));
}

function safeCopy(value: unknown): unknown {
  if (typeof value === 'string') return safeText(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(safeCopy);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [safeText(name), safeCopy(field)]));
}
