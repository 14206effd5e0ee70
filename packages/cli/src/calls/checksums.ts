/** `SHA256SUMS` of a folder: it only grows, and `sha256sum -c` accepts it. */
import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readIfThere, writeWhole } from '../own-files.ts';

const LINE = /^([\da-f]{64}) [ *](\S.*)$/;
const RECORDING = /^monitors-[\w-]+\.mp3$/;

/** Returns the checksum of a file, which the list has from then on. That of an old file stays, so that damage shows. */
type AddChecksum = (file: string, isNew: boolean) => Promise<string>;

export async function openChecksums(folder: string): Promise<AddChecksum> {
  const list = join(folder, 'SHA256SUMS');
  const lines = new Map<string, string>();
  const replace = () => writeWhole(list, [...lines.values()].map((line) => `${line}\n`).join(''));
  const add: AddChecksum = async (file, isNew) => {
    const name = basename(file);
    const [, known] = LINE.exec(lines.get(name) ?? '') ?? [];
    if (known && !isNew) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const sum = hash.digest('hex');
    if (sum === known) return sum;
    const isListed = lines.has(name);
    lines.set(name, `${sum}  ${name}`);
    // Another run may add lines at the same time.
    if (isListed) replace();
    else appendFileSync(list, `${sum}  ${name}\n`, { mode: 0o600 });
    return sum;
  };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = (readIfThere(list) ?? '').split('\n');
  // A last line without an end was cut, as by a full disk.
  const cut = kept.pop();
  for (const line of kept) lines.set(LINE.exec(line)?.[2] ?? line, line);
  if (cut) replace();
  // An earlier run may have been killed between a file and its line.
  for (const name of readdirSync(folder)) if (RECORDING.test(name)) await add(join(folder, name), false);
  return add;
}
