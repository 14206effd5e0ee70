import { proseOf } from '../files/prose.ts';
import type { Check } from './check.ts';

const NOTE = /\b(TODO|FIXME|TBD|XXX)\b|\b[Ll]orem ipsum\b/;

/** What people read is finished. */
export const finishedProse: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const [note] = NOTE.exec(text) ?? [];
    if (note === undefined) return [];
    const message = `${note} is a note to oneself. Write what is known, and mark what is not with x-ledger.`;
    return [file.finding(path, 'finished-prose', message, note)];
  });
