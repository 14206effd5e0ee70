import type { Review } from '../review.ts';
import type { Place } from './document/report-document.ts';
import { groupChanges } from './group-changes.ts';

/** GitHub shows ten annotations of a step, and swallows the rest. */
const MOST = 10;

/** Something to be shown on a line of a pull request. */
interface Annotation {
  level: 'warning' | 'error' | 'notice';
  title: string;
  text: string;
  at?: { file: string; line: number };
}

/**
 * What breaks, as annotations on the edited lines of a pull request, or where something has left. Equal changes are one
 * annotation; of more than ten the last says how many there are.
 */
export function annotations({ changes, gate }: Pick<Review, 'changes' | 'gate'>): string[] {
  const level = gate.passed ? 'warning' : 'error';
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  const all = groupChanges(breaking).map(({ effect, text, operations }): Annotation => {
    const { file, line, left, place } =
      breaking.find((change) => change.text === text && change.effect === effect) ?? {};
    const at =
      place?.side === 'base' ? left : file === undefined || line === undefined ? undefined : { file, line };
    const shared = operations.length > 1 ? ` (in ${operations.length} operations)` : '';
    return {
      level,
      title: effect === 'wire' ? 'Breaking on the wire' : 'Breaking for types only',
      text: `${text}${shared}`,
      ...(at ? { at } : {}),
    };
  });
  const rest = all.length - (MOST - 1);
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const note: Annotation = {
    level: 'notice',
    title: 'More breaking changes',
    text: `${rest} more are in the summary of the run.`,
  };
  return [...shown, ...(all.length > MOST ? [note] : [])].map(commandOf);
}

/** A place where the contract cannot be read, as an annotation. */
export function unreadable(text: string, place?: Place): string {
  const at = place && { at: { file: place.file, line: place.line } };
  return commandOf({ level: 'error', title: 'The contract cannot be read', text, ...at });
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
function commandOf({ level, title, text, at }: Annotation): string {
  const properties = Object.entries({ ...at, title })
    .map(([name, value]) => `${name}=${property(String(value))}`)
    .join(',');
  return `::${level} ${properties}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
