import { pointerSegments } from '@telephony/contract';
import type { Change } from '../compare/comparison.ts';
import type { OperationIds } from '../compare/operation-names.ts';
import { type Fragment, isAtLeast } from './fragment.ts';
import { readEntries } from './changelog.ts';

/** The placeholder in a drafted fragment, where a person must say why. */
export const PLACEHOLDER = 'Why: (give the reason)';

/** The breaking changes that nothing declares, and whether one is declared without a reason. */
export interface Undeclared {
  missing: Change[];
  withoutReason: boolean;
}

/**
 * Holds breaking changes against what declares them: the fragments of the change, and entries of versions from `next` on. A
 * change is declared when one of them names it: its field, schema, parameter, operation or operationId.
 */
export function undeclared(
  declaring: {
    fragments: readonly Pick<Fragment, 'text'>[];
    changelog: string;
    next: string;
    operationIds: OperationIds;
  },
  breaking: readonly Change[],
): Undeclared {
  const { fragments, changelog, next, operationIds } = declaring;
  const entries = readEntries(changelog).filter(({ version }) => isAtLeast(version, next));
  const text = [...fragments, ...entries].map((part) => part.text).join('\n');
  return {
    missing: breaking.filter((change) => !namesOf(change, operationIds).some((name) => isNamed(text, name))),
    withoutReason: text.includes(PLACEHOLDER),
  };
}

/**
 * What a person may call the subject of a change by: the first names of its sentence, and its operations. A change of a
 * shared component goes by the names of its sentence alone, or by that of the component where the sentence names nothing.
 */
export function namesOf(change: Change, ids: OperationIds): string[] {
  const { operations, place, text } = change;
  const subject = codesIn(text)
    .slice(0, 2)
    .flatMap((code) => [code, code.split('.').at(-1)?.replace(/\[\]$/, '') ?? '']);
  const paths = operations.flatMap((operation) => [
    operation,
    operation.split(' ').at(-1) ?? '',
    ...(ids.has(operation) ? [`\`${ids.get(operation)}\``] : []),
  ]);
  const isShared = place.pointer.startsWith('/components/') && operations.length > 1;
  const others = isShared ? [unnamedComponent(change) ?? ''] : paths;
  return [...subject, ...others].filter((name) => name !== '');
}

/** The name of the component that a change is about, where the sentence of the change names nothing. */
export function unnamedComponent({ text, place }: Change): string | undefined {
  const [section, , name] = pointerSegments(place.pointer);
  return section === 'components' && codesIn(text).length === 0 ? name : undefined;
}

function codesIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code]) => code ?? '');
}

/** Whether a text has a name as a word of its own. */
export function isNamed(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w/-])${escaped}(?![\\w/{-])`).test(text);
}
