import { resolve } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import { repositoryRoot } from '@telephony/generate/files';
import { runNodeProgram } from '@telephony/generate/programs';
import type { Finding } from './files/contract-files.ts';

interface RedoclyReport {
  problems: {
    ruleId: string;
    message: string;
    suggest?: string[];
    location: { source: { ref: string }; pointer?: string; start?: { line: number; col: number } }[];
  }[];
}

interface SpectralResult {
  code: string;
  message: string;
  path: (string | number)[];
  range: { start: { line: number; character: number } };
  source: string;
}

// Both linters look for their configuration in the current folder.
export async function runRedocly(documents: string[], folder = repositoryRoot): Promise<Finding[]> {
  const args = ['lint', ...documents, '--format', 'json', '--max-problems', '100000'];
  const { stdout, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
  return readOutput<RedoclyReport>(stdout, stderr).flatMap(({ problems }) =>
    problems.map(({ ruleId, message, suggest = [], location: [place] }) => ({
      file: resolve(folder, place?.source.ref ?? ''),
      line: place?.start?.line ?? 1,
      column: place?.start?.col ?? 1,
      ...(place?.pointer === undefined ? {} : { pointer: place.pointer }),
      rule: ruleId,
      message: suggest[0] === undefined ? message : `${message} Did you mean ${suggest[0]}?`,
    })),
  );
}

export async function runSpectral(documents: string[], folder = repositoryRoot): Promise<Finding[]> {
  const args = ['lint', ...documents, '--format', 'json', '--quiet'];
  const program = '@stoplight/spectral-cli/dist/index.js';
  const { stdout, stderr } = await runNodeProgram(program, args, { folder });
  const [results = []] = readOutput<SpectralResult[]>(stdout, stderr);
  return results.map(({ code, message, source, path, range }) => ({
    file: resolve(folder, source),
    line: range.start.line + 1,
    column: range.start.character + 1,
    pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    rule: code,
    message,
  }));
}

// Redocly writes one JSON document for each file, with nothing in between.
function readOutput<T>(stdout: string, stderr: string): T[] {
  try {
    return stdout.split(/(?<=^\})(?=\{)/m).map((document) => JSON.parse(document) as T);
  } catch {
    throw new UserError(`The contract cannot be linted.\n\n${`${stdout}\n${stderr}`.trim()}`);
  }
}
