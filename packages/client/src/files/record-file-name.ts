import { fileName } from './file-name.ts';

/** Most characters of a label in a file name. */
const LONGEST = 80;

/**
 * The name for the file of a record, safe on every system, with its id so that it is unique: `monitors-7.mp3`, or with a
 * label `447700900123-7.mp3`.
 */
export function recordFileName(path: string, id: string | number, label: string | undefined): string {
  const safe = (label ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}+_. -]+/gu, '_')
    // A name that begins with one of these is hidden, or an option of commands.
    .replace(/^[-. ]+/, '');
  const short = Array.from(safe)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  if (short === '') return fileName(path, { id });
  return `${short}-${fileName('/{id}', { id })}${path.slice(path.lastIndexOf('.'))}`;
}
