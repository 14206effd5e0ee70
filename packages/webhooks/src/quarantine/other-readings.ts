import { decode, isTooDeep, readBody, readJson, type Sender } from '../parse/body.ts';
import { findEvents } from '../parse/parse-event.ts';
import { ownField } from '../parse/drift.ts';

// Tries a list, objects one after the other, forms and other names of fields. No form counts if events would be left out.
export async function otherReadings(
  bytes: Uint8Array<ArrayBuffer>,
  sender: Sender,
  type: string,
): Promise<object[]> {
  const text = decode(bytes, sender, []);
  const readings: (() => unknown)[] = [
    () => readBody(text, {}, []),
    () => withContractNames(readBody(text, {}, [])),
    () => objectsIn(text).map(readJson),
    () => formFields([...new URLSearchParams(unescaped(text, sender))]),
    () => readMultipart(bytes, type),
  ];
  for (const read of readings) {
    const value = await Promise.resolve()
      .then(read)
      .catch(() => undefined);
    const events = findEvents(value);
    if (events.length > 0) return events;
  }
  return [];
}

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const parts = await Promise.all(
    [...form].map(async ([name, part]): Promise<[string, string]> => [
      name,
      typeof part === 'string' ? part : await part.text(),
    ]),
  );
  return formFields(parts);
}

function formFields(parts: [name: string, value: string][]): unknown {
  const fields = Object.fromEntries(parts);
  return Object.keys(fields).length === parts.length ? fields : parts.map(([, part]) => part);
}

function withContractNames(value: unknown): unknown {
  return isTooDeep(value) ? value : renamed(value);
}

function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(renamed);
  const fields = Object.entries(value);
  const own = Object.fromEntries(
    fields.map(([name, inner]): [string, unknown] => [contractName(name), inner]),
  );
  // Two names have become one.
  const isClear = Object.keys(own).length === fields.length && ownField(own, 'event_name') !== undefined;
  return isClear ? own : Object.fromEntries(fields.map(([name, inner]) => [name, renamed(inner)]));
}

// `eventName`, `event-name` and `EVENT_NAME` are `event_name`.
function contractName(name: string): string {
  return name.replaceAll(/([a-z])(?=[A-Z])|-/g, '$1_').toLowerCase();
}

const TOKEN = /"(?:\\.|[^"\\])*"|[{}]/gs;
// `data:` of server-sent events, too.
const BETWEEN = /^(?:[\s\p{Cc},;]|data:)*$/u;

function objectsIn(text: string): string[] {
  const objects: string[] = [];
  const between: string[] = [];
  let depth = 0;
  let since = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' && (depth += 1) === 1) {
      between.push(text.slice(since, index));
      since = index;
    } else if (token === '}' && (depth -= 1) === 0) {
      objects.push(text.slice(since, index + 1));
      since = index + 1;
    }
  }
  between.push(text.slice(since));
  return between.every((part) => BETWEEN.test(part)) ? objects : [];
}

// Escapes may be in another character set than UTF-8.
function unescaped(form: string, sender: Sender): string {
  if (/[^\0-\x7F]/.test(form)) return form.trim();
  const text = form
    .trim()
    .replaceAll(/%[89a-f][\da-f]/gi, ([, ...hex]) => String.fromCharCode(Number.parseInt(hex.join(''), 16)));
  return decode(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    sender,
    [],
  );
}
