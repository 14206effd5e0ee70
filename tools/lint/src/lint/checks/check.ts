import type { ContractFiles } from '../files/contract-files.ts';
import type { Finding } from '../finding.ts';

/** A rule about the files of a contract, which no linter of documents sees. */
export type Check = (files: ContractFiles) => Finding[] | Promise<Finding[]>;
