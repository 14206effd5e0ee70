/** `npm run lint` of the contract: lints the folder it is started in. */
import { parseArgs } from 'node:util';
import { runCli } from '../files/run-cli.ts';
import { UserError } from '../files/user-error.ts';
import { FORMATS, type Format, formatFindings } from './format-findings.ts';
import { lintContract } from './lint-contract.ts';

const HELP = `Lints the OpenAPI document openapi.yaml of the current folder with Redocly and Spectral.

Usage: npm run lint [-- --format <format>]

  --format  ${FORMATS.join(' or ')}; the latter annotates a pull request
  --help    this text

The rules are in tools/redocly.yaml, tools/spectral.yaml and tools/src/lint/rules/. Exits 1 when there is a finding.`;

await runCli(async () => {
  const { help, format } = readArguments();
  if (help) {
    console.log(HELP);
    return 0;
  }
  const findings = await lintContract(process.cwd());
  for (const line of formatFindings(findings, format)) console.log(line);
  console.log(
    findings.length === 0 ? 'No findings.' : `\n${findings.length} finding${findings.length > 1 ? 's' : ''}.`,
  );
  return findings.length === 0 ? 0 : 1;
});

function readArguments(): { help: boolean; format: Format } {
  const { values } = parse();
  const format = FORMATS.find((name) => name === values.format);
  if (!format) throw new UserError(`--format is ${FORMATS.join(' or ')}, not "${values.format}".`);
  return { help: values.help, format };
}

function parse() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}
