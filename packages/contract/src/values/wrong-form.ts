import type { Parameter } from '../operation/operation.ts';
import {
  addToTree,
  delimiterOf,
  emptyNode,
  type QueryTexts,
  splitBrackets,
  valueOfTree,
} from './query-names.ts';
import { isOnlySpread, type PlannedParameter } from './request-plan.ts';
import { parseJson, typedText, type Typing, Unreadable } from './settle-parameter.ts';

/** How long a value may be, in characters, to be shown twice, and to be shown at all. */
const LONGEST = 400;
/** A text that is of another form than JSON, and not JSON with a mistake. */
const BEGINS_OTHERWISE = /^\s*[^\s[{"]/;

/**
 * The form in which a parameter must be sent, for one that was sent in another, such as `filter[0][property]=state`. It is
 * made from what was sent, ready to be pasted.
 *
 * @param names The names under which it was sent.
 */
export function formAdvice(planned: PlannedParameter, names: readonly string[], texts: QueryTexts): string {
  const tree = emptyNode();
  let isReadable = true;
  for (const name of names) {
    const segments = splitBrackets(name)?.segments;
    if (segments) addToTree(tree, segments, texts.get(name) ?? []);
    else isReadable = false;
  }
  if (planned.isJson) {
    const value = isReadable ? valueOfTree(tree, planned.shape, jsonOrTyped) : undefined;
    return jsonForm(planned, value === undefined ? undefined : fitting(planned, value));
  }
  const value = isReadable ? valueOfTree(tree, planned.shape, asItIs) : undefined;
  const isTwice = planned.shape.isPlain && Array.isArray(value) && value.length > 1;
  const form = writeQuery(planned, isTwice ? undefined : value);
  return `must be sent as ${form.length > LONGEST ? writeQuery(planned, undefined) : form}`;
}

/**
 * What is wrong with texts that should be one text of JSON.
 *
 * @param texts All that were sent under the name of the parameter.
 */
export function jsonAdvice(planned: PlannedParameter, texts: readonly string[], reason: string): string {
  const values = texts.map(looseJson);
  if (values.every((value) => typeof value === 'object' && value !== null && !(value instanceof Unreadable)))
    return jsonForm(planned, fitting(planned, values.length === 1 ? values[0] : values.flat()));
  const isOther = texts.some((text) => text.includes('[object Object]') || BEGINS_OTHERWISE.test(text));
  return texts.length > 1 || isOther ? jsonForm(planned, undefined) : reason;
}

/** @param value What was meant; undefined where it cannot be told. */
function jsonForm({ name, parameter }: PlannedParameter, value: unknown): string {
  const json = value === undefined ? shortestExample(parameter) : JSON.stringify(value);
  const must = 'must be one parameter of JSON';
  if (json === undefined) return `${must}, percent-encoded`;
  if (json.length > LONGEST) return `${must}, percent-encoded: ${name}=${json.slice(0, LONGEST)}…`;
  const shown = `${encodeURIComponent(name)}=${encodeURIComponent(json)}, which is ${name}=${json} percent-encoded`;
  return value === undefined ? `${must}, such as ${shown}` : `${must}. Send ${shown}`;
}

function shortestExample({ examples }: Parameter): string | undefined {
  const texts = [...examples.values()].flatMap(({ value }) =>
    value === undefined ? [] : [typeof value === 'string' ? value : JSON.stringify(value)],
  );
  return texts.toSorted((a, b) => a.length - b.length)[0];
}

/** A single object where the schema takes a list of them is meant as its only one. */
function fitting({ shape }: PlannedParameter, value: unknown): unknown {
  return shape.takesArray && !shape.takesObject && !Array.isArray(value) ? [value] : value;
}

const asItIs: Typing = (_, text) => text;

const jsonOrTyped: Typing = (types, text) => {
  const value =
    /^\s*[[{]/.test(text) && (types.has('object') || types.has('array')) ? looseJson(text) : undefined;
  // A typing gives single values, and this one those of JSON as well.
  return value === undefined || value instanceof Unreadable ? typedText(types, text) : (value as string);
};

/** JSON, or what Python prints of a dictionary: names and texts in single quotes. */
function looseJson(text: string): unknown {
  const value = parseJson(text);
  if (!(value instanceof Unreadable) || !text.includes("'")) return value;
  const words: Record<string, string> = { True: 'true', False: 'false', None: 'null' };
  return parseJson(
    text.replaceAll("'", '"').replaceAll(/\b(True|False|None)\b/g, (word) => words[word] ?? word),
  );
}

/**
 * A parameter in the form that a query must have, percent-encoded.
 *
 * @param value Texts, alone, in an array or in an object; undefined for a form with `VALUE` in its place.
 */
function writeQuery(planned: PlannedParameter, value: unknown): string {
  const { name, shape, explode, style } = planned;
  const own = encodeURIComponent(name);
  const delimiter = delimiterOf(style).replace(/[ |]/, encodeURIComponent);
  if (style === 'deepObject' || (shape.takesObject && !shape.takesArray)) {
    const [known = 'NAME'] = shape.memberNames;
    const pairs = Object.entries(typeof value === 'object' && value !== null ? value : { [known]: 'VALUE' });
    if (style === 'deepObject')
      return pairs.map(([key, text]) => pair(`${own}[${encodeURIComponent(key)}]`, text)).join('&');
    if (isOnlySpread(planned))
      return pairs.map(([key, text]) => pair(encodeURIComponent(key), text)).join('&');
    return `${own}=${pairs.flat().map(textOf).join(delimiter)}`;
  }
  const texts = [value ?? 'VALUE'].flat();
  return explode && shape.takesArray
    ? texts.map((text) => pair(own, text)).join('&')
    : `${own}=${texts.map(textOf).join(delimiter)}`;
}

const pair = (name: string, value: unknown): string => `${name}=${textOf(value)}`;

const textOf = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
