import { spawn } from 'node:child_process';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program to its end. `input` is what it reads. */
export function runProgram(
  program: string,
  parameters: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; input?: string },
): Promise<Ran> {
  const { input = '', ...rest } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, rest);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}).end(input);
  });
}
