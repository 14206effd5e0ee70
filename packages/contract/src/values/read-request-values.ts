import type { Contract } from '../contract.ts';
import type { Operation } from '../operation/operation.ts';
import type { FieldError } from '../validation/describe-faults.ts';
import { describeUnread, jsonForm } from './describe-unread.ts';
import { type PlannedParameter, planOf, type RequestPlan } from './request-plan.ts';
import { isBeyondInt64, type JsonType, typedText } from './value-shape.ts';

/**
 * Reads and checks all parameters of a request, as `typedText` types them. No request makes it throw.
 *
 * @throws Error for a schema that does not compile, and for a parameter of an unsupported style.
 */
export function readRequestValues(
  contract: Pick<Contract, 'resolve' | 'schemas'>,
  operation: Operation,
  sent: SentParameters,
  options: RequestValuesOptions = {},
): RequestValues {
  const plan = planOf(contract, operation);
  const errors: FieldError[] = [];
  const into = (): Settled => ({ values: Object.create(null) as Record<string, unknown>, errors });
  const [path, query, header] = [into(), into(), into()];
  let ignored: FieldError[] = [];
  for (const planned of plan.path) {
    const text = Object.hasOwn(sent.path, planned.name) ? sent.path[planned.name]! : '';
    const empty = emptyFields(planned, text);
    if (empty.length === 0) settle(contract, planned, readingOf(planned, [text]), path);
    errors.push(...empty.map((field) => ({ field, message: 'must not be empty' })));
  }
  if (plan.query.length > 0 || sent.query.size > 0)
    ignored = readQuery(contract, plan, sent.query, options, query);
  for (const planned of plan.header) {
    const text = [sent.headers[planned.name.toLowerCase()] ?? []].flat().join(',');
    const isSent = sent.headers[planned.name.toLowerCase()] !== undefined;
    // Between the values of a header there may be blanks (RFC 9110, section 5.6.1).
    const own = planned.shape.takesArray ? text.replaceAll(/(?<![ \t])[ \t]*,[ \t]*/g, ',') : text;
    settle(contract, planned, isSent ? readingOf(planned, [own]) : undefined, header);
  }
  return { path: path.values, query: query.values, header: header.values, errors, ignored };
}

/** The parameters of a request as they were sent. */
export interface SentParameters {
  /** By name, percent-decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Options of `readRequestValues`. */
export interface RequestValuesOptions {
  /** Leaves unknown query parameters alone. Default: they are errors. */
  lenient?: boolean | undefined;
  /** Names in the query that belong to the server, such as `__code`. */
  ownQuery?: ReadonlySet<string> | undefined;
}

/** The valid parameters of a request by name, and the mistakes in the others. Objects have no prototype. */
export interface RequestValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  errors: FieldError[];
  /** The errors that `lenient` lets pass. */
  ignored: FieldError[];
}

// Empty path parameters, and empty values in their lists, are errors under any schema.
function emptyFields({ name, isJson, shape }: PlannedParameter, text: string): string[] {
  if (isJson || !shape.takesArray) return text === '' ? [name] : [];
  return text.split(',').flatMap((part, index) => (part === '' ? [`${name}[${index}]`] : []));
}

