/** The effect of a write, as a sentence that its user can agree to. Values stand in quotation marks. */
import { coreOf, type CoreOptions, isTelephonyError, type Telephony } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { cellText, isRecord } from '../output/values.ts';
import { effectText } from './effect.ts';
import { formatCount, oneLine } from '../output/terminal.ts';
import { safeData } from '../output/secrets.ts';
import { readTouched, type Touched } from './touched.ts';

const MAX_VALUE_CHARACTERS = 1600;
const MAX_NAME_CHARACTERS = 60;
const MAX_RECORDS = 5;
const MAX_FIELDS = 12;

// A value must not seem to end its quotation.
const QUOTATION_MARKS = /["\u201C-\u201F\uFF02]/g;

type Fields = Readonly<Record<string, unknown>>;

export async function readEffect(
  pbx: Telephony,
  operation: Operation,
  request: CoreOptions,
): Promise<string> {
  return effectWords(pbx, operation, request, await readTouched(pbx, operation, request));
}

export async function effectWords(
  pbx: Telephony,
  { method, effect, summary, operationId, path: template }: Operation,
  { body, path = {} }: CoreOptions,
  { records, total = 0 }: Touched,
): Promise<string> {
  if (effect === 'deletes-collection')
    return `deletes all ${formatCount(total)} records of ${template}; no documented operation restores them`;
  if (operationId === 'createCall' && isRecord(body)) {
    const { from, to, ...others } = body;
    return [`rings ${await phoneText(pbx, from)}, then dials ${name(to)}`, bodyText(others)]
      .filter(Boolean)
      .join('; ');
  }
  // "Change a contact" becomes "changes a contact".
  const doing = summary.replace(/^\w+/, (verb) => `${verb.toLowerCase()}s`);
  const bodies = [body].flat();
  const more = bodies.length - MAX_RECORDS;
  return [
    [doing, method === 'post' ? '' : recordNames(records, path)].filter(Boolean).join(': '),
    ...bodies.slice(0, MAX_RECORDS).map(bodyText),
    more > 0 ? `and values for ${more} more` : '',
    effectText({ effect }) ?? '',
  ]
    .filter(Boolean)
    .join('; ');
}

function bodyText(body: unknown): string {
  const fields = Object.entries({ ...(safeData(body) as Fields | undefined) });
  const shown = fields.slice(0, MAX_FIELDS).map(([key, value]) => `${key} ${quoted(value)}`);
  const more = fields.length > shown.length ? [`${fields.length - shown.length} more fields`] : [];
  return [...shown, ...more].join(', ');
}

async function phoneText(pbx: Telephony, from: unknown): Promise<string> {
  if (from === undefined) return 'the phone of the user who is signed in';
  try {
    const request = { method: 'GET', path: '/users/{id}', options: { path: { id: Number(from) } } } as const;
    const { data } = (await coreOf(pbx).call(request)) as { data: unknown };
    const label = recordLabel(data);
    if (label !== undefined) return `the phone of "${label}"`;
  } catch (error) {
    if (!isTelephonyError(error)) throw error;
  }
  return `the phone of user ${name(from)}`;
}

function recordNames(records: readonly Fields[], path: Fields): string {
  if (records.length === 0)
    return Object.values(safeData(path) as Fields)
      .flat()
      .map(name)
      .join(', ');
  const shown = records.slice(0, MAX_RECORDS).map((record) => {
    const label = recordLabel(record);
    return label === undefined ? name(record['id']) : `"${label}" (${name(record['id'])})`;
  });
  const more = records.length > shown.length ? ` and ${records.length - shown.length} more` : '';
  return shown.join(', ') + more;
}

function recordLabel(record: unknown): string | undefined {
  const {
    name: own,
    first_name: first,
    last_name: last,
    company,
    src,
    caller,
  } = { ...(safeData(record) as Fields | null) };
  const person = [first, last].map(cellText).join(' ').trim();
  const label = [own, person, company, src, caller].find((one) => typeof one === 'string' && one !== '');
  return label === undefined ? undefined : name(label).replaceAll(QUOTATION_MARKS, "'");
}

function cut(value: unknown, most: number): string {
  const text = oneLine(cellText(value));
  return text.length > most ? `${text.slice(0, most)}… (${formatCount(text.length)} characters)` : text;
}

const quoted = (value: unknown): string =>
  `"${cut(value, MAX_VALUE_CHARACTERS).replaceAll(QUOTATION_MARKS, "'")}"`;
const name = (value: unknown): string => cut(value, MAX_NAME_CHARACTERS);
