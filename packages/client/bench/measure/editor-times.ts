import type { BenchClient } from '../clients/bench-client.ts';
import { workFolder } from '../work-folder.ts';
import { type LanguageServer, startLanguageServer } from '@telephony/testing/language-server';
import { median } from './median.ts';
import { writeProject } from './typed-files.ts';

/** What a person waits for after a key stroke, in milliseconds. */
export interface EditorTimes {
  completions: number;
  diagnostics: number;
}

const marker = '/**/';
const rounds = 60;
const warmRounds = 30;

/** Types a letter at the marker and takes it back, and asks for completions after the one and for diagnostics after the other. */
export async function editorTimes({ slug, edited: { source, offered } }: BenchClient): Promise<EditorTimes> {
  const folder = `${workFolder}edited-${slug}`;
  const file = `${folder}/main.ts`;
  writeProject(folder, source.replace(marker, ''));
  const before = source.slice(0, source.indexOf(marker)).split('\n');
  const place = { file, line: before.length, offset: before.at(-1)!.length + 1 };

  using server = startLanguageServer();
  server.tell('open', { file });
  await expectNoDiagnostics(server, file);

  const completions: number[] = [];
  const diagnostics: number[] = [];
  for (let round = 0; round < warmRounds + rounds; round++) {
    change(server, place, 0, 'l');
    const completing = performance.now();
    const info = await server.ask<{ entries: { name: string }[] }>('completionInfo', {
      ...place,
      offset: place.offset + 1,
    });
    const completed = performance.now() - completing;
    if (!info.entries.some((entry) => entry.name === offered)) {
      throw new Error(`${file} is not offered ${offered} at line ${place.line}.`);
    }
    change(server, place, 1, '');
    const checking = performance.now();
    await expectNoDiagnostics(server, file);
    const checked = performance.now() - checking;
    if (round < warmRounds) continue;
    completions.push(completed);
    diagnostics.push(checked);
  }
  return { completions: median(completions), diagnostics: median(diagnostics) };
}

/** Puts text in the place of `removed` characters. */
function change(
  server: LanguageServer,
  place: { file: string; line: number; offset: number },
  removed: number,
  insertString: string,
): void {
  server.tell('change', { ...place, endLine: place.line, endOffset: place.offset + removed, insertString });
}

async function expectNoDiagnostics(server: LanguageServer, file: string): Promise<void> {
  const found = await server.ask<{ text: string }[]>('semanticDiagnosticsSync', { file });
  if (found.length > 0) throw new Error(`${file} has errors in the editor: ${found[0]?.text}`);
}
