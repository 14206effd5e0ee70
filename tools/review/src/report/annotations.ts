import type { Review } from '../review.ts';

/**
 * What breaks, as annotations on the lines of a pull request. Lines of the base are not in it: there the file is named.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotations({ changes, gate }: Review): string[] {
  const level = gate.passed ? 'warning' : 'error';
  return changes
    .filter(({ effect }) => effect === 'wire' || effect === 'types')
    .map(({ file, line, place, effect, text }) => {
      const at = { file, ...(place.side === 'revision' ? { line: String(line) } : {}) };
      const title = effect === 'wire' ? 'Breaking on the wire' : 'Breaking for types only';
      const properties = Object.entries({ ...at, title }).map(
        ([name, value]) => `${name}=${property(value)}`,
      );
      return `::${level} ${properties.join(',')}::${data(text)}`;
    });
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
