/** `npm run lint` of the contract: lints the folder it is started in. */
import { readArguments, runCli, UserError } from '@telephony/command-line';
import { FORMATS, formatFindings } from './format-findings.ts';
import { lintContract } from './lint-contract.ts';

const HELP = `Lints the OpenAPI document openapi.yaml of the current folder with Redocly and Spectral, its ledger and its workflows/, and
the spelling of all that people read in them. A mistake has one finding, which says what to do.

Usage: npm run lint [-- --format <format>]

  --format  ${FORMATS.join(' or ')}; the latter annotates a pull request
  --help    show this text

The rules are in tools/lint: redocly.yaml, spectral.yaml, src/lint/rules/, src/lint/checks/ and
src/lint/workflows/. Exits 1 when there is a finding.`;

await runCli(async () => {
  const { format: name } = readArguments(HELP, { format: { type: 'string', default: 'text' } });
  const format = FORMATS.find((known) => known === name);
  if (!format) throw new UserError(`--format is ${FORMATS.join(' or ')}, not "${name}".`);
  const findings = await lintContract(process.cwd());
  for (const line of formatFindings(findings, format)) console.log(line);
  console.log(
    findings.length === 0 ? 'No findings.' : `\n${findings.length} finding${findings.length > 1 ? 's' : ''}.`,
  );
  return findings.length === 0 ? 0 : 1;
});
