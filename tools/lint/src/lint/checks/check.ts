import { nearest } from '@telephony/contract';
import type { ContractFiles, Finding } from '../files/contract-files.ts';

export type Check = (files: ContractFiles) => Finding[] | Promise<Finding[]>;

export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}
