import type { Finding } from './finding.ts';
import { runLinter } from './run-linter.ts';

interface SpectralResult {
  code: string;
  message: string;
  source: string;
  path: (string | number)[];
  range: { start: { line: number; character: number } };
}

/** What Spectral finds in root documents, whatever its severity. */
export async function runSpectral(roots: string[]): Promise<Finding[]> {
  const args = ['lint', ...roots, '--ruleset', 'spectral.yaml', '--format', 'json', '--quiet'];
  const [results] = (await runLinter('@stoplight/spectral-cli/dist/index.js', args)) as [SpectralResult[]];
  return results.map(({ code, message, source, path, range }) => ({
    file: source,
    line: range.start.line + 1,
    column: range.start.character + 1,
    pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    rule: code,
    message,
  }));
}
