/** Hides secrets in data, and for a model also characters that people do not see. */
import { Redactor } from '@telephony/contract/reading';
import { once, secretFields } from '../contract/contract.ts';
import { isRecord } from './values.ts';
import { say } from './terminal.ts';

export const HIDDEN = '***';

export const redactor = once(() => new Redactor({ mask: HIDDEN, secretNames: secretFields() }));

interface SecretOptions {
  showSecrets?: boolean | undefined;
}

export function hideSecrets(data: unknown, { showSecrets }: SecretOptions): unknown {
  return showSecrets ? data : redactor().redactFields(data);
}

const noticed = new WeakSet<SecretOptions>();

export function sayHidden(printed: unknown, options: SecretOptions): void {
  const names = new Set(options.showSecrets || noticed.has(options) ? [] : hiddenNames(printed, 'secrets'));
  if (names.size === 0) return;
  noticed.add(options);
  say(`Hidden: ${[...names].join(', ')}. --show-secrets shows them.`);
}

function hiddenNames(value: unknown, name: string): string[] {
  if (value === HIDDEN) return [name];
  if (Array.isArray(value)) return value.flatMap((one) => hiddenNames(one, name));
  return isRecord(value) ? Object.entries(value).flatMap(([own, one]) => hiddenNames(one, own)) : [];
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
