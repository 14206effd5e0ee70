import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/**
 * Writes the index of the search to `/pagefind/`. Starlight's own step is off: it lets Pagefind's program write the files and
 * ends that program as soon as it says that it has written them, which it does too early in 1.5.2. Under load the site then
 * ships empty or cut files (https://github.com/Pagefind/pagefind/issues/1271). Here the program hands the files over and
 * they are written synchronously.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        try {
          await writeIndex(dir);
        } finally {
          await close();
        }
      },
    },
  };
}

async function writeIndex(site: URL): Promise<void> {
  const { index, ...created } = await createIndex();
  assertNoErrors(created.errors);
  if (!index) throw new Error('Pagefind made no index and named no error.');
  const added = await index.addDirectory({ path: fileURLToPath(site) });
  assertNoErrors(added.errors);
  const { files, errors } = await index.getFiles();
  assertNoErrors(errors);
  for (const { path, content } of files) {
    const file = fileURLToPath(new URL(`./pagefind/${path}`, site));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function assertNoErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind cannot index the pages: ${errors.join('; ')}`);
}
