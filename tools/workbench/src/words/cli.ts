/** `npm run words`: checks what people read against the words of this project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readArguments, runCli } from '@telephony/command-line';
import { findWords } from './find-words.ts';
import { filesToRead } from './scope.ts';

const HELP = `Checks the words of guides, READMEs, decisions, changelogs, comments and messages: one word for one thing, and no syntax
that a native speaker would not use. Each finding has file, line, and what to write instead.

Usage: npm run words

The words are in tools/lint/src/words/terms.ts; npm run lint holds the contract to them. Where one of them is right, say so in a comment above it:
words-allow, the word, a colon and the reason (in Markdown: <!-- words-allow ... -->, in MDX {/* words-allow ... */}). The comment applies to the block below it, up to an empty line; words-allow-file applies to the whole file.

  --help   show this text

Exits 1 when a word is found.`;

await runCli(() => {
  readArguments(HELP, {});
  const files = filesToRead(repositoryRoot);
  const found = files.flatMap((file) =>
    findWords(file, readFileSync(join(repositoryRoot, file), 'utf8')).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  );
  for (const line of found) console.error(line);
  if (found.length === 0) return 0;
  console.error(
    `\n${found.length} to rewrite. How to allow a word where it is right: npm run words -- --help`,
  );
  return 1;
});
