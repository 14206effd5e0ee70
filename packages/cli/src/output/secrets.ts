/** Secrets in data: hidden unless somebody asks for them. */
import { HIDDEN, secretFields } from '../contract/contract.ts';
import { isRecord } from './format.ts';
import { say } from './terminal.ts';

/** The flag that shows secrets, and the fields that are shown at all. */
export interface SecretOptions {
  showSecrets?: boolean | undefined;
  fields?: string | undefined;
}

let told = false;

/** Data without its secrets, unless they are asked for. Says once that some are hidden. */
export function hidden(data: unknown, { showSecrets, fields }: SecretOptions): unknown {
  if (showSecrets) return data;
  const names = secretFields();
  const found = new Set<string>();
  const masked = mask(data, names, found);
  const shown = [...found].filter((name) => fields === undefined || fields.includes(name));
  if (shown.length > 0 && !told) {
    told = true;
    say(`Hidden: ${shown.join(', ')}. --show-secrets shows them.`);
  }
  return masked;
}

/** A copy in which the values of some fields are hidden. */
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
