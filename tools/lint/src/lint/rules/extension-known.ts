import { isJsonObject, nearest } from '@telephony/contract';
import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '../../schema-keywords.ts';
import type { Context, Rule } from '../visitor.ts';

/** The extensions of EXTENSIONS.md. */
const KNOWN = new Set([
  'x-ledger',
  'x-source',
  'x-filter',
  'x-effect',
  'x-events',
  'x-next-events',
  'x-closed-enumeration',
  'x-tagGroups',
]);

/** Every `x-` extension is one that EXTENSIONS.md explains: a misspelt x-ledger would silently lose its mark. */
export const rule: Rule = () => {
  const check = (node: unknown, { report, location, type }: Context) => {
    if (!isJsonObject(node) || NAME_MAPS.test(type.name)) return;
    for (const name of Object.keys(node).filter((key) => key.startsWith('x-') && !KNOWN.has(key))) {
      report({
        message: `${name} is not in EXTENSIONS.md. ${remedyOf(name)}`,
        location: location.child(name).key(),
      });
    }
  };
  return { any: check, ref: check };
};

/** Names that need no x-. */
const KEYWORDS = new Set([...ONE_SCHEMA, ...NAMED_SCHEMAS, ...LISTED_SCHEMAS]);

/** Types of nodes whose keys are names, such as that of a property or of a header. */
const NAME_MAPS = /Properties$|Map$|^Named|^SecurityRequirement$/;

function remedyOf(name: string): string {
  const bare = name.slice(2);
  const meant = KEYWORDS.has(bare) ? bare : nearest(name, KNOWN);
  return meant === undefined
    ? 'Remove it, or explain it there and name it in this rule.'
    : `Did you mean ${meant}?`;
}
