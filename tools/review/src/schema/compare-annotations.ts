import { isDeepStrictEqual } from 'node:util';
import { childPointer, type JsonObject } from '@telephony/contract';
import { type Fact, type FactRule, listedSchemas, type SchemaSite } from './model.ts';
import { withReferences } from './normalise.ts';

const FLAGS: [keyword: string, set: FactRule, unset: FactRule][] = [
  ['readOnly', 'read-only-set', 'read-only-unset'],
  ['writeOnly', 'write-only-set', 'write-only-unset'],
  ['deprecated', 'deprecated-set', 'deprecated-unset'],
];

export function compareAnnotations(
  baseBundle: JsonObject,
  base: SchemaSite[],
  revisionBundle: JsonObject,
  revision: SchemaSite[],
): Fact[] {
  const before = withReferences(baseBundle, base, false);
  const after = withReferences(revisionBundle, revision, false);
  const flags = FLAGS.flatMap(([keyword, set, unset]): Fact[] => {
    const [was, is] = [isMarked(baseBundle, base, keyword), isMarked(revisionBundle, revision, keyword)];
    const rule = is && !was ? set : was && !is ? unset : undefined;
    return rule ? [{ rule, narrower: false, wider: false, ...annotationPlaces(before, after, keyword) }] : [];
  });
  const [was, is] = [findAnnotation(before, 'default'), findAnnotation(after, 'default')];
  if (isDeepStrictEqual(was?.value, is?.value)) return flags;
  const details = { before: was?.value, after: is?.value, ...annotationPlaces(before, after, 'default') };
  return [...flags, { rule: 'default-changed', narrower: false, wider: false, ...details }];
}

export function isMarked(bundle: JsonObject, sites: SchemaSite[], keyword: string): boolean {
  const all = withReferences(bundle, sites, false);
  const nearest = findAnnotation(all, keyword);
  if (nearest) return nearest.value === true;
  // Or each of the forms has the mark.
  return all
    .flatMap((site) => [listedSchemas(site, 'anyOf'), listedSchemas(site, 'oneOf')])
    .some((forms) => forms.length > 0 && forms.every((form) => isMarked(bundle, [form], keyword)));
}

function findAnnotation(sites: SchemaSite[], keyword: string) {
  const site = sites.find(({ value }) => keyword in value);
  return site && { value: site.value[keyword], pointer: childPointer(site.pointer, keyword) };
}

function annotationPlaces(before: SchemaSite[], after: SchemaSite[], keyword: string) {
  return {
    base: findAnnotation(before, keyword)?.pointer ?? before[0]?.pointer ?? '',
    revision: findAnnotation(after, keyword)?.pointer ?? after[0]?.pointer ?? '',
  };
}

// Whether a fact is about the default of the schemas themselves, not of something inside them.
export function isOwnDefault(
  bundle: JsonObject,
  sites: SchemaSite[],
  { rule, base }: { rule: string; base?: string },
): boolean {
  return (
    rule.endsWith('default-changed') &&
    withReferences(bundle, sites, false).some(
      ({ pointer }) => base === pointer || base === childPointer(pointer, 'default'),
    )
  );
}
