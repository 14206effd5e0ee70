import type { JsonObject } from '@telephony/contract';
import type { Change } from '../compare/change.ts';
import { nameOfPlace } from '../compare/name-of-place.ts';
import { operationsAt } from './operations-at.ts';
import type { RedoclyChange } from './run-redocly-diff.ts';

const KINDS: [member: RegExp, name: string][] = [
  [/\/examples?(?:\/|$)/, 'An example'],
  [/\/x-ledger(?:\/|$)/, 'A ledger mark'],
  [/\/x-[^/]+(?:\/|$)/, 'An extension'],
  [/\/tags(?:\/|$)|^\/x-tagGroups/, 'A tag'],
  [/\/summary$/, 'The summary'],
  [/\/description$/, 'The description'],
  [/\/title$/, 'The title'],
  [/^\/info\//, 'Information on the contract'],
];

/** The changes of words, examples and marks: what Redocly sees and no other change speaks of. */
export function textChanges(
  ratings: RedoclyChange[],
  changes: Change[],
  base: JsonObject,
  revision: JsonObject,
): Change[] {
  return ratings.flatMap((rating): Change[] => {
    const side = rating.revision === undefined ? 'base' : 'revision';
    const pointer = placeOf(rating, side);
    if (pointer === '/info/version') return [];
    if (
      changes.some((change) =>
        [change.base, change.revision].some((known) => known && isInside(pointer, known)),
      )
    )
      return [];
    const name = KINDS.find(([member]) => member.test(pointer))?.[1];
    if (!name) return [];
    return [
      {
        effect: 'text',
        rule: 'text',
        text: describe(name, pointer, rating.kind),
        place: { side, pointer },
        operations: operationsAt(side === 'base' ? base : revision, pointer),
      },
    ];
  });
}

function describe(name: string, pointer: string, kind: RedoclyChange['kind']): string {
  const schema = /^(.*?)\/(?:examples?|x-ledger|description|title)(?:\/|$)/.exec(pointer)?.[1] ?? '';
  const named = /\/(?:schemas|schema|parameters)\//.test(`${schema}/`) ? nameOfPlace(schema) : undefined;
  const of = named === undefined || named === 'the contract' ? '' : ` of ${named}`;
  return `${name}${of} is ${{ added: 'new', removed: 'gone', modified: 'changed' }[kind]}.`;
}

/** Redocly points at the element of a property that only one side has. */
function placeOf(rating: RedoclyChange, side: 'base' | 'revision'): string {
  const pointer = (side === 'base' ? rating.base : rating.revision) ?? '';
  const { property } = rating;
  return property === undefined || pointer.endsWith(`/${property}`) ? pointer : `${pointer}/${property}`;
}

function isInside(pointer: string, element: string): boolean {
  return pointer === element || pointer.startsWith(`${element}/`);
}
