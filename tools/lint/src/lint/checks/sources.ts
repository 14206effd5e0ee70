import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@telephony/generate/files';
import type { ContractFiles, Finding } from '../files/contract-files.ts';
import { contractNames, contractProse } from '../files/prose.ts';
import { readSections } from '@telephony/generate/section-marks';
import { guideStatements, ledgerMentions, splitSentences } from './statements.ts';
import { sourcesOf } from '../files/sources.ts';
import { type Check, didYouMean } from './check.ts';

const RULE = 'source-missing';
const GUIDES_FOLDER = '../docs/src/content/docs';
// Data, and files with sources of their own.
const WITHOUT_SOURCES = /^(?:examples|workflows)\/|^(?:ledger|sources)\.yaml$/;
// For a section about this project's packages.
const OWN_PROJECT = 'own';

export const sourceKnown: Check = (files) => {
  const sections = readSections(files.folder);
  if (sections.length === 0) return [];
  const parts = new Set(sections.map((section) => section.split('/')[0] ?? ''));
  return files.all.flatMap((file) =>
    file.members.flatMap(({ path, value }) => {
      const isLedger = file.name === 'ledger.yaml' && path.length === 3 && path[2] === 'source';
      if (!isLedger && path.at(-1) !== 'x-source') return [];
      const known = isLedger ? parts : sections;
      const names: string[] = isLedger ? String(value).split(', ') : [value].flat().map(String);
      return names
        .filter((name) => ![...known].includes(name))
        .map((name) => {
          const remedy = didYouMean(name, known, 'Take one of sources.yaml.');
          const message = `${name} is not a section of the documents. ${remedy}`;
          return file.finding(path, 'source-known', message, name);
        });
    }),
  );
};

export function sourceMissing(files: ContractFiles): Finding[] {
  const sections = readSections(files.folder);
  if (sections.length === 0) return [];
  const inContract = contractProse(files)
    .filter(({ file, path }) => !WITHOUT_SOURCES.test(file.name) && !path.includes('examples'))
    .filter(({ path }) => path.at(-1) === 'description')
    .filter(
      ({ file, path, text }) => ledgerMentions(text).length === 0 && sourcesOf(file.value, path).length === 0,
    )
    .map(({ file, path, text }) => {
      const message =
        `No source for "${splitSentences(text)[0]}" Compare it with the platform's documents, then name their section in ` +
        'x-source or a ledger entry in x-ledger, here or at an element above.';
      return file.finding(path, RULE, message);
    });
  const known = new Set([...sections, ...contractNames(files).ledger, OWN_PROJECT]);
  return [...inContract, ...guideFindings(join(files.folder, GUIDES_FOLDER), known)];
}

function guideFindings(folder: string, known: ReadonlySet<string>): Finding[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = join(folder, name);
      const finding = (line: number, message: string): Finding => ({
        file,
        line,
        column: 1,
        rule: RULE,
        message,
      });
      return guideStatements(readFileSync(file, 'utf8')).flatMap(({ line, sentence, sources }) => {
        if (sources.length === 0) {
          const remedy =
            'Name it below the heading, {/* source: Events/Delivery, O-11 */}, or write own for what is about this project.';
          return [finding(line, `No source for "${sentence}" ${remedy}`)];
        }
        return sources
          .filter((source) => !known.has(source) && !source.startsWith('/'))
          .map((source) => {
            const remedy = didYouMean(source, known, 'Take one of sources.yaml or ledger.yaml.');
            return finding(line, `${source} is not a section of the documents or a ledger entry. ${remedy}`);
          });
      });
    });
}
