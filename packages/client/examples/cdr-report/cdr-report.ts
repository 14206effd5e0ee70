import { type Cdr, pages, type Telephony, where } from '@telephony/client';
import { csvLine } from './csv-line.ts';

/** Fields of a call detail record (CDR) in the report. */
const columns = [
  'id',
  'calldate',
  'type',
  'src',
  'dst',
  'duration',
  'disposition',
  'charge',
  'user_id',
] as const satisfies (keyof Cdr)[];

export interface CdrReport {
  /** Start of the report, inclusive. */
  from: Date;
  /** End of the report, exclusive. */
  until: Date;
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (done: number, total: number) => void;
}

/** The calls of a period as lines of CSV, a page at a time, so that a report of any length needs little memory. */
export async function* cdrReport(
  pbx: Telephony,
  { from, until, signal, onProgress }: CdrReport,
): AsyncGenerator<string> {
  const filter = where('/cdrs').gte('calldate', from).lt('calldate', until);
  let done = 0;
  yield csvLine(columns);
  for await (const { data, total } of pages(pbx, '/cdrs', { query: { filter, sort: 'id' }, signal })) {
    yield data.map((cdr) => csvLine(columns.map((column) => cdr[column]))).join('');
    done += data.length;
    onProgress(done, total);
  }
}
