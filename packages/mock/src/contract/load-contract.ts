import { readFile } from 'node:fs/promises';
import { basePathsOf } from './base-paths.ts';
import { describeOperation, type MockOperation } from './describe-operation.ts';
import { methods, type OpenApiDocument } from './openapi-document.ts';
import { refuseDanglingReferences } from './refuse-dangling-references.ts';
import { createRouter, type Router } from './router.ts';

/** What the mock knows of the contract: one consistent reading of one bundle. */
export interface Contract {
  document: OpenApiDocument;
  operations: MockOperation[];
  router: Router;
}

/**
 * Reads the bundle and prepares it for answering.
 *
 * @param file Path of the bundle, JSON.
 * @param basePath A further prefix under which the mock answers, such as `/api`.
 * @throws Error of one line when the file cannot be read or used; the cause is kept.
 */
export async function loadContract(file: string, basePath?: string): Promise<Contract> {
  try {
    return contractOf(JSON.parse(await readFile(file, 'utf8')), basePath);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT' ? 'is not there: `npm run build` makes the bundle' : `cannot be used: ${message}`;
    throw new Error(`${file} ${reason}`, { cause });
  }
}

function contractOf(document: OpenApiDocument | null, basePath: string | undefined): Contract {
  if (typeof document?.openapi !== 'string' || !isObject(document.info) || !isObject(document.paths))
    throw new Error('it is not an OpenAPI document with openapi, info and paths');
  refuseDanglingReferences(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => describeOperation(document, path, method)),
  );
  if (operations.length === 0) throw new Error('it has no operations');
  return { document, operations, router: createRouter(operations, basePathsOf(document, basePath)) };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
