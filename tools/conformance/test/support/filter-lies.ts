import { isJsonObject } from '@telephony/contract';
import { type Asked, json, type Lie, withBody } from './lying-server.ts';

type Conditions = Record<string, unknown>[];

/** Asks the sandbox with other conditions; undefined leaves them as they are. */
function conditions(change: (all: Conditions) => Conditions | undefined): Lie {
  return async (asked, told) => {
    const all = asked.method === 'GET' && told.status === 200 ? conditionsOf(asked) : [];
    const changed = all.length > 0 ? change(all) : undefined;
    return changed && asked.ask(withConditions(asked, changed));
  };
}

function conditionsOf({ query }: Asked): Conditions {
  const value: unknown = JSON.parse(query.get('filter') ?? '[]');
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function withConditions({ path, query }: Asked, all: Conditions): string {
  const changed = new URLSearchParams(query);
  changed.set('filter', JSON.stringify(all));
  return `${path}?${changed.toString()}`;
}

/** Servers that lie about filters, by name. */
export const filterLies: Record<string, Lie> = {
  'the first condition alone': conditions((all) => (all.length > 1 ? all.slice(0, 1) : undefined)),
  'the last condition alone': conditions((all) => (all.length > 1 ? all.slice(-1) : undefined)),
  'conditions joined by or': async (asked, told) => {
    const all = asked.method === 'GET' && told.status === 200 ? conditionsOf(asked) : [];
    if (all.length < 2) return undefined;
    const pages = await Promise.all(all.map((one) => asked.ask(withConditions(asked, [one]))));
    const records = pages.flatMap((page) => json(page)?.['data']);
    const data = [...new Map(records.map((record) => [JSON.stringify(record), record])).values()];
    return withBody(told, { data, total: data.length });
  },
  'two conditions find nothing': conditions((all) =>
    all.length > 1 ? [{ property: 'created_at', operator: 'lt', value: '1970-01-01' }] : undefined,
  ),
  '<> ignored': conditions((all) =>
    all.some(({ operator }) => operator === '<>')
      ? all.filter(({ operator }) => operator !== '<>')
      : undefined,
  ),
  '= is !=': conditions((all) =>
    all.some(({ operator }) => operator === '=')
      ? all.map((one) => ({ ...one, operator: one['operator'] === '=' ? '!=' : one['operator'] }))
      : undefined,
  ),
  'null ignored in a filter': conditions((all) =>
    all.some(({ value }) => value === null) ? all.filter(({ value }) => value !== null) : undefined,
  ),
};
