import { isJsonObject } from '@telephony/contract';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';

/** Every schema of `components/schemas/` says what it is: its page and its type have no other text. */
export const schemaDescribed: Check = (files) =>
  files.all.flatMap((file): Finding[] => {
    const { name, value } = file;
    if (!name.startsWith('components/schemas/') || !isJsonObject(value)) return [];
    if ('description' in value || '$ref' in value) return [];
    return [
      file.findingAt(0, 'schema-described', 'The schema has no description. Say what it is, in a sentence.'),
    ];
  });
