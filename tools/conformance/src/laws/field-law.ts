import type { Law, Sampled } from './law.ts';
import { readPage } from './read-page.ts';

const NAME = 'fields';
const WITHOUT_EFFECT = 'fields does not leave the other fields out';

/** `fields[resource]` leaves out all other fields of its records (ledger O-63). */
export const fieldLaw: Law<Sampled> = {
  name: NAME,
  plan: (operation) =>
    Object.keys(exampleOf(operation)).map(
      (resource) => `GET ${operation.path}?limit=5&fields[${resource}]={those of the example}`,
    ),
  async hold({ operation, records }, context) {
    const [[resource, names] = []] = Object.entries(exampleOf(operation));
    if (resource === undefined || names === undefined || records.length === 0) return [];
    const page = await readPage(operation, { limit: 5, [`fields[${resource}]`]: names }, context, NAME);
    if (!('records' in page)) return [];
    const wanted = new Set(names.split(','));
    const surplus = page.records
      .flatMap((record) => Object.keys(record))
      .find((name) => !wanted.has(name) && name !== 'id');
    if (surplus === undefined) return [];
    return [
      {
        rule: 'law',
        message: WITHOUT_EFFECT,
        kind: WITHOUT_EFFECT,
        expected: names,
        seen: context.mask.field(surplus),
        pointer: '/data/*',
        exchange: page.exchange,
      },
    ];
  },
};

function exampleOf({ queryParameters }: Sampled['operation']): Record<string, string> {
  const [example] = queryParameters.find(({ name }) => name === 'fields')?.examples.values() ?? [];
  const value = example?.value;
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([resource, names]) => [resource, String(names)]));
}
