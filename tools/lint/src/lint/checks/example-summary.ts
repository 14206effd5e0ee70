import { isJsonObject } from '@telephony/contract';
import type { Check } from './check.ts';

/** Every example says in a line what it shows: readers choose between several by that line. */
export const exampleSummary: Check = (files) =>
  files.all.flatMap((file) => {
    if (!file.name.startsWith('examples/') || !isJsonObject(file.value)) return [];
    const { summary } = file.value;
    if (typeof summary === 'string' && summary.trim() !== '') return [];
    const message = 'The example has no summary. Write what it shows, above value: summary: A missed call.';
    return [file.findingAt(0, 'example-summary', message)];
  });
