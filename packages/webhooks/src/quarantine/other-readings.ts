import { decode, isTooDeep, readBody, readJson, type Sender } from '../parse/body.ts';
import { findEvents } from '../parse/parse-event.ts';
import { ownField } from '../parse/drift.ts';

export async function otherReadings(
  bytes: Uint8Array<ArrayBuffer>,
  sender: Sender,
  type: string,
): Promise<object[]> {
  const text = decode(bytes, sender, []);
  const forms: (() => unknown)[] = [
    () => readBody(text, {}, []),
    () => inContractNames(readBody(text, {}, [])),
    () => objectsIn(text).map(readJson),
    () => fieldsOf([...new URLSearchParams(unescaped(text, sender))]),
    () => partsOf(bytes, type),
  ];
  for (const form of forms) {
    const value = await Promise.resolve()
      .then(form)
      .catch(() => undefined);
    const found = findEvents(value);
    if (found.length > 0) return found;
  }
  return [];
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const parts = await Promise.all(
    [...form].map(async ([name, part]): Promise<[string, string]> => [
      name,
      typeof part === 'string' ? part : await part.text(),
    ]),
  );
  return fieldsOf(parts);
}

function fieldsOf(parts: [name: string, value: string][]): unknown {
  const fields = Object.fromEntries(parts);
  return Object.keys(fields).length === parts.length ? fields : parts.map(([, part]) => part);
}

function inContractNames(value: unknown): unknown {
  return isTooDeep(value) ? value : renamed(value);
}

function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(renamed);
  const fields = Object.entries(value);
  const own = Object.fromEntries(fields.map(([name, inner]): [string, unknown] => [inContract(name), inner]));
  // Of two names that have become one, nobody knows which counts.
  const isClear = Object.keys(own).length === fields.length && ownField(own, 'event_name') !== undefined;
  return isClear ? own : Object.fromEntries(fields.map(([name, inner]) => [name, renamed(inner)]));
}

function inContract(name: string): string {
  return name.replaceAll(/([a-z])(?=[A-Z])|-/g, '$1_').toLowerCase();
}

const TOKEN = /"(?:\\.|[^"\\])*"|[{}]/gs;
const BETWEEN = /^(?:[\s\p{Cc},;]|data:)*$/u;

function objectsIn(text: string): string[] {
  const found: string[] = [];
  const between: string[] = [];
  let depth = 0;
  let since = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' && (depth += 1) === 1) {
      between.push(text.slice(since, index));
      since = index;
    } else if (token === '}' && (depth -= 1) === 0) {
      found.push(text.slice(since, index + 1));
      since = index + 1;
    }
  }
  between.push(text.slice(since));
  return between.every((part) => BETWEEN.test(part)) ? found : [];
}

function unescaped(form: string, sender: Sender): string {
  const text = form
    .trim()
    .replaceAll(/%[89a-f][\da-f]/gi, ([, ...hex]) => String.fromCharCode(Number.parseInt(hex.join(''), 16)));
  // Other characters than these are not bytes of an escape.
  if (/[^\0-\x7F]/.test(form)) return form.trim();
  return decode(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    sender,
    [],
  );
}
