import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { startDocs } from '../../start-docs.ts';
import type { Search } from './search-worker.ts';

/**
 * The addresses of the pages that the search of a built site finds, asked over HTTP by the program that readers run. It has
 * a thread of its own: a damaged index makes it fail in promises that nobody can wait for.
 */
export async function askSearch(site: string, query: string): Promise<string[]> {
  const docs = await startDocs({ port: 0, folder: site });
  const search: Search = {
    program: pathToFileURL(join(site, 'pagefind', 'pagefind.js')).href,
    basePath: `${docs.url}/pagefind/`,
    query,
  };
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    workerData: search,
    // What it writes is the message of the error as well.
    stderr: true,
  });
  try {
    return await new Promise<string[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the program ended without a result')));
    });
  } finally {
    await worker.terminate();
    await docs.close();
  }
}
