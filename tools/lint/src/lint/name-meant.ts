import { nearest } from '@telephony/contract';
import { namesOf } from './files/names-of.ts';
import type { ContractFiles } from './files/contract-files.ts';
import type { Finding } from './finding.ts';

/** How the linters tell a name that is not there. */
const UNKNOWN_NAMES = [
  /NOT have (?:unevaluated|additional) properties `([^`]+)`/,
  /^Required property '([^']+)' is not defined/,
];
const UNKNOWN_SCHEME = /^There is no `([^`]+)` security scheme/;

/** A finding of a name that is not there, with the one that is meant. */
export function nameMeant(finding: Finding, files: ContractFiles): Finding {
  const [, scheme] = UNKNOWN_SCHEME.exec(finding.message) ?? [];
  const names = UNKNOWN_NAMES.flatMap((pattern) => pattern.exec(finding.message)?.[1] ?? []);
  const name = scheme ?? names[0];
  if (name === undefined) return finding;
  const known = scheme === undefined ? namesOf(files).names : schemesOf(files);
  const meant = nearest(
    name,
    [...known].filter((one) => one !== name),
  );
  return meant === undefined ? finding : { ...finding, suggestions: [meant] };
}

function schemesOf(files: ContractFiles): string[] {
  return files.all.flatMap(({ name }) => /^components\/securitySchemes\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
}
