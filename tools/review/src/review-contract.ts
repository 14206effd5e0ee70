import {
  problemLines,
  refuseNameClashes,
  runRedoclyBundle,
  sortComponents,
  UnreadableSource,
} from '@telephony/generate/bundle';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { UserError } from '@telephony/contract/command-line';
import { type Base, headCommit } from './base.ts';
import type { Breaks, Verdict } from './compare/comparison.ts';
import { compareBundles } from './compare/compare-bundles.ts';
import { type Declaration, readDeclaration } from './fragments/gate.ts';
import { operationIds, type OperationIds } from './compare/words.ts';
import { newSentences, type NewSentence } from './new-sentences.ts';
import { placeChanges, type PlacedChange } from './source-map.ts';

export async function reviewContract(
  folder: string,
  base: Base,
  requireFragment = false,
  progress: (step: string) => void = () => {},
): Promise<Review> {
  progress('Bundling both contracts');
  const [before, after] = await Promise.all([
    readBundle('base', base.folder),
    readBundle('revision', folder),
  ]);
  progress('Comparing');
  const { verdict, breaks, changes } = compareBundles(before, after);
  const head = headCommit(folder);
  const found = {
    base: {
      name: base.name,
      version: contractVersion(before),
      ...(base.note ? { note: base.note } : {}),
      ...(base.commit ? { commit: base.commit } : {}),
    },
    ...(head === undefined ? {} : { commit: head }),
    verdict,
    breaks,
    version: contractVersion(after),
    changes: placeChanges(changes, base.folder, folder),
    sentences: newSentences(base.folder, folder),
    operationIds: operationIds(before, after),
  };
  return { ...found, ...readDeclaration(found, { base: base.folder, revision: folder }, requireFragment) };
}

async function readBundle(side: 'base' | 'revision', folder: string): Promise<JsonObject> {
  try {
    refuseNameClashes(folder);
    return sortComponents(await runRedoclyBundle(folder));
  } catch (error) {
    throw error instanceof UserError ? unreadableError(side, folder, error) : error;
  }
}

function unreadableError(side: 'base' | 'revision', folder: string, cause: UserError): UserError {
  const places = cause instanceof UnreadableSource ? problemLines(cause.problems, folder) : [cause.message];
  const [name, remedy] =
    side === 'base'
      ? ['base', 'Compare with another commit: `npm run review -- --base REVISION`.']
      : ['contract', 'Fix it, then run the review again.'];
  const lines = [`The ${name} cannot be read, so nothing was compared:`, ...places, remedy];
  return new UserError(lines.join('\n'), { cause });
}

function contractVersion({ info }: JsonObject): string {
  return isJsonObject(info) ? String(info['version']) : '';
}

export interface Review extends Declaration {
  base: { name: string; version: string; note?: string; commit?: string };
  commit?: string;
  verdict: Verdict;
  breaks: Breaks;
  version: string;
  changes: PlacedChange[];
  sentences: NewSentence[];
  operationIds: OperationIds;
}
