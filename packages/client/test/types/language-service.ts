import { createRequire } from 'node:module';
import { compilerModule } from '@telephony/testing/compilers';
import { fileURLToPath } from 'node:url';

/** The part of TypeScript's language service that is used here. TypeScript 7 has none; the generator's 5.9 has. */
export interface Service {
  getQuickInfoAtPosition(file: string, at: number): Info | undefined;
  getCompletionsAtPosition(file: string, at: number, options: object): { entries: Entry[] } | undefined;
  getSemanticDiagnostics(file: string): unknown[];
  getProgram(): { getInstantiationCount(): number };
}
interface Info {
  displayParts: { text: string }[];
  documentation: { text: string }[];
  tags?: { text?: { text: string }[] }[];
}
interface Entry {
  name: string;
}

const ts = createRequire(import.meta.url)(compilerModule);

/** The file that an editor has open. It lies beside this one. */
export const file: string = fileURLToPath(new URL('probe.ts', import.meta.url));

const options = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
};

/** A language service for `file` with a text. `write` replaces the text, as a key stroke does. */
export function openFile(text: string): { service: Service; write: (text: string) => void } {
  let current = text;
  let version = 1;
  const service: Service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    getCurrentDirectory: () => fileURLToPath(new URL('../../', import.meta.url)),
    getScriptFileNames: () => [file],
    getScriptVersion: (name: string) => (name === file ? `${version}` : '1'),
    getScriptSnapshot: (name: string) =>
      ts.ScriptSnapshot.fromString(name === file ? current : (ts.sys.readFile(name) ?? '')),
    getCompilationSettings: () => options,
    getDefaultLibFileName: (own: object) => ts.getDefaultLibFilePath(own),
  });
  return {
    service,
    write: (next) => {
      current = next;
      version++;
    },
  };
}
