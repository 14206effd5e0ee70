import { join } from 'node:path';
import { findRepository } from '../repository.ts';
import { contractFolder } from '../contract/contract-folder.ts';
import { lastChanges } from './last-changes.ts';
import { pageFile } from './page-file.ts';

const root = join(contractFolder, '..');
let dates: ReadonlyMap<string, string> | undefined;

/** Where a page is written, for those who want to mend it. */
export interface PageSource {
  /** Where the file is edited, if the repository is known. */
  edit?: string;
  /** As `2026-11-23`, if the history is there. */
  changed?: string;
}

/** Where the page of an address is written, and when that was changed last. */
export function pageSource(address: string, repository = findRepository(root)): PageSource {
  const file = pageFile(address);
  if (file === undefined) return {};
  dates ??= lastChanges(root);
  const changed = dates.get(file);
  return {
    ...(repository !== undefined && { edit: `${repository}/edit/main/${file}` }),
    ...(changed !== undefined && { changed }),
  };
}
