/** Data of the platform as a model may see it: without secrets, and without characters that nobody sees. */
import { HIDDEN, secretFields } from '../contract/contract.ts';
import { isRecord } from './format.ts';
import { mask } from './secrets.ts';

/** Control and format characters, halves of pairs, fillers, selectors of variants, and characters without a meaning. */
const INVISIBLE =
  /(?![\t\n])(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\u2800)/gu;

/** A text without invisible characters, and without secrets in the addresses that it contains. */
export function safeText(text: string, token?: string): string {
  const seen = text
    .replaceAll(INVISIBLE, '')
    .replaceAll(inAddress(), `$1${HIDDEN}`)
    .replaceAll(PASSWORD, `$1${HIDDEN}`);
  return token ? seen.replaceAll(token, HIDDEN) : seen;
}

/** The password in `https://name:password@host`. */
const PASSWORD = /(:\/\/[^/?#\s:@]{0,200}:)[^/?#\s@]{1,200}(?=@)/g;

let pattern: RegExp | undefined;

/** `token=…` in the query of an address, by the names of the contract's secrets. */
function inAddress(): RegExp {
  return (pattern ??= new RegExp(`([?&;](?:${[...secretFields()].join('|')})=)[^&#\\s"'<>]+`, 'giu'));
}

/** Data as it may be shown, in plain JSON: secrets masked by the contract's mark, texts made safe. */
export function safeData(value: unknown, token?: string): unknown {
  return plain(mask(value, secretFields()), token);
}

function plain(value: unknown, token: string | undefined): unknown {
  if (typeof value === 'string') return safeText(value, token);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => plain(one, token));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [safeText(name, token), plain(field, token)]),
  );
}
