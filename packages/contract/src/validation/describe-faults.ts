import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerSegments } from '../document/references.ts';
import { isJsonObject } from '../document/openapi-document.ts';

/** What is wrong with one value or field, in words. */
export interface Problem {
  /** From the name of the whole to the value, or to the field that is missing or not declared. */
  path: string[];
  message: string;
  /** Whether it is a field that the schema does not declare. */
  isUndeclared: boolean;
}

/** Faults as people read them: one entry for a field, and the alternatives of one value in one sentence. */
export function describeFaults(faults: readonly Fault[]): FieldError[] {
  return problemsOf(faults).map(({ path, message }) => ({ field: fieldName(path), message }));
}

/** The faults that say what is wrong, in the words of `describeFaults`, for those who name places in another way. */
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

/** What a JSON Schema validator has found, whichever validator it was. */
export interface Fault {
  /** Path of the value, from a name such as `body` or `filter`. */
  field: string[];
  /** Keyword of JSON Schema that the value breaks, such as `type`. */
  keyword: string;
  /** In the validator's words; in those of the schema where the validator has nothing but a regular expression. */
  message: string;
  /** The field that is missing or not allowed. */
  member?: string | undefined;
}

export function faultsOf(root: string, errors: readonly ErrorObject[] | null | undefined): Fault[] {
  // What is wrong with the name of a field has an error of its own.
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

/** One mistake in a request, as listed in `errors` of the contract's error envelope (ledger O-02, O-64). */
export interface FieldError {
  /** Where: a header, a query or path parameter, or a field of the body such as `body.users[0].id`. */
  field: string;
  message: string;
  /** Code of the mistake, in errors that are sent. */
  code?: string;
}

/** The only code that has been seen (ledger O-02). */
const CODE = 'SF0010';

/**
 * The body of a 400 as the platform writes it (ledger O-64): `field` is the name of a field of the body or of a parameter
 * without a path; where the mistake is inside of it, `message` begins with the path.
 *
 * @param errors What is wrong, each with its path: `body.users[0].id`, `filter[0].property`, `limit`.
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
