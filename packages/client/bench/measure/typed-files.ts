import { mkdirSync, writeFileSync } from 'node:fs';
import type { TypedClient } from '../clients/bench-client.ts';
import type { SampleCall } from '../sample/sample-call.ts';

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: [],
};

/**
 * Writes a project with one file that makes all calls and reads something of each.
 *
 * @returns The folder of the project.
 */
export function writeCallsProject(folder: string, client: TypedClient, calls: SampleCall[]): string {
  const lines = calls.flatMap((call, index) => [
    `const r${index} = ${client.call(call)};`,
    `seen.push(${client.read(`r${index}`, call)});`,
  ]);
  writeProject(folder, `${client.preamble(calls)}\nconst seen: unknown[] = [];\n${lines.join('\n')}\n`);
  return folder;
}

/** Writes a project of one file, `main.ts`. */
export function writeProject(folder: string, source: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/main.ts`, source);
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['main.ts'] }, null, 2));
}
