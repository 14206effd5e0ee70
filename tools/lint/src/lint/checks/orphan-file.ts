import type { Check } from './check.ts';

const REFERRED = /^(components|examples|paths|webhooks)\//;

/**
 * Every file is referred to: one that is not does not belong to the contract, however finished it looks. What only an orphan
 * refers to is not reported.
 */
export const orphanFile: Check = (files) => {
  const targets = new Set(files.references.map(({ target }) => target));
  return files.all
    .filter(({ name }) => REFERRED.test(name) && !targets.has(name))
    .map((file) =>
      file.findingAt(
        0,
        'orphan-file',
        `Nothing refers to this file, so the contract does not have it. ${remedyOf(file.name)}`,
      ),
    );
};

function remedyOf(name: string): string {
  return /^(paths|webhooks)\//.test(name)
    ? `Refer to it in openapi.yaml with $ref: ${name}, or delete it.`
    : 'Refer to it, or delete it.';
}
