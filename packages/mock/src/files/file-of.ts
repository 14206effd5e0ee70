import { readFileSync } from 'node:fs';
import type { MockOperation } from '../contract/describe-operation.ts';

/** What a file address sends. Content types are not documented, but for audio (ledger O-06, N-50). */
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

/** The file that an operation sends, by the suffix of its path; undefined where it sends JSON. */
export function fileOf({ path }: MockOperation): MockFile | undefined {
  const suffix = /\.(\w+)$/.exec(path)?.[1];
  return suffix === undefined ? undefined : files[suffix];
}
