import { stat } from 'node:fs/promises';
import { type CoreOptions, download, type FilePath, type Telephony } from '@telephony/client';
import { progressLine } from '@telephony/contract/command-line';
import type { Operation } from '@telephony/contract/reading';
import { usage } from '../exit.ts';
import { formatCount, print, say } from '../output/terminal.ts';

export async function saveDownload(
  pbx: Telephony,
  { path, method }: Operation,
  request: CoreOptions,
  out: string | undefined,
): Promise<void> {
  const toStdout = out === '-' || (out === undefined && !process.stdout.isTTY);
  if (!toStdout && out !== undefined && (await isFile(out)))
    throw usage(`-o: ${out} exists. Choose another name, or remove it first.`);
  if (toStdout && process.stdout.isTTY)
    throw usage('-o -: the file is not for a terminal. Name a file, or pass it on to a program.');
  const received = await download(pbx, path as FilePath, request as never);
  if (toStdout) {
    for await (const part of received.stream) await print(part);
    return;
  }
  const { saveTo } = await import('@telephony/client/node');
  const line = progressLine({ everyMs: 100 });
  const onProgress = (bytes: number) => line.show(`${method.toUpperCase()} ${formatCount(bytes)} bytes`);
  const { file, bytes } = await saveTo(received, out ?? '.', { onProgress }).finally(() => line.clear());
  say(`${file}: ${formatCount(bytes)} bytes`);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
