/** Formats of which every value is one of others (JSON Schema validation 2020-12, sections 7.3.2 to 7.3.5). */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  float: ['double'],
};

/** Positive where the second format has fewer values, negative where it has more, 0 where that cannot be said. */
export function compareFormats(before: unknown, after: unknown): number {
  if (WIDER[String(after)]?.includes(String(before))) return 1;
  return WIDER[String(before)]?.includes(String(after)) ? -1 : 0;
}
