import type { JsonObject } from '@telephony/contract';
import type { Family } from './families.ts';
import type { Found } from './need.ts';
import { isHandler, placeName } from './place-name.ts';
import { isNamed, lineOf, type RepositoryText } from './repository-text.ts';
import { usersOf } from './users-of.ts';

/** Of a field or parameter whose neighbours no file names: the handlers of the operations that take or give it. */
export function unawareHandlers(
  name: string,
  family: Family,
  bundle: JsonObject,
  texts: readonly RepositoryText[],
): Found[] {
  if (family.kind !== 'field' && family.kind !== 'parameter') return [];
  const users = usersOf(family, bundle);
  return texts.flatMap((text) => {
    const user = users.find((one) => isNamed(text, one));
    if (!isHandler(text.file) || user === undefined || isNamed(text, name)) return [];
    return [
      {
        about: name,
        scope: text.file,
        text: `${placeName(text.file, family)}: \`${user}\` has the new ${family.kind} \`${name}\`, which is not named here.`,
        file: text.file,
        line: lineOf(text, user),
      },
    ];
  });
}
