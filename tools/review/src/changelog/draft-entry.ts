import type { Change } from '../compare/change.ts';
import { listOf } from '../compare/words.ts';
import { readEntries } from './changelog.ts';
import { namesOf, PLACEHOLDER, unnamedComponent } from './undeclared.ts';

/** How many operations of a shared change an entry names. */
const SHOWN = 3;

/**
 * The changelog with an entry for a version: what breaks, each with a place for the reason, and what is new. An entry that
 * is there already keeps its text and gets what it does not name.
 *
 * @param date As the heading shows it, `2026-11-21`.
 * @param reason Stands for every breaking change that is added; without it the place is left open, and the gate closed.
 */
export function draftEntry(
  changelog: string,
  version: string,
  changes: Change[],
  { date, reason }: { date: string; reason?: string | undefined },
): string {
  const entry = readEntries(changelog).find((known) => known.version === version);
  const isNew = (change: Change) => !entry || !namesOf(change).some((name) => entry.text.includes(name));
  const fresh = changes.filter(isNew);
  const why = reason === undefined ? PLACEHOLDER : `Why: ${reason}`;
  const sections = [
    section('### Breaking on the wire', fresh, 'wire', why),
    section('### Breaking for types only', fresh, 'types', why),
    section('### New', fresh, 'feature'),
  ].filter((text) => text !== '');
  if (entry) {
    if (sections.length === 0) return changelog;
    const text = `${entry.text.trimEnd()}\n\n${sections.join('\n\n')}\n\n`;
    const heading = changelog.slice(entry.start, changelog.indexOf('\n', entry.start));
    return (
      `${changelog.slice(0, entry.start)}${heading}${text}${changelog.slice(entry.end)}`.trimEnd() + '\n'
    );
  }
  const body = sections.length > 0 ? sections.join('\n\n') : 'Texts, examples and marks.';
  const first = changelog.search(/^## /m);
  const at = first < 0 ? changelog.length : first;
  const before = changelog.slice(0, at).trimEnd();
  return `${before}\n\n## ${version}\n\n${date}\n\n${body}\n\n${changelog.slice(at)}`.trimEnd() + '\n';
}

function section(heading: string, changes: Change[], effect: Change['effect'], why?: string): string {
  const items = changes
    .filter((change) => change.effect === effect)
    .map((change) => `- ${subject(change)}${change.text}${why === undefined ? '' : `\n  ${why}`}`);
  return items.length > 0 ? `${heading}\n\n${items.join('\n')}` : '';
}

function subject(change: Change): string {
  const { operations } = change;
  const component = unnamedComponent(change);
  const shown = operations.slice(0, SHOWN).map((name) => `\`${name}\``);
  const rest = operations.length - shown.length;
  const places = rest > 0 ? `${shown.join(', ')} and ${rest} more` : listOf(shown);
  if (component === undefined) return places === '' ? '' : `${places}: `;
  return places === '' ? `\`${component}\`: ` : `\`${component}\` of ${places}: `;
}
