import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METHODS, type OpenApiDocument } from '@telephony/contract';

/** Contracts of different sizes, as files of a temporary folder. */
export interface Documents extends Disposable {
  /** The contract cut or multiplied to a number of operations; `/cdrs/{id}` is in all of them. */
  withOperations(count: number): string;
}

export function createDocuments(bundle: string): Documents {
  const document = JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;
  const folder = mkdtempSync(join(tmpdir(), 'mock-bench-'));
  return {
    withOperations(count) {
      const file = join(folder, `${count}.json`);
      writeFileSync(file, JSON.stringify({ ...document, paths: pathsOf(document, count) }));
      return file;
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function pathsOf({ paths }: OpenApiDocument, count: number): OpenApiDocument['paths'] {
  const first = '/cdrs/{id}';
  const order = [first, ...Object.keys(paths).filter((path) => path !== first)];
  const all = order.flatMap((path) =>
    METHODS.filter((method) => paths[path]![method]).map((method) => ({ path, method })),
  );
  const result: OpenApiDocument['paths'] = {};
  for (let index = 0; index < count; index++) {
    const { path, method } = all[index % all.length]!;
    const copy = Math.floor(index / all.length);
    const { parameters = [], [method]: operation } = paths[path]!;
    const item = (result[(copy > 0 ? `/copy${copy}` : '') + path] ??= { parameters });
    item[method] = { ...operation, operationId: `${operation?.operationId}${copy || ''}` };
  }
  return result;
}
