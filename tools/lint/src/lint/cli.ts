import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { contractFolder } from '@telephony/generate/files';
import { formatFindings, lintContracts } from './lint-contract.ts';

const command = createCommand({
  name: 'npm run lint --',
  description: `Lints the OpenAPI document openapi/openapi.yaml with Redocly and Spectral, its ledger and its workflows/, and
the spelling and the sources of its texts and guides.

In a folder with an openapi.yaml, that contract is linted. The rules are in redocly.yaml, .spectral.yaml,
tools/lint/src/lint/rules/ and tools/lint/src/lint/checks/. Exits 1 when there is a finding.`,
  example: 'npm run lint',
});

// The program ends before optimized code pays.
setFlagsFromString('--no-opt');
await runCommand(command, async () => {
  // npm starts it in the root of the repository, turbo in the folder of the contract.
  const folder = existsSync('openapi.yaml') ? process.cwd() : contractFolder;
  const [findings = []] = await lintContracts([folder]);
  for (const line of formatFindings(findings)) console.log(line);
  console.log(
    findings.length === 0 ? 'No findings.' : `\n${findings.length} finding${findings.length > 1 ? 's' : ''}.`,
  );
  return findings.length === 0 ? 0 : 1;
});
