import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/lint/files';

/** An error of the compiler. */
export interface CompileError {
  /** Path relative to the folder. */
  file: string;
  line: number;
  code: string;
  /** The whole message; its further lines say where in the types the reason is. */
  message: string;
}

const COMPILER = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
/** Bytes. */
const LONGEST_OUTPUT = 256 * 1024 * 1024;

/**
 * Compiles the project in a folder.
 *
 * @throws UserError where the compiler itself fails.
 */
export function compile(folder: string): Promise<CompileError[]> {
  return new Promise((resolve, reject) => {
    // Several checkers would each work out the same types.
    const args = [COMPILER, '--noEmit', '--singleThreaded', '--pretty', 'false', '-p', '.'];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: LONGEST_OUTPUT }, (error, stdout, stderr) => {
      const errors = readErrors(stdout);
      if (error && errors.length === 0) {
        const reason = `${stdout}${stderr}`.trim() || error.message;
        reject(new UserError(`The types cannot be compiled.\n\n${reason}`, { cause: error }));
      } else {
        resolve(errors);
      }
    });
  });
}

function readErrors(output: string): CompileError[] {
  const errors: CompileError[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, at, code, message] = /^(.+)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (file && code) {
      errors.push({ file: file.replaceAll('\\', '/'), line: Number(at), code, message: message ?? '' });
    } else if (last && /^\s/.test(line)) {
      last.message += `\n${line.trim()}`;
    }
  }
  return errors;
}
