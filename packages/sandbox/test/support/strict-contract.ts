import type { JsonObject } from '@telephony/contract';
import { strictBundle } from '@telephony/conformance';
import { addressPattern } from '../../src/contract/address-pattern.ts';
import { contractOf, loadContract } from '../../src/contract/contract.ts';
import {
  type JsonSchema,
  type OpenApiDocument,
  type RequestBody,
  type Response,
  resolve,
} from '../../src/contract/openapi-document.ts';
import { declaredStatus } from '../../src/contract/operation.ts';

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

/** Loads the bundle and closes its schemas, as the conformance tool does. */
export function strictContract(): StrictContract {
  const { document, operations, schemas } = contractOf(
    strictBundle(loadContract().document as unknown as JsonObject) as unknown as OpenApiDocument,
  );
  const check = (schema: JsonSchema, value: unknown, name: string): string[] =>
    schemas.check(schema, value, name).map(({ field, message }) => `${field} ${message}`);

  const addresses = operations
    .map(({ operationId, method, path }) => ({ operationId, method, path, pattern: addressPattern(path) }))
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
      const key = declaredStatus(operation, status);
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

/** How much of a path is no parameter: an address means the path that says most. */
const literalOf = (path: string): number => path.replaceAll(/\{[^}]+\}/g, '').length;

function typeFits(contentType: string | null, declared: string[]): boolean {
  const type = contentType?.split(';')[0]?.trim() ?? '';
  return declared.some((one) => new RegExp(`^${one.replaceAll('*', '[^/]+')}$`).test(type));
}
