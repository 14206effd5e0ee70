import { isDeepStrictEqual } from 'node:util';
import { childPointer, type JsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { withReferences } from './with-references.ts';
import type { Fact, FactRule } from './fact.ts';

const FLAGS: [keyword: string, set: FactRule, unset: FactRule][] = [
  ['readOnly', 'read-only-set', 'read-only-unset'],
  ['writeOnly', 'write-only-set', 'write-only-unset'],
  ['deprecated', 'deprecated-set', 'deprecated-unset'],
];

/** The differences of two schemas in what they say besides the values that satisfy them. */
export function compareAnnotations(
  baseBundle: JsonObject,
  base: SchemaSite[],
  revisionBundle: JsonObject,
  revision: SchemaSite[],
): Fact[] {
  const before = withReferences(baseBundle, base, false);
  const after = withReferences(revisionBundle, revision, false);
  const flags = FLAGS.flatMap(([keyword, set, unset]): Fact[] => {
    const was = find(before, keyword)?.value === true;
    const site = find(after, keyword);
    const is = site?.value === true;
    const rule = is && !was ? set : was && !is ? unset : undefined;
    return rule ? [{ rule, narrower: false, wider: false, ...places(before, after, keyword) }] : [];
  });
  const [was, is] = [find(before, 'default'), find(after, 'default')];
  if (isDeepStrictEqual(was?.value, is?.value)) return flags;
  const details = { before: was?.value, after: is?.value, ...places(before, after, 'default') };
  return [...flags, { rule: 'default-changed', narrower: false, wider: false, ...details }];
}

function find(sites: SchemaSite[], keyword: string) {
  const site = sites.find(({ value }) => keyword in value);
  return site && { value: site.value[keyword], pointer: childPointer(site.pointer, keyword) };
}

function places(before: SchemaSite[], after: SchemaSite[], keyword: string) {
  return {
    base: find(before, keyword)?.pointer ?? before[0]?.pointer ?? '',
    revision: find(after, keyword)?.pointer ?? after[0]?.pointer ?? '',
  };
}
