import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildContract } from './build-contract.ts';
import type { Contract } from './model.ts';
import { readWorkflows } from './workflows.ts';

/**
 * The folder of the contract, beside this project's other folders. The pages run as a bundle, which does not know where its
 * own sources were.
 */
export const contractFolder: string = dirname(
  createRequire(import.meta.url).resolve('@telephony/openapi/package.json'),
);

// Not `import.meta.resolve`: Vite's module runner, in which the pages run, has none.
const { resolve } = createRequire(import.meta.url);

/** The files that the site is made from. */
export const sources = {
  json: resolve('@telephony/openapi/openapi.json'),
  yaml: resolve('@telephony/openapi/openapi.yaml'),
  codegen: resolve('@telephony/openapi/openapi.codegen.json'),
  openapi30: resolve('@telephony/openapi/openapi-3.0.json'),
  ledger: resolve('@telephony/openapi/ledger.json'),
};

let loaded: { stamp: string; contract: Contract } | undefined;

/** The models of the built bundle: made once, and again when the bundle or the ledger has changed. */
export function loadContract(): Contract {
  const stamp = [sources.json, sources.ledger].map((file) => statSync(file).mtimeMs).join();
  if (loaded?.stamp !== stamp) {
    const bundle: unknown = JSON.parse(readFileSync(sources.json, 'utf8'));
    const ledger: unknown = JSON.parse(readFileSync(sources.ledger, 'utf8'));
    loaded = {
      stamp,
      contract: buildContract(bundle, ledger, readWorkflows(join(contractFolder, 'workflows'))),
    };
  }
  return loaded.contract;
}
