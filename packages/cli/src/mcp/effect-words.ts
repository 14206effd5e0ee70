/** What a write does, in a sentence that its user can agree to. */
import { coreOf, type CoreOptions, isTelephonyError, type Telephony } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { cellText, isRecord } from '../output/format.ts';
import { effectOf } from '../operation/effect.ts';
import { grouped } from '../output/terminal.ts';
import { safeData } from './safe-data.ts';
import type { Touched } from './touched.ts';

/** Characters that are shown of a value, and of a text that goes out; records and fields that are named. */
const MOST_SHOWN = 160;
const MOST_SENT = 1600;
const MOST_NUMBER = 60;
const MOST_NAMED = 5;
const MOST_FIELDS = 12;

type Fields = Readonly<Record<string, unknown>>;

/** The sentence. What the platform's people wrote in it is safe to show, and stands in quotation marks. */
export async function effectWords(
  pbx: Telephony,
  operation: Operation,
  { body, path = {} }: CoreOptions,
  touched: Touched,
): Promise<string> {
  const fields = (isRecord(body) ? safeData(body) : {}) as Fields;
  const { from, to, tts, message, dst, caller_id: shown } = fields;
  switch (operation.operationId) {
    case 'createCall':
      return `rings ${await phoneOf(pbx, from)}, then dials ${quoteless(to)}${shown === undefined ? '' : `, who sees ${quoteless(shown)}`}`;
    case 'createWebcall':
      return `dials ${quoteless(from)} and ${quoteless(to)}, and connects them`;
    case 'createLeadcall':
      return `dials ${quoteless(to)} and speaks ${quoted(tts, MOST_SENT)}`;
    case 'createSms':
      return `sends an SMS to ${quoteless(to)}${from === undefined ? '' : ` from ${quoteless(from)}`}: ${quoted(message, MOST_SENT)}`;
    case 'deleteCall':
      return `hangs up the live call ${named(touched.records, path)}`;
    case 'updateCall':
      if (dst !== undefined)
        return `transfers the live call ${named(touched.records, path)} to ${quoteless(dst)}`;
      return `changes the live call ${named(touched.records, path)}: ${valuesOf(fields)}`;
  }
  return generic(operation, body, path, touched);
}

function generic(operation: Operation, body: unknown, path: Fields, { records, total }: Touched): string {
  const { method, effect, summary } = operation;
  if (effect === 'deletes-collection')
    return `deletes all ${grouped(total ?? 0)} records of ${operation.path}; this cannot be undone`;
  // "Change a contact" becomes "changes a contact".
  const doing = summary.replace(/^\w+/, (verb) => `${verb.toLowerCase()}s`);
  const also = effectOf(operation);
  return [
    [doing, method === 'post' ? '' : named(records, path)].filter(Boolean).join(': '),
    ...(Array.isArray(body) ? body : [body]).slice(0, MOST_NAMED).map((one) => valuesOf(safeData(one))),
    also ?? '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The values of a body: the user agrees to these. */
function valuesOf(fields: unknown): string {
  if (!isRecord(fields)) return '';
  const names = Object.keys(fields);
  const shown = names.slice(0, MOST_FIELDS).map((name) => `${name} ${quoted(fields[name])}`);
  const more = names.length > shown.length ? [`${names.length - shown.length} more fields`] : [];
  return [...shown, ...more].join(', ');
}

/** Whose phone rings: the user's by name where the platform knows one. */
async function phoneOf(pbx: Telephony, from: unknown): Promise<string> {
  if (from === undefined) return 'the phone of the user who is signed in';
  try {
    const request = { method: 'GET', path: '/users/{id}', options: { path: { id: Number(from) } } } as const;
    const { data } = (await coreOf(pbx).call(request)) as { data: unknown };
    const name = labelOf(safeData(data));
    if (name !== undefined) return `${quoteless(name)}'s phone`;
  } catch (error) {
    if (!isTelephonyError(error)) throw error;
  }
  return `the phone of user ${quoteless(from)}`;
}

function named(records: Touched['records'], path: Fields): string {
  if (records.length === 0)
    return Object.values(safeData(path) as Fields)
      .flat()
      .map(quoteless)
      .join(', ');
  const shown = records.slice(0, MOST_NAMED).map((record) => {
    const label = labelOf(safeData(record));
    return label === undefined ? quoteless(record['id']) : `${quoted(label)} (${quoteless(record['id'])})`;
  });
  const more = records.length > shown.length ? ` and ${records.length - shown.length} more` : '';
  return shown.join(', ') + more;
}

/** What people call a record. */
function labelOf(record: unknown): string | undefined {
  if (!isRecord(record)) return undefined;
  const { name, first_name: first, last_name: last, company, subject, src } = record;
  const person = [first, last].filter((part) => typeof part === 'string' && part !== '').join(' ');
  const label = [name, person, company, subject, src].find((one) => typeof one === 'string' && one !== '');
  return label === undefined ? undefined : oneLine(label);
}

function oneLine(value: unknown, most = MOST_SHOWN): string {
  const text = cellText(value).replaceAll(/\s+/g, ' ');
  return text.length > most ? `${text.slice(0, most)}… (${grouped(text.length)} characters)` : text;
}

const quoted = (value: unknown, most?: number): string => `"${oneLine(value, most).replaceAll('"', "'")}"`;
const quoteless = (value: unknown): string => oneLine(value, MOST_NUMBER);
