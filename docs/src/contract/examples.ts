import type { Example as ContractExample } from '@telephony/contract';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Example } from './model.ts';

/** The named examples of a parameter or a media type. */
export function examplesOf(examples: ReadonlyMap<string, ContractExample>): Example[] {
  return [...examples].map(([name, { object, pointer, value }]) => {
    refuseUnknownMembers('example', object, pointer);
    return {
      name,
      summary: textOf(object.summary) || name,
      description: textOf(object.description),
      value,
      text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      language: typeof value === 'string' ? 'text' : 'json',
    };
  });
}