function readQuery(
  contract: Pick<Contract, 'schemas'>,
  plan: RequestPlan,
  query: URLSearchParams,
  { lenient, ownQuery }: RequestValuesOptions,
  settled: Settled,
): FieldError[] {
  const pairsByName = Map.groupBy(query, ([name]) => name);
  const texts = new Map([...pairsByName].map(([name, pairs]) => [name, pairs.map(([, text]) => text)]));
  const deep = new Map<string, Map<string, string[]>>();
  const unread: string[] = [];
  for (const [name, all] of texts) {
    if (ownQuery?.has(name) || plan.keyNames.has(name)) continue;
    if (plan.queryByName.get(name)?.isDeep === false) continue;
    const [, base = '', field = ''] = /^([^[]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (!plan.queryByName.get(base)?.isDeep) unread.push(name);
    else deep.set(base, (deep.get(base) ?? new Map<string, string[]>()).set(field, all));
  }
  const described = unread.length === 0 ? [] : describeUnread(plan, unread, ownQuery);
  const explained = new Set(lenient ? [] : described.map(({ field }) => field));
  for (const planned of plan.query) {
    const { name, isDeep } = planned;
    const fields = deep.get(name);
    const all = texts.get(name);
    const reading = isDeep ? fields && readFields(planned, fields) : all && readingOf(planned, all);
    // A parameter in a wrong form is not missing.
    if (reading !== undefined || !explained.has(name)) settle(contract, planned, reading, settled);
  }
  if (!lenient) settled.errors.push(...described);
  return lenient ? described : [];
}

type Typing = typeof typedText;
const asItIs: Typing = (_, text) => text;

// The possible meanings of a parameter, the likeliest first, or the mistake, to follow its name.
type Reading = ((typing: Typing) => readonly unknown[]) | string;

function readingOf(planned: PlannedParameter, texts: readonly string[]): Reading {
  const { explode, shape } = planned;
  const [text = ''] = texts;
  if (planned.isJson) return readJson(planned, texts);
  if (texts.length > 1 && !(explode && shape.takesArray)) return 'must be given once';
  if (isTooLarge(shape.types, text)) return TOO_LARGE;
  if (!shape.takesArray) return (typing) => [typing(shape.types, text)];
  const parts = explode ? texts : text.split(',');
  if (parts.some((part) => isTooLarge(shape.items.types, part))) return TOO_LARGE;
  return (typing) => {
    const list = parts.map((part) => typing(shape.items.types, part));
    if (shape.types.size === 1 || texts.length > 1) return [list];
    // Several values in one text are likely a list, a single value is not.
    const single = typing(shape.types, text);
    return parts.length > 1 ? [list, single] : [single, list];
  };
}

const TOO_LARGE = 'must be an integer of at most 64 bits';

function isTooLarge(types: ReadonlySet<JsonType>, text: string): boolean {
  return types.has('integer') && !types.has('number') && !types.has('string') && isBeyondInt64(text);
}

// Another form than JSON, as opposed to JSON with a mistake.
const NO_JSON = /^\s*[^\s[{"]|\[object Object\]/;

function readJson(planned: PlannedParameter, texts: readonly string[]): Reading {
  const [text = ''] = texts;
  if (texts.length > 1) return jsonForm(planned);
  try {
    const value: unknown = JSON.parse(text);
    return () => [value];
  } catch (error) {
    return planned.in === 'query' && NO_JSON.test(text)
      ? jsonForm(planned)
      : `is not JSON: ${(error as Error).message}`;
  }
}

function readFields({ shape }: PlannedParameter, fields: ReadonlyMap<string, string[]>): Reading {
  const isTwice = [...fields].some(([name, texts]) => texts.length > 1 && !shape.member(name).takesArray);
  if (isTwice) return 'has a field that must be given once';
  return (typing) => {
    // Names come from the request: on an object without a prototype they are harmless.
    const object = Object.create(null) as Record<string, unknown>;
    for (const [name, texts] of fields) {
      const { takesArray, items, types } = shape.member(name);
      const values = texts.map((text) => typing(takesArray ? items.types : types, text));
      object[name] = takesArray ? values : values[0];
    }
    return [object];
  };
}

interface Settled {
  values: Record<string, unknown>;
  errors: FieldError[];
}

function settle(
  { schemas }: Pick<Contract, 'schemas'>,
  { name, schema, required }: PlannedParameter,
  reading: Reading | undefined,
  { values, errors }: Settled,
): void {
  if (reading === undefined) {
    if (required) errors.push({ field: name, message: 'is required' });
    return;
  }
  if (typeof reading === 'string') {
    errors.push({ field: name, message: reading });
    return;
  }
  try {
    const [first, ...others] = reading(typedText);
    const found = schemas.check(schema, first, name);
    if (found.length === 0) {
      values[name] = first;
      return;
    }
    // The schema decides if `7` means a number or a text.
    const other = [...others, ...reading(asItIs)].find((meaning) => schemas.allows(schema, meaning));
    if (other === undefined) for (const error of found) errors.push(error);
    else values[name] = other;
  } catch (error) {
    // Values nested thousands deep exhaust a validator's stack.
    if (!(error instanceof RangeError)) throw error;
    errors.push({ field: name, message: 'has values within values too deep to be checked' });
  }
}
