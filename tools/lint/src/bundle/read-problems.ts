import { basename, isAbsolute, relative, sep } from 'node:path';

/** Why a contract cannot be read, at a place of its source. */
export interface ReadProblem {
  /** Path inside the folder of the contract. */
  file: string;
  line: number;
  reason: string;
}

/** One problem as Redocly prints it: `[1] paths/cdrs/cdrs.yaml:8:10 at #/get`, an empty line, the reason. */
const PROBLEM = /^\[\d+\] (.+?):(\d+):\d+[^\n]*\n\s*\n([^\n]+)/gm;

/**
 * The places in a message of Redocly, each once, causes before what follows from them: a file that cannot be parsed is also
 * missed wherever it is referred to.
 */
export function readProblems(message: string, folder: string): ReadProblem[] {
  const found = new Map<string, ReadProblem>();
  for (const [, path = '', line = '1', text = ''] of message.matchAll(PROBLEM)) {
    const file = isAbsolute(path) ? relative(folder, path) : path;
    // The reason names the file by its path on this machine.
    const reason = missingTarget(text, folder) ?? text.replaceAll(/ in "[^"]*" \(\d+:\d+\)/g, '').trim();
    if (!found.has(`${file}:${line}`)) found.set(`${file}:${line}`, { file, line: Number(line), reason });
  }
  const problems = [...found.values()];
  const causes = problems
    .filter(({ reason }) => reason.startsWith('Failed to parse: '))
    .map(({ file, line, reason }) => ({ file, line, reason: reason.slice('Failed to parse: '.length) }));
  const echoes = new Set(causes.map(({ reason }) => `Can't resolve $ref: ${reason}`));
  const others = problems.filter(
    ({ reason }) => !reason.startsWith('Failed to parse: ') && !echoes.has(reason),
  );
  return [...causes, ...others];
}

/** A `$ref` to what is not there, with the path of a file as the repository has it and not as this machine has. */
function missingTarget(text: string, folder: string): string | undefined {
  if (text.trim() === "Can't resolve $ref")
    return 'There is nothing where the $ref leads: correct it, or write what it refers to.';
  const [, path] = /^Can't resolve \$ref: ENOENT: .*'([^']+)'/.exec(text) ?? [];
  if (path === undefined) return undefined;
  const file = isAbsolute(path) ? relative(folder, path) : path;
  return `There is no file ${basename(folder)}/${file.split(sep).join('/')}: correct the $ref, or put the file there.`;
}
