import { type LanguageServer, startLanguageServer } from '@telephony/testing/language-server';
import type { BenchClient } from '../clients/bench-client.ts';
import { workFolder } from '../work-folder.ts';
import { writeProject } from './typed-files.ts';

/** A file that is open in a language server of its own, with the cursor where a property is typed. */
export interface EditedFile extends Disposable {
  /** Types a letter. Resolves to the milliseconds until its completions are there. */
  complete(): Promise<number>;
  /** Takes the letter back. Resolves to the milliseconds until the diagnostics are there. */
  check(): Promise<number>;
}

const marker = '/**/';

/** @throws Error if the file has errors, or if the editor does not offer what it should. */
export async function openInEditor({ slug, edited: { source, offered } }: BenchClient): Promise<EditedFile> {
  const folder = `${workFolder}edited-${slug}`;
  const file = `${folder}/main.ts`;
  writeProject(folder, source.replace(marker, ''));
  const before = source.slice(0, source.indexOf(marker)).split('\n');
  const place = { file, line: before.length, offset: before.at(-1)!.length + 1 };

  const server = startLanguageServer();
  const change = (removed: number, insertString: string): void =>
    server.tell('change', { ...place, endLine: place.line, endOffset: place.offset + removed, insertString });
  server.tell('open', { file });
  await expectNoDiagnostics(server, file);
  return {
    complete: async () => {
      change(0, 'l');
      const asked = performance.now();
      const { entries } = await server.ask<{ entries: { name: string }[] }>('completionInfo', {
        ...place,
        offset: place.offset + 1,
      });
      const taken = performance.now() - asked;
      if (entries.some((entry) => entry.name === offered)) return taken;
      throw new Error(`${file} is not offered ${offered} at line ${place.line}.`);
    },
    check: async () => {
      change(1, '');
      const asked = performance.now();
      await expectNoDiagnostics(server, file);
      return performance.now() - asked;
    },
    [Symbol.dispose]: () => server[Symbol.dispose](),
  };
}

async function expectNoDiagnostics(server: LanguageServer, file: string): Promise<void> {
  const found = await server.ask<{ text: string }[]>('semanticDiagnosticsSync', { file });
  if (found.length > 0) throw new Error(`${file} has errors in the editor: ${found[0]?.text}`);
}
