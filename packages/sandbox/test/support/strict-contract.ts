import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadContract } from '../../src/contract/contract.ts';
import {
  type JsonSchema,
  type RequestBody,
  type Response,
  resolve,
} from '../../src/contract/openapi-document.ts';

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  contentType: string | null;
  text: string;
}

/** The contract taken by its word: a member that a schema does not declare is a violation. */
export interface StrictContract {
  /** What is wrong with an answer of an operation: an undeclared status, a body outside of the schema. Empty when nothing is. */
  violations(operationId: string, answer: WireAnswer): string[];
  /** What is wrong with the body of an event, by its name in the contract. */
  eventViolations(name: string, body: unknown): string[];
  /** The operation that a request means; `path` without the base path and the query. */
  operationAt(method: string, path: string): string | undefined;
  /** Every operation with its declared statuses and ranges. */
  statuses: Map<string, string[]>;
}

/** Loads the bundle and closes its schemas. */
export function strictContract(): StrictContract {
  const { document, operations } = loadContract();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const schemas = (document.components['schemas'] ?? {}) as Record<string, JsonSchema>;
  const closed = Object.entries(schemas).map(([name, schema]) => [name, closing(schema, true)]);
  const open = Object.entries(schemas).map(([name, schema]) => [name, closing(schema, false)]);
  ajv.addSchema({ $id: 'strict', closed: Object.fromEntries(closed), open: Object.fromEntries(open) });
  const compiled = new Map<unknown, ValidateFunction>();

  const check = (schema: JsonSchema, value: unknown, name: string): string[] => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(closing(schema, true) as JsonSchema);
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${name}${instancePath} ${message} ${JSON.stringify(params)}`;
    });
  };

  const addresses = operations
    .map(({ operationId, method, path }) => ({ operationId, method, path, pattern: patternOf(path) }))
    .toSorted((one, other) => literalOf(other.path) - literalOf(one.path));

  return {
    operationAt(method, path) {
      const found = addresses.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
      return found?.operationId;
    },
    statuses: new Map(operations.map(({ operationId, responses }) => [operationId, [...responses.keys()]])),
    violations(operationId, { status, contentType, text }) {
      const operation = operations.find((one) => one.operationId === operationId);
      if (!operation) return [`${operationId} is no operation of the contract`];
      const key = [String(status), `${Math.floor(status / 100)}XX`].find((one) =>
        operation.responses.has(one),
      );
      if (!key)
        return [`${operationId} answered ${status}, which it does not declare: ${text.slice(0, 300)}`];
      const { content } = operation.responses.get(key) as Response;
      if (!content) return text === '' ? [] : [`${operationId} ${status} has a body: ${text.slice(0, 300)}`];
      const media = content['application/json'];
      if (!media)
        return typeFits(contentType, Object.keys(content))
          ? []
          : [`${operationId} ${status} is ${contentType}`];
      if (!contentType?.startsWith('application/json')) return [`${operationId} ${status} is ${contentType}`];
      return check(media.schema ?? {}, JSON.parse(text), `${operationId} ${status} body`);
    },
    eventViolations(name, body) {
      const hook = document.webhooks[name]?.post;
      if (!hook?.requestBody) return [`${name} is no event of the contract`];
      const schema =
        resolve<RequestBody>(document, hook.requestBody).content['application/json']?.schema ?? {};
      return check(schema, body, name);
    },
  };
}

/** Which addresses a path stands for. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** How much of a path is no parameter: an address means the path that says most. */
const literalOf = (path: string): number => path.replaceAll(/\{[^}]+\}/g, '').length;

function typeFits(contentType: string | null, declared: string[]): boolean {
  const type = contentType?.split(';')[0]?.trim() ?? '';
  return declared.some((one) => new RegExp(`^${one.replaceAll('*', '[^/]+')}$`).test(type));
}

const NESTED = new Set(['properties', '$defs', 'patternProperties']);

/**
 * A copy of a schema in which every object with properties takes no others, unless it says that it does. Parts of an
 * `allOf` stay open: the schema around them is closed.
 */
function closing(schema: unknown, close: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((one) => closing(one, close));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') copy[key] = pointerTo(String(value), close);
    else if (key === 'examples' || key === 'enum' || key === 'const' || key.startsWith('x-'))
      copy[key] = value;
    else if (NESTED.has(key)) copy[key] = mapped(value as JsonSchema, (one) => closing(one, true));
    else if (key === 'allOf') copy[key] = closing(value, false);
    else if (key === 'anyOf' || key === 'oneOf') copy[key] = closing(value, close);
    else copy[key] = closing(value, true);
  }
  const hasMembers = 'properties' in copy || 'allOf' in copy;
  if (close && hasMembers && !('additionalProperties' in copy)) copy['unevaluatedProperties'] = false;
  return copy;
}

function pointerTo(reference: string, close: boolean): string {
  const name = reference.split('/').at(-1);
  return `strict#/${close ? 'closed' : 'open'}/${name}`;
}

function mapped(members: JsonSchema, change: (value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]));
}
