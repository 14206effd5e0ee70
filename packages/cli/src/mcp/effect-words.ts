/** What a write does, in a sentence that its user can agree to. */
import { coreOf, type CoreOptions, isTelephonyError, type Telephony } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { cellText, isRecord } from '../output/format.ts';
import { effectOf } from '../operation/effect.ts';
import { grouped } from '../output/terminal.ts';
import { safeData } from './safe-data.ts';
import type { Touched } from './touched.ts';

/** Characters of a quoted text, and records that are named. */
const MOST_QUOTED = 160;
const MOST_NAMED = 5;

type Fields = Readonly<Record<string, unknown>>;

/** The sentence. What the platform's people wrote in it is safe to show, and stands in quotation marks. */
export async function effectWords(
  pbx: Telephony,
  operation: Operation,
  { body, path = {} }: CoreOptions,
  touched: Touched,
): Promise<string> {
  const fields = (isRecord(body) ? safeData(body) : {}) as Fields;
  const { from, to, tts, message, dst } = fields;
  switch (operation.operationId) {
    case 'createCall':
      return `rings ${await phoneOf(pbx, from)}, then dials ${quoteless(to)}`;
    case 'createWebcall':
      return `dials ${quoteless(from)} and ${quoteless(to)}, and connects them`;
    case 'createLeadcall':
      return `dials ${quoteless(to)} and speaks ${quoted(tts)}`;
    case 'createSms':
      return `sends an SMS to ${quoteless(to)}${from === undefined ? '' : ` from ${quoteless(from)}`}: ${quoted(message)}`;
    case 'deleteCall':
      return `hangs up the live call ${named(touched.records, path)}`;
    case 'updateCall':
      if (dst !== undefined)
        return `transfers the live call ${named(touched.records, path)} to ${quoteless(dst)}`;
      return `changes ${Object.keys(fields).join(', ')} of the live call ${named(touched.records, path)}`;
  }
  return generic(operation, fields, path, touched);
}

function generic(operation: Operation, fields: Fields, path: Fields, { records, total }: Touched): string {
  const { method, effect, summary } = operation;
  // "Change a contact" becomes "changes a contact".
  const doing = summary.replace(/^\w+/, (verb) => `${verb.toLowerCase()}s`);
  if (effect === 'deletes-collection')
    return `deletes all ${grouped(total ?? 0)} records of ${operation.path}; this cannot be undone`;
  const also = effectOf(operation) === undefined ? '' : `; ${effectOf(operation)}`;
  const what =
    method === 'post' ? (labelOf(fields) === undefined ? '' : quoted(labelOf(fields))) : named(records, path);
  const changed =
    method === 'patch' && Object.keys(fields).length > 0 ? ` (${Object.keys(fields).join(', ')})` : '';
  return `${doing}${what === '' ? '' : `: ${what}`}${changed}${also}`;
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

const oneLine = (value: unknown): string => cellText(value).replaceAll(/\s+/g, ' ').slice(0, MOST_QUOTED);
const quoted = (value: unknown): string => `"${oneLine(value).replaceAll('"', "'")}"`;
const quoteless = (value: unknown): string => oneLine(value).slice(0, 40);
