import { readFileSync } from 'node:fs';
import { bundleFile } from './bundle-file.ts';
import { methods, type OpenApiDocument } from './openapi-document.ts';
import { describeOperation, type Operation } from './operation.ts';
import { Schemas } from './schemas.ts';

/** What the sandbox knows of the contract. */
export interface Contract {
  document: OpenApiDocument;
  operations: Operation[];
  schemas: Schemas;
}

/**
 * Reads the bundle.
 *
 * @throws Error of one line when it is not there or cannot be read; the cause is kept.
 */
export function loadContract(file: string = bundleFile): Contract {
  return contractOf(readBundle(file));
}

/** What the sandbox knows of a document. */
export function contractOf(document: OpenApiDocument): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => describeOperation(document, path, method)),
  );
  return { document, operations, schemas: new Schemas(document) };
}

function readBundle(file: string): OpenApiDocument {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = missing ? 'is not there: `npm run build` makes the bundle' : 'cannot be read as JSON';
    throw new Error(`${file} ${reason}.`, { cause });
  }
}
