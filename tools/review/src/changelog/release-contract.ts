import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '@telephony/lint/files';
import { parse } from 'yaml';
import { nextVersion } from '../version/next-version.ts';
import { addEntry } from './add-entry.ts';
import { FRAGMENTS, greatestStep, readFragments } from './fragment.ts';
import { setVersion } from './set-version.ts';

/**
 * Releases what waits in `changes/`: gathers the fragments into an entry of `CHANGELOG.md`, sets `info.version` by their
 * greatest step, and removes them. Gives the version; undefined where nothing waits.
 *
 * @param date As the heading shows it, `2026-11-21`.
 * @throws UserError for a fragment that does not say its step, or a contract without a version
 */
export function releaseContract(folder: string, date: string): string | undefined {
  const fragments = readFragments(folder);
  const step = greatestStep(fragments.map((fragment) => fragment.step));
  if (step === undefined) return undefined;
  const root = join(folder, 'openapi.yaml');
  const source = readFileSync(root, 'utf8');
  const { info } = parse(source) as { info?: { version?: unknown } };
  const version = nextVersion(String(info?.version), step);
  const file = join(folder, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : '# Changelog of the contract\n';
  writeFileAtomically(file, addEntry(changelog, { version, date, fragments }));
  writeFileAtomically(root, setVersion(source, version));
  for (const { name } of fragments) rmSync(join(folder, FRAGMENTS, `${name}.md`));
  return version;
}
