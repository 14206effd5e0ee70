import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '@telephony/contract';
import { listFiles } from '@telephony/generate/files';
import { type ContractFiles, type Finding } from '../files/contract-files.ts';
import { contractNames } from '../files/prose.ts';
import { contractStatements, guideStatements } from './statements.ts';
import { type Check, didYouMean } from './check.ts';

const RULE = 'source-missing';
const GUIDES_FOLDER = '../docs/src/content/docs';
// Data, and files with sources of their own.
const WITHOUT_STATEMENTS = /^(?:examples|workflows)\/|^(?:ledger|sources)\.yaml$/;
// For a section about this project's packages.
const OWN_PROJECT = 'own';

export const sourceKnown: Check = (files) => {
  const sections = documentSections(files);
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
  const sections = documentSections(files);
  if (sections.length === 0) return [];
  const inContract = files.all
    .filter(({ name }) => !WITHOUT_STATEMENTS.test(name))
    .flatMap((file) =>
      contractStatements(file.value)
        .filter(({ sources }) => sources.length === 0)
        .map(({ at, sentence }) => {
          const path = [...at.split('/').slice(1).map(unescapeSegment), 'description'];
          const message =
            `No source for "${sentence}" Compare it with the platform's documents, then name their section in x-source ` +
            'or a ledger entry in x-ledger. Advice needs none.';
          return file.finding(path, RULE, message, sentence);
        }),
    );
  const known = new Set([...sections, ...contractNames(files).ledger, OWN_PROJECT]);
  return [...inContract, ...guideFindings(join(files.folder, GUIDES_FOLDER), known)];
}

function guideFindings(folder: string, known: ReadonlySet<string>): Finding[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = join(folder, name);
      const finding = (line: string, message: string): Finding => ({
        file,
        line: Number(line),
        column: 1,
        rule: RULE,
        message,
      });
      return guideStatements(readFileSync(file, 'utf8')).flatMap(({ at, sentence, sources }) => {
        if (sources.length === 0) {
          const remedy =
            'Name it below the heading, {/* source: Events/Delivery, O-11 */}, or write own for what is about this project.';
          return [finding(at, `No source for "${sentence}" ${remedy}`)];
        }
        return sources
          .filter((source) => !known.has(source) && !source.startsWith('/'))
          .map((source) => {
            const remedy = didYouMean(source, known, 'Take one of sources.yaml or ledger.yaml.');
            return finding(at, `${source} is not a section of the documents or a ledger entry. ${remedy}`);
          });
      });
    });
}

function documentSections(files: ContractFiles): string[] {
  const list = files.get('sources.yaml')?.value;
  return isJsonObject(list) && Array.isArray(list['sections']) ? list['sections'].map(String) : [];
}

const unescapeSegment = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
