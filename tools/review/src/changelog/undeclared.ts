import type { Change } from '../compare/change.ts';
import { isAtLeast } from '../version/next-version.ts';
import { readEntries } from './changelog.ts';

/** The placeholder in a drafted entry, where a person must say why. */
export const PLACEHOLDER = 'Why: (give the reason)';

/** The breaking changes that the changelog does not declare, and those that it declares without a reason. */
export interface Undeclared {
  missing: Change[];
  withoutReason: boolean;
}

/**
 * Holds breaking changes against the entry of the next version, or a later one. A change is declared when an entry
 * names it: its field, schema, parameter, operation or operationId.
 */
export function undeclared(changelog: string, next: string, breaking: Change[]): Undeclared {
  const entries = readEntries(changelog).filter(({ version }) => isAtLeast(version, next));
  const text = entries.map((entry) => entry.text).join('\n');
  return {
    missing: breaking.filter((change) => !namesOf(change).some((name) => isNamed(text, name))),
    withoutReason: text.includes(PLACEHOLDER),
  };
}

/** What a person may call the subject of a change by: the first names of its sentence, and its operations. */
export function namesOf({ text, operations, place }: Change): string[] {
  const codes = Array.from(text.matchAll(/`([^`]+)`/g), ([, code]) => code ?? '');
  const paths = operations.flatMap((operation) => [operation, operation.split(' ').at(-1) ?? '']);
  const subject = codes
    .slice(0, 2)
    .flatMap((code) => [code, code.split('.').at(-1)?.replace(/\[\]$/, '') ?? '']);
  // A change of a single operation may be declared by its name; one of a shared component by that of the component.
  const shared = place.pointer.startsWith('/components/');
  return [...subject, ...(shared && operations.length > 1 ? [] : paths)].filter((name) => name !== '');
}

function isNamed(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w/-])${escaped}(?![\\w/{-])`).test(text);
}
