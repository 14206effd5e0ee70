import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * The folder of the contract, beside this project's other folders. The pages run as a bundle, which does not know where its
 * own sources were.
 */
export const contractFolder: string = dirname(
  createRequire(import.meta.url).resolve('@telephony/openapi/package.json'),
);
