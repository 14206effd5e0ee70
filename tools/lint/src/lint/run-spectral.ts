import { readFile } from 'node:fs/promises';
import { Document, Spectral } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import type { Finding } from './finding.ts';
import { pathItemResolver } from './path-item-resolver.ts';
import { readSpectralRuleset } from './spectral-ruleset.ts';

/** What Spectral finds in root documents, whatever its severity. */
export async function runSpectral(roots: string[]): Promise<Finding[]> {
  const spectral = new Spectral({ resolver: pathItemResolver() });
  spectral.setRuleset(readSpectralRuleset());
  const findings = roots.map(async (root) => {
    const results = await spectral.run(new Document(await readFile(root, 'utf8'), parsers.Yaml, root));
    return results.map(({ code, message, source, path, range }) => ({
      file: source ?? root,
      line: range.start.line + 1,
      column: range.start.character + 1,
      pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
      rule: String(code),
      message,
    }));
  });
  return (await Promise.all(findings)).flat();
}
