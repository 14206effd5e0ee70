import { declaredStatus, type JsonSchema, readContract, strictDocument } from '@telephony/contract';
import { loadPlatformContract } from '../../src/contract/contract.ts';

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

let loaded: StrictContract | undefined;

/** The bundle with its schemas closed, as the conformance tool does it. Compiled once for all files of a worker. */
export function strictContract(): StrictContract {
  loaded ??= closeSchemas();
  return loaded;
}

function closeSchemas(): StrictContract {
  const { operations, operationsById, router, schemas, webhooks } = readContract(
    strictDocument({ ...loadPlatformContract().document }),
  );
  const check = (schema: JsonSchema, value: unknown, name: string): string[] =>
    schemas.check(schema, value, name).map(({ field, message }) => `${field} ${message}`);

  return {
    operationAt(method, path) {
      return router.route(method, path)?.operation?.operationId;
    },
    statuses: new Map(operations.map(({ operationId, responses }) => [operationId, [...responses.keys()]])),
    violations(operationId, { status, contentType, text }) {
      const operation = operationsById.get(operationId);
      if (!operation) return [`${operationId} is no operation of the contract`];
      const key = declaredStatus(operation, status);
      if (!key)
        return [`${operationId} answered ${status}, which it does not declare: ${text.slice(0, 300)}`];
      const { content } = operation.responses.get(key)!;
      if (content.size === 0)
        return text === '' ? [] : [`${operationId} ${status} has a body: ${text.slice(0, 300)}`];
      const media = content.get('application/json');
      if (!media)
        return typeFits(contentType, [...content.keys()])
          ? []
          : [`${operationId} ${status} is ${contentType}`];
      if (!contentType?.startsWith('application/json')) return [`${operationId} ${status} is ${contentType}`];
      return check(media.schema ?? {}, JSON.parse(text), `${operationId} ${status} body`);
    },
    eventViolations(name, body) {
      const schema = webhooks.get(name)?.body?.schema;
      if (!schema) return [`${name} is no event of the contract`];
      return check(schema, body, name);
    },
  };
}

function typeFits(contentType: string | null, declared: string[]): boolean {
  const type = contentType?.split(';')[0]?.trim() ?? '';
  return declared.some((one) => new RegExp(`^${one.replaceAll('*', '[^/]+')}$`).test(type));
}
