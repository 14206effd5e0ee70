export type { Finding } from './finding.ts';
export { lintContract } from './lint-contract.ts';
