import type { Contract } from '../contract.ts';
import type { PlannedParameter } from './request-plan.ts';
import {
  alternatingPairs,
  equalPairs,
  meaningsOf,
  meaningsOfText,
  type Settled,
  settleParameter,
  type Typing,
  Unreadable,
  type Written,
} from './settle-parameter.ts';
import { type QueryTexts, readQueryParameter } from './query-names.ts';

/** Reads a path parameter of a request. An empty one, and an empty value in a list, is an error whatever the schema says. */
export function readPathParameter(
  contract: Pick<Contract, 'schemas'>,
  planned: PlannedParameter,
  sent: Readonly<Record<string, string>>,
  settled: Settled,
): void {
  const { name, shape, isJson, style } = planned;
  const text = Object.hasOwn(sent, name) ? sent[name]! : '';
  if (isJson || (shape.isPlain && style === 'simple')) {
    if (text === '') settled.errors.push({ field: name, message: 'must not be empty' });
    else settleParameter(contract, planned, meaningsOfText(planned, text), settled);
    return;
  }
  const written = readPathStyle(planned, text);
  if (written instanceof Unreadable) return settleParameter(contract, planned, written, settled);
  const empty = emptyFields(name, shape.takesArray ? written.list : undefined, written.text);
  if (empty.length > 0)
    settled.errors.push(...empty.map((field) => ({ field, message: 'must not be empty' })));
  else settleParameter(contract, planned, (typing: Typing) => meaningsOf(shape, written, typing), settled);
}

function emptyFields(name: string, list: readonly string[] | undefined, text: string | undefined): string[] {
  if (list) return list.flatMap((part, index) => (part === '' ? [`${name}[${index}]`] : []));
  return text === '' ? [name] : [];
}

/** Reads a header of a request. */
export function readHeader(
  contract: Pick<Contract, 'schemas'>,
  planned: PlannedParameter,
  sent: string | string[] | undefined,
  settled: Settled,
): void {
  const text = Array.isArray(sent) ? sent.join(',') : sent;
  if (text === undefined) return settleParameter(contract, planned, undefined, settled);
  if (planned.isJson || planned.shape.isPlain)
    return settleParameter(contract, planned, meaningsOfText(planned, text), settled);
  // Between the values of a header there may be blanks (RFC 9110, section 5.6.1).
  const written = readPathStyle(planned, text.replaceAll(/[ \t]*,[ \t]*/g, ','));
  const meanings =
    written instanceof Unreadable
      ? written
      : (typing: Parameters<typeof meaningsOf>[2]) => meaningsOf(planned.shape, written, typing);
  settleParameter(contract, planned, meanings, settled);
}

/** A path parameter, or with `simple` a header, as its style writes it (OpenAPI 3.1.1, Style Examples). */
function readPathStyle(planned: PlannedParameter, text: string): Written | Unreadable {
  if (planned.style === 'label') return readLabel(planned, text);
  if (planned.style === 'matrix') return readMatrix(planned, text);
  if (planned.shape.isPlain || planned.style === 'content') return { text };
  const parts = text.split(',');
  return { text, list: parts, pairs: planned.explode ? equalPairs(parts) : alternatingPairs(parts) };
}

function readLabel({ explode }: PlannedParameter, text: string): Written | Unreadable {
  if (!text.startsWith('.')) return new Unreadable('must begin with a dot');
  const all = text.slice(1);
  const parts = all.split(explode ? '.' : ',');
  return { text: all, list: parts, pairs: explode ? equalPairs(parts) : alternatingPairs(parts) };
}

function readMatrix({ name, explode, shape }: PlannedParameter, text: string): Written | Unreadable {
  const [before, ...parts] = text.split(';');
  const values = parts.map((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : undefined));
  const [first = parts[0] === name ? '' : undefined] = values;
  const pairs = explode && shape.takesObject ? equalPairs(parts) : undefined;
  if (before !== '' || (first === undefined && !pairs)) return new Unreadable(`must begin with ;${name}=`);
  if (explode && shape.takesArray && values.every((value) => value !== undefined))
    return { text: values.length === 1 ? first : undefined, list: values, pairs };
  if (values.length > 1 && !pairs) return new Unreadable('must be given once');
  const split = first?.split(',');
  return {
    text: first,
    list: explode ? undefined : split,
    pairs: explode ? pairs : split && alternatingPairs(split),
  };
}

const NOTHING_DEEP = { deep: new Map(), further: [] };

/**
 * Reads the cookies of a request. Others than those that the document names are left alone: a browser sends all it has.
 */
export function readCookies(
  contract: Pick<Contract, 'schemas'>,
  parameters: readonly PlannedParameter[],
  header: string | string[] | undefined,
  settled: Settled,
): void {
  const plain = cookieTexts(header, /;/);
  for (const planned of parameters) {
    const isExploded = planned.explode && !planned.shape.isPlain && !planned.isJson;
    const texts = isExploded ? cookieTexts(header, /[;&]/) : plain;
    const text = texts.get(planned.name)?.[0];
    const meanings = planned.isJson
      ? text === undefined
        ? undefined
        : meaningsOfText(planned, text)
      : readQueryParameter({ openQuery: undefined }, planned, texts, NOTHING_DEEP);
    settleParameter(contract, planned, meanings, settled);
  }
}

/**
 * The texts of cookies by name, percent-decoded as style `form` writes them.
 *
 * @param header One or more `Cookie` headers.
 * @param separator The end of a cookie: `;`, and where an array or object is exploded `&` too.
 */
function cookieTexts(header: string | string[] | undefined, separator: RegExp): QueryTexts {
  const texts = new Map<string, string[]>();
  for (const part of [header ?? []].flat().join(';').split(separator)) {
    const at = part.indexOf('=');
    if (at === -1) continue;
    const name = decoded(part.slice(0, at).trim());
    const text = decoded(
      part
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
    const known = texts.get(name);
    if (known) known.push(text);
    else texts.set(name, [text]);
  }
  return texts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
