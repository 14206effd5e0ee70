import { nearest } from '@telephony/contract';
import type { ContractFiles, Finding } from '../files/contract-files.ts';

/** A rule about the files of a contract, which no linter of documents sees. */
export type Check = (files: ContractFiles) => Finding[] | Promise<Finding[]>;

/** What to do about a name that does not exist: the one that is meant, or something else. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}
