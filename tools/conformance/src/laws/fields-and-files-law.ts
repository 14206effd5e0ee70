import { safeName } from '@telephony/contract';
import { readRequest } from '../server/exchange.ts';
import { idOf, readPage } from './collection.ts';
import { breachOf, type Law, type Sample } from './law.ts';

const FILES = 'files';

// Ledger O-68.
export const fileLaw: Law<Sample> = {
  name: FILES,
  async check({ operation, records }, { ask, token }) {
    const record =
      operation.path === '/monitors' ? records.find((one) => typeof one['size'] === 'number') : undefined;
    if (!record) return [];
    const exchange = await ask(
      `law / ${FILES}`,
      readRequest(`/monitors/${encodeURIComponent(idOf(record))}.mp3`, token),
    );
    const { outcome } = exchange;
    // The response alone shows an empty body.
    if ('failure' in outcome || outcome.status !== 200 || outcome.body.length === 0) return [];
    if (outcome.body.length === record['size']) return [];
    const message = 'size of the recording is not the size of its file';
    const seen = `${outcome.body.length} bytes`;
    return [breachOf(exchange, message, `${String(record['size'])} bytes`, { seen })];
  },
};

const FIELDS = 'fields';
const WITHOUT_EFFECT = 'fields does not leave the other fields out';
const TOO_FEW = 'fields leaves out a field that it names';

// Ledger O-63.
export const fieldLaw: Law<Sample> = {
  name: FIELDS,
  async check({ operation, records }, context) {
    const [[resource, names] = []] = Object.entries(exampleOf(operation));
    if (resource === undefined || names === undefined || records.length === 0) return [];
    const page = await readPage(operation, { limit: 5, [`fields[${resource}]`]: names }, context, FIELDS);
    if (!('records' in page)) return [];
    const wanted = new Set(names.split(','));
    const surplus = page.records
      .flatMap((record) => Object.keys(record))
      .find((name) => !wanted.has(name) && name !== 'id');
    const known = new Map(records.map((record) => [idOf(record), record]));
    const lost = page.records.flatMap((record) =>
      [...wanted].filter((name) => !(name in record) && name in (known.get(idOf(record)) ?? {})),
    )[0];
    if (surplus === undefined && lost === undefined) return [];
    if (surplus === undefined)
      return [breachOf(page.exchange, TOO_FEW, names, { kind: TOO_FEW, pointer: `/data/*/${lost}` })];
    const more = { kind: WITHOUT_EFFECT, seen: safeName(surplus), pointer: '/data/*' };
    return [breachOf(page.exchange, WITHOUT_EFFECT, names, more)];
  },
};

function exampleOf({ queryParameters }: Sample['operation']): Record<string, string> {
  const [example] = queryParameters.find(({ name }) => name === 'fields')?.examples.values() ?? [];
  const value = example?.value;
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([resource, names]) => [resource, String(names)]));
}
