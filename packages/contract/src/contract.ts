import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JsonSchema, OpenApiDocument, Referable } from './document/openapi-document.ts';
import { danglingReferences, follow, type Located, resolve } from './document/references.ts';
import type { Operation } from './operation/operation.ts';
import { readPackageFile } from './package-file.ts';
import { readOperations } from './operation/read-operation.ts';
import { basePathsOf, createRouter, type Router } from './router.ts';
import { Schemas } from './validation/schemas.ts';

/** A contract, read from an OpenAPI 3.1 or 3.2 document. @typeParam Id The ids of its operations, if they are known. */
export interface Contract<Id extends string = string> {
  readonly document: OpenApiDocument;
  /** In the document's order. */
  readonly operations: readonly Operation<Id>[];
  readonly operationsById: ReadonlyMap<string, Operation<Id>>;
  /** By event. */
  readonly webhooks: ReadonlyMap<string, Operation>;
  /** Made at its first use. @throws Error for a path that cannot be routed. */
  readonly router: Router;
  readonly schemas: Schemas;
  /** Returns an element itself, or the end of its references. @throws Error for a reference that leads nowhere. */
  readonly resolve: <T extends object = JsonSchema>(element: Referable<T>) => T;
  /** The same with the result's JSON pointer. @param pointer That of the element itself. */
  readonly follow: <T extends object = JsonSchema>(element: Referable<T>, pointer: string) => Located<T>;
}

export interface ContractOptions {
  /** An additional base path of every operation, such as `/api`. */
  basePath?: string | undefined;
}

/**
 * Reads a document. It compiles each schema at its first use.
 *
 * @param document A parsed OpenAPI 3.1 or 3.2 document without references to other files.
 * @throws Error if it is not such a document, has no operations, or has a dangling reference.
 */
export function readContract<Id extends string = string>(
  document: unknown,
  options: ContractOptions = {},
): Contract<Id> {
  refuseOther(document);
  const dangling = danglingReferences(document);
  if (dangling.length > 0) {
    throw new Error(`${dangling.join(', ')} ${dangling.length > 1 ? 'lead' : 'leads'} nowhere`);
  }
  return createContract(document, options);
}

function createContract<Id extends string>(
  document: OpenApiDocument,
  { basePath }: ContractOptions,
): Contract<Id> {
  const operations = readOperations<Id>(document);
  if (operations.length === 0) throw new Error('it has no operations');
  let router: Router | undefined;
  return {
    document,
    operations,
    operationsById: new Map(operations.map((operation) => [operation.operationId, operation])),
    webhooks: new Map(readOperations(document, 'webhooks').map((webhook) => [webhook.path, webhook])),
    get router() {
      return (router ??= createRouter(operations, basePathsOf(document, basePath)));
    },
    schemas: new Schemas(document),
    resolve: (element) => resolve(document, element),
    follow: (element, pointer) => follow(document, element, pointer),
  };
}

function refuseOther(document: unknown): asserts document is OpenApiDocument {
  const { openapi, info, paths, webhooks } = (document ?? {}) as Partial<OpenApiDocument>;
  if (openapi && paths === undefined && webhooks) throw new Error('it has webhooks only, and no operations');
  if (typeof openapi !== 'string' || typeof info !== 'object' || typeof paths !== 'object' || !info || !paths)
    throw new Error('it is not an OpenAPI document with openapi, info and paths');
}

/**
 * Reads a contract from a file that a bundler made: it has no dangling references, which are not searched for.
 *
 * @param file Path or `file:` URL of a bundled document, JSON.
 * @throws Error with the file's name if it cannot be read or used.
 */
export function loadContractSync<Id extends string = string>(
  file: string | URL,
  options: ContractOptions = {},
): Contract<Id> {
  try {
    const text = file instanceof URL ? readPackageFile(file) : readFileSync(file);
    const document: unknown = JSON.parse(String(text));
    refuseOther(document);
    return createContract(document, options);
  } catch (cause) {
    throw unusable(file, cause);
  }
}

function unusable(file: string | URL, cause: unknown): Error {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason =
    code === 'ENOENT'
      ? 'does not exist. Check the path; in the repository, `npm run build` makes the bundle.'
      : `cannot be used: ${message}`;
  return new Error(`${file instanceof URL ? fileURLToPath(file) : file} ${reason}`, { cause });
}
