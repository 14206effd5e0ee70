/** Runs the program that Pagefind writes beside the index, as a reader's browser does, and posts the pages that it finds. */
import { parentPort, workerData } from 'node:worker_threads';

/** What is used of Pagefind's program. */
interface Pagefind {
  options(options: { basePath: string; baseUrl: string; noWorker: boolean }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** What a search needs. */
export interface Search {
  /** Where the program is. */
  program: string;
  /** Where the index is served. */
  basePath: string;
  query: string;
}

const { program, basePath, query } = workerData as Search;
const pagefind = (await import(program)) as Pagefind;
await pagefind.options({ basePath, baseUrl: '/', noWorker: true });
const { results } = await pagefind.search(query);
const pages = await Promise.all(results.map((result) => result.data()));
// A port between threads has no origin.
// oxlint-disable-next-line require-post-message-target-origin
parentPort?.postMessage(pages.map(({ url }) => url));
