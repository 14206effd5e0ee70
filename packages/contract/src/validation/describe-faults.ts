import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerSegments } from '../document/references.ts';
import { isJsonObject } from '../document/openapi-document.ts';

/** A mistake in one value or field, in words. */
export interface Problem {
  /** From the name of the whole to the value, or to the missing or undeclared field. */
  path: string[];
  message: string;
  /** True for a field that the schema does not declare. */
  isUndeclared: boolean;
}

/** Describes faults for people: one entry for a field, the alternatives of a value in one sentence. */
export function describeFaults(faults: readonly Fault[]): FieldError[] {
  return problemsOf(faults).map(({ path, message }) => ({ field: fieldName(path), message }));
}

// The same for callers that name places in another way.
export function problemsOf(faults: readonly Fault[]): Problem[] {
  const choices = faults.filter(isChoice);
  const problems = new Map<string, Problem & { all: string[] }>();
  for (const fault of relevantFaults(faults)) {
    const problem = describe(fault);
    const key = JSON.stringify(problem.path);
    const known = problems.get(key)?.all ?? [];
    const all = known.includes(problem.message) ? known : [...known, problem.message];
    const joint = choices.some((choice) => isIn(fault, choice)) ? ' or ' : ' and ';
    problems.set(key, { ...problem, message: all.join(joint), all });
  }
  return [...problems.values()].map(({ path, message, isUndeclared }) => ({ path, message, isUndeclared }));
}

const MISSING = new Set(['required', 'dependentRequired']);

function describe({ field, keyword, message, member }: Fault): Problem {
  const path = member === undefined ? field : [...field, member];
  if (MISSING.has(keyword)) return { path, message: 'is required', isUndeclared: false };
  if (member !== undefined) return { path, message: 'is not a known field', isUndeclared: true };
  return {
    path,
    message: keyword === 'type' ? message.replaceAll(',', ' or ') : message,
    isUndeclared: false,
  };
}

function fieldName([first = 'body', ...rest]: readonly string[]): string {
  return first + rest.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
}

/** A fault that a JSON Schema validator found. */
export interface Fault {
  /** The path of the value, from a name such as `body` or `filter`. */
  field: string[];
  /** The keyword that the value breaks, such as `type`. */
  keyword: string;
  /** In the validator's words; for a pattern, in the words of the schema. */
  message: string;
  /** The missing or undeclared field. */
  member?: string | undefined;
}

export function faultsOf(root: string, errors: readonly ErrorObject[] | null | undefined): Fault[] {
  // A wrong name of a field has another error too.
  const own = (errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return own.map((error) => {
    const { instancePath, keyword, params, propertyName } = error;
    const allowed = 'allowedValues' in params ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
    const name = propertyName === undefined ? '' : `has the name "${propertyName}": it `;
    const member: unknown =
      params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
    return {
      field: [root, ...pointerSegments(instancePath)],
      keyword,
      message: name + messageOf(error) + allowed,
      member: typeof member === 'string' ? member : undefined,
    };
  });
}

function messageOf({ keyword, message = 'is not valid', parentSchema }: ErrorObject): string {
  return (keyword === 'pattern' ? wrongForm(parentSchema) : undefined) ?? message;
}

function wrongForm(schema: unknown): string | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { description, examples, example } = schema;
  const first: unknown = Array.isArray(examples) ? examples[0] : example;
  const words = typeof description === 'string' ? `: ${firstSentence(description)}` : '';
  const such = typeof first === 'string' ? `; example: ${first}` : '';
  return words === '' && such === '' ? undefined : `does not have the expected form${words}${such}`;
}

function firstSentence(description: string): string {
  const [sentence = ''] = description.trim().split(/(?<=\.)\s+(?=[A-Z`(])|\n\n/);
  return sentence.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

// Where a value has none of several forms, a validator reports the faults of every form. The deepest belong to the intended one;
// if none is deeper, all together say what the value could be.
function relevantFaults(faults: readonly Fault[]): Fault[] {
  const choices = faults.filter(isChoice).toSorted((a, b) => b.field.length - a.field.length);
  let left = [...faults];
  for (const choice of choices) {
    const inside = left.filter((fault) => fault !== choice && isIn(fault, choice));
    if (inside.length === 0) continue;
    const deepest = Math.max(...inside.map(depth));
    const kept = inside.filter((fault) => depth(fault) === deepest);
    left = left.filter((fault) => fault !== choice && !inside.includes(fault)).concat(kept);
  }
  return left;
}

function isChoice({ keyword }: Fault): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

function isIn(fault: Fault, of: Fault): boolean {
  return of.field.every((segment, index) => fault.field[index] === segment);
}

function depth({ field, member }: Fault): number {
  return field.length + (member === undefined ? 0 : 1);
}

/** A mistake in a request, as `errors` of the contract's error envelope lists it (ledger O-02, O-64). */
export interface FieldError {
  /** A header, a query or path parameter, or a field of the body such as `body.users[0].id`. */
  field: string;
  message: string;
  /** Set in errors that are sent. */
  code?: string;
}

// No other code has been seen (ledger O-02).
const CODE = 'SF0010';

/**
 * Builds the body of a 400 as the platform writes it (ledger O-64): `field` has no path; for a mistake inside the field,
 * `message` begins with the path.
 *
 * @param errors With paths: `body.users[0].id`, `filter[0].property`, `limit`.
 */
export function refusalBody(errors: readonly FieldError[]): { message: string; errors: FieldError[] } {
  const isFilter = errors.length > 0 && errors.every(({ field }) => /^filter\b/.test(field));
  return { message: isFilter ? 'Filtration error' : 'Validation error', errors: errors.map(toBareName) };
}

function toBareName({ field: path, message }: FieldError): FieldError {
  const inside = path.replace(/^body(\.|(?=\[))/, '');
  const field = /(?<![^.\]])[^.[\]]+/.exec(inside)?.[0] ?? 'body';
  return { field, message: field === inside ? message : `${inside} ${message}`, code: CODE };
}
