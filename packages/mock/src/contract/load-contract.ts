import { readFile } from 'node:fs/promises';
import { basePathsOf } from './base-paths.ts';
import { describeOperation, type MockOperation } from './describe-operation.ts';
import { methods, type OpenApiDocument } from './openapi-document.ts';
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
 * @throws Error when the file cannot be read, is not JSON, or is not an OpenAPI document; the cause is kept.
 */
export async function loadContract(file: string, basePath?: string): Promise<Contract> {
  const document = JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument;
  if (!document.openapi || !document.paths)
    throw new Error(`${file} is not an OpenAPI document: it has no paths.`);
  const operations: MockOperation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods)
      if (item[method]) operations.push(describeOperation(document, path, method));
  }
  return { document, operations, router: createRouter(operations, basePathsOf(document, basePath)) };
}
