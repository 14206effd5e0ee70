import { type KeysetPage, type Cdr, pages, type Telephony, where } from '@telephony/client';
import type { Format } from './format.ts';
import { openOutput } from './output-file.ts';

/** Records per request: a few hundred kilobytes of JSON. */
const PAGE_SIZE = 1000;

export interface ExportCdrs {
  /** Start of the export, inclusive. */
  from: Date;
  /** End of the export, exclusive. */
  until: Date;
  format: Format;
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (done: number, total: number) => void;
}

/** The records of a period in the order of their ids, so that records which come and go meanwhile shift nothing. */
function read(pbx: Telephony, { from, until, signal }: ExportCdrs, after: string | undefined) {
  const filter = where('/cdrs').gte('calldate', from).lt('calldate', until);
  return pages(pbx, '/cdrs', { by: 'id', after, query: { filter }, pageSize: PAGE_SIZE, signal });
}

/** The export as text, a page at a time. It cannot be resumed. */
export async function* exportText(pbx: Telephony, options: ExportCdrs): AsyncGenerator<string> {
  let done = 0;
  yield options.format.head;
  for await (const page of read(pbx, options, undefined)) {
    yield options.format.lines(page.data);
    options.onProgress((done += page.data.length), totalAfter(done, page));
  }
}

/**
 * Writes the export to a file, which gets its name when it is complete. Ended at any time, even by `kill -9`, it goes on
 * where it was: each page is on the disk before its position is.
 *
 * @param file Replaced when the export is complete. Until then, `<file>.part` and `<file>.state` are beside it.
 * @param settings What must be the same when the export goes on.
 * @returns The number of records.
 */
export async function exportToFile(
  pbx: Telephony,
  file: string,
  settings: string,
  options: ExportCdrs,
): Promise<number> {
  const opened = await openOutput(file, settings, options.format.head);
  if (typeof opened === 'number') return opened;
  await using output = opened;
  for await (const page of read(pbx, options, output.position)) {
    await output.append(options.format.lines(page.data), page.data.length, page.position);
    options.onProgress(output.rows, totalAfter(output.rows, page));
  }
  await output.finish();
  return output.rows;
}

/** `total` of a page counts its own records and those that are left. */
function totalAfter(done: number, { data, total }: KeysetPage<Cdr>): number {
  return done - data.length + total;
}
