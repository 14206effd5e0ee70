import { knownCodes } from '../../assumptions/assumptions.ts';
import type { Store } from '../../platform/core/store.ts';

/**
 * The number for a text where requests have texts and records have numbers, such as `final_dst_type` of a queue. The
 * documents do not show the numbers (ledger N-30): those of the story are known, others are given in order of use.
 */
export function codeOf({ tables }: Store, field: string, text: string): number {
  const codes = knownCodes[field] ?? {};
  if (Object.hasOwn(codes, text)) return codes[text]!;
  const id = `${field}:${text}`;
  const used = tables.codes.get(id);
  if (used) return used.code;
  const taken = [
    ...Object.values(codes),
    ...tables.codes.hash
      .get('field')!
      .find(field)
      .map(({ code }) => code),
  ];
  const code = Math.max(0, ...taken) + 1;
  tables.codes.put({ id, field, text, code });
  return code;
}
