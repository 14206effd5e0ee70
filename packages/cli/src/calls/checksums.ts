/** `SHA256SUMS` of a folder: it only grows, and `sha256sum -c` accepts it. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const CHECKSUM_FILE = 'SHA256SUMS';
const LINE = /^([\da-f]{64}) [ *](\S.*)$/;
const RECORDING = /^monitors-[\w-]+\.mp3$/;

export class Checksums {
  readonly #folder: string;
  readonly #lines = new Map<string, string>();
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Checksums> {
    const sums = new Checksums(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await sums.#read();
    // An earlier run may have been killed between a file and its line.
    for (const name of await readdir(folder))
      if (RECORDING.test(name)) await sums.add(join(folder, name), false);
    return sums;
  }

  /** Returns the checksum of a file, which the list has from then on. That of an old file stays, so that damage shows. */
  async add(file: string, isNew: boolean): Promise<string> {
    const name = basename(file);
    const [, known] = LINE.exec(this.#lines.get(name) ?? '') ?? [];
    if (known && !isNew) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const sum = hash.digest('hex');
    if (sum !== known) await (this.#turn = this.#turn.then(() => this.#write(name, `${sum}  ${name}`)));
    return sum;
  }

  async #read(): Promise<void> {
    const file = join(this.#folder, CHECKSUM_FILE);
    const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [''];
    // A last line without an end was cut, as by a full disk.
    const cut = lines.pop();
    for (const line of lines) this.#lines.set(LINE.exec(line)?.[2] ?? line, line);
    if (cut) await this.#replace();
  }

  async #write(name: string, line: string): Promise<void> {
    const isKnown = this.#lines.has(name);
    this.#lines.set(name, line);
    // Another run may add lines at the same time.
    if (isKnown) await this.#replace();
    else await appendFile(join(this.#folder, CHECKSUM_FILE), `${line}\n`, { mode: 0o600 });
  }

  #replace(): Promise<void> {
    const lines = [...this.#lines.values()].map((line) => `${line}\n`);
    return writeWhole(join(this.#folder, CHECKSUM_FILE), lines.join(''));
  }
}

/** Replaces a file at once. What a killed process leaves is removed with the parts of downloads. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}-${randomUUID()}.part`);
  try {
    await writeFile(part, text, { mode: 0o600, flag: 'wx' });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
