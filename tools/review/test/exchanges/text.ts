import { isJsonObject, type JsonObject } from '@telephony/contract';

/** What is sent of one parameter: name and text; several of them for a list whose elements are apart. */
export type Sent = [name: string, text: string][];

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A value as it is sent; undefined for one that has no one way of being written. */
export function written(parameter: JsonObject, value: unknown): Sent | undefined {
  const { style, explode, name } = writingOf(parameter);
  if (isJsonObject(parameter['content'])) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    if (items.length === 0 || items.some((item) => typeof item === 'object')) return undefined;
    const texts = items.map(String);
    if (explode && style !== 'simple') return texts.map((text) => [name, text]);
    return [[name, texts.join(SEPARATORS[style] ?? ',')]];
  }
  if (isJsonObject(value)) {
    const entries = Object.entries(value);
    if (style !== 'deepObject' || entries.length === 0) return undefined;
    if (entries.some(([, member]) => typeof member === 'object')) return undefined;
    return entries.map(([key, member]) => [`${name}[${key}]`, String(member)]);
  }
  const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return !isWord || value === '' || style === 'deepObject' ? undefined : [[name, String(value)]];
}

/** All values that a text can be read as: a text itself, and what it says as JSON. */
export function readings(parameter: JsonObject, sent: Sent): unknown[] {
  const { style, explode, name } = writingOf(parameter);
  const texts = sent.map(([, text]) => text);
  const [first = ''] = texts;
  if (isJsonObject(parameter['content'])) return [parsed(first)];
  if (style === 'deepObject') {
    const keys = sent.map(([key, text]) => [key.slice(name.length + 1, -1), text] as const);
    return [Object.fromEntries(keys), Object.fromEntries(keys.map(([key, text]) => [key, parsed(text)]))];
  }
  const parts = explode && style !== 'simple' ? texts : first.split(SEPARATORS[style] ?? ',');
  const lists = [parts, parts.map((part) => parsed(part))];
  return texts.length > 1 ? lists : [first, parsed(first), ...lists];
}

/** Whether a parameter is meant by a name that is sent. */
export function isMeant(parameter: JsonObject, name: string): boolean {
  const own = String(parameter['name']);
  return name === own || (parameter['style'] === 'deepObject' && name.startsWith(`${own}[`));
}

/** How a parameter is written; what is not said is the default of the specification. */
export function writingOf(parameter: JsonObject) {
  const { in: place, style: stated } = parameter;
  const style =
    typeof stated === 'string' ? stated : place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const explode = parameter['explode'] ?? style === 'form';
  return { style, explode: explode === true, name: String(parameter['name']) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
