import { readFileSync } from 'node:fs';
import type { Operation } from '@telephony/contract';

/** What an operation that sends a file sends. Only the content type of audio is documented (ledger O-06, N-50). */
export interface MockFile {
  contentType: string;
  /** Undefined where the contract's example is the file, because it is text. */
  bytes: Buffer | undefined;
}

const folder = new URL('../../files/', import.meta.url);

const files: Record<string, MockFile> = {
  mp3: { contentType: 'audio/mpeg', bytes: readFileSync(new URL('tone.mp3', folder)) },
  pcap: { contentType: 'application/vnd.tcpdump.pcap', bytes: readFileSync(new URL('call.pcap', folder)) },
  trace: { contentType: 'text/plain; charset=utf-8', bytes: undefined },
  csv: { contentType: 'text/csv; charset=utf-8', bytes: undefined },
};

/**
 * The file that an operation sends, by the suffix of its path; undefined where it sends JSON or nothing.
 *
 * @param code The requested status: only 200 has a file.
 */
export function fileOf({ path }: Operation, code = 200): MockFile | undefined {
  const dot = path.lastIndexOf('.');
  return dot < 0 || code !== 200 ? undefined : files[path.slice(dot + 1)];
}
