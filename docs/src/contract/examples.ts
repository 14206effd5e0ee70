import { objectOf, textOf, type JsonObject } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Example } from './model.ts';
import { follow, pointerOf } from './pointer.ts';
import type { Source } from './source.ts';

/** The named examples of a parameter or a media type. */
export function examplesOf(source: Source, holder: JsonObject, pointer: string): Example[] {
  return Object.entries(objectOf(holder['examples'])).map(([name, entry]) => {
    const found = follow(source.document, objectOf(entry), `${pointer}/examples${pointerOf([name])}`);
    refuseUnknownMembers('example', found.element, found.pointer);
    const { value } = found.element;
    return {
      name,
      summary: textOf(found.element['summary']) || name,
      description: textOf(found.element['description']),
      value,
      text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      language: typeof value === 'string' ? 'text' : 'json',
    };
  });
}
