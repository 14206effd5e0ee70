import { isJsonObject } from '@telephony/contract';
import type { Finding } from '../finding.ts';
import type { ContractFiles } from '../files/contract-files.ts';

/** The contract is of OpenAPI 3.1. By the rules of another version nearly all of it is wrong, so nothing else is looked for. */
export function contractVersion(files: ContractFiles): Finding[] {
  const root = files.get('openapi.yaml');
  const version = isJsonObject(root?.value) ? root.value['openapi'] : undefined;
  if (!root || version === undefined) return [];
  const written = JSON.stringify(version);
  if (/^"3\.1\.\d+"$/.test(written)) return [];
  const message = `openapi: ${written} is not a version that the contract is written in. Write openapi: 3.1.1.`;
  return [root.finding(['openapi'], 'contract-version', message)];
}
