import { isJsonObject, type JsonObject } from '@telephony/contract';
import { rewritings } from '../oracle/rewritings.ts';
import { type EditCall, ownParameters } from './exchange-edits.ts';
import { resolved, writingOf } from './exchange.ts';

/** Rewritings of parameters, credentials, addresses and statuses: every request is taken as before, and read as before. */
export const exchangeRewritings: Readonly<Record<string, EditCall>> = {
  'parameters of the path': (called) => {
    const { item, operation } = called;
    if (item['parameters'] !== undefined || !Array.isArray(operation['parameters'])) return false;
    item['parameters'] = operation['parameters'];
    return delete operation['parameters'];
  },
  'parameters of the operation': ({ item, operation }) => {
    if (operation['parameters'] !== undefined || !Array.isArray(item['parameters'])) return false;
    operation['parameters'] = item['parameters'];
    return delete item['parameters'];
  },
  'parameters of the path once more': ({ item, operation }) => {
    if (operation['parameters'] !== undefined || !Array.isArray(item['parameters'])) return false;
    operation['parameters'] = structuredClone(item['parameters']);
    return true;
  },
  'parameters where they are used': (called) => ownParameters(called).length > 0,
  'parameters in another order': (called) =>
    turned(called.operation, 'parameters') || turned(called.item, 'parameters'),
  'a parameter as a component': (called, random) => {
    const list = ownParameters(called);
    const index = random.below(list.length);
    const { components } = called.bundle;
    if (list.length === 0 || !isJsonObject(components)) return false;
    const known = isJsonObject(components['parameters']) ? components['parameters'] : {};
    const name = `fresh${Object.keys(known).length}`;
    components['parameters'] = { ...known, [name]: list[index] };
    list[index] = { $ref: `#/components/parameters/${name}` };
    return true;
  },
  'defaults of the specification': (called, random) => {
    const one = random.pick(ownParameters(called));
    if (!isJsonObject(one)) return false;
    const { style, explode } = writingOf(one);
    Object.assign(one, { style, explode, required: one['required'] === true });
    return true;
  },
  'a schema in other words': (called, random) => {
    const one = random.pick(ownParameters(called));
    if (!isJsonObject(one) || !isJsonObject(one['schema'])) return false;
    const [, rewrite] = random.pick(Object.entries(rewritings)) ?? [];
    return rewrite?.(one['schema'], random, called.bundle) === true;
  },
  'credentials in another order': ({ bundle, operation }) => {
    const owner = Array.isArray(operation['security']) ? operation : bundle;
    return turned(owner, 'security');
  },
  'credentials of the contract once more': ({ bundle, operation }) => {
    if ('security' in operation || !('security' in bundle)) return false;
    operation['security'] = structuredClone(bundle['security']);
    return true;
  },
  'credentials that are more than enough': ({ bundle, operation }) => {
    const owner = Array.isArray(operation['security']) ? operation : bundle;
    const list: unknown[] = Array.isArray(owner['security']) ? owner['security'] : [];
    const [first] = list;
    if (!isJsonObject(first)) return false;
    return list.push({ token: [], basic: [], ...first }) > 1;
  },
  'addresses of the contract once more': ({ bundle, item, operation }, random) => {
    if ('servers' in item || 'servers' in operation || !('servers' in bundle)) return false;
    const owner = random.pick([item, operation]) ?? item;
    owner['servers'] = structuredClone(bundle['servers']);
    return true;
  },
  'responses where they are used': ({ bundle, operation }) =>
    onEach(operation['responses'], (response) => structuredClone(resolved(bundle, response))),
};

/** Turns a list round; false where there is none. */
function turned(owner: JsonObject, name: string): boolean {
  const list: unknown = owner[name];
  if (!Array.isArray(list)) return false;
  owner[name] = list.toReversed();
  return list.length > 1;
}

function onEach(map: unknown, change: (value: unknown) => unknown): boolean {
  if (!isJsonObject(map)) return false;
  for (const [name, value] of Object.entries<unknown>(map)) setIn(map, name, change(value));
  return true;
}

function setIn(map: JsonObject, name: string, value: unknown): void {
  map[name] = value;
}
