import { readFileSync } from 'node:fs';
import { builtFile } from './built-file.ts';
import { servedFile } from './served-file.ts';
import type { Site } from './site.ts';

/** The page of the operation on this site, with all that its HTML and its scripts name. */
export function ours(operationId: string): Site {
  const address = `/operations/${operationId}/`;
  const page = builtFile(`${address}index.html`);
  const files = new Map([[address, servedFile(page)]]);
  const wanted = [
    ...readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\/(?:_astro\/)?[^"/]+\.(?:js|css|svg))"/g),
  ];
  for (const name of wanted.map(([, found]) => found ?? '')) addWithImports(files, name);
  return { name: 'this site', address, files };
}

function addWithImports(files: Site['files'], name: string): void {
  if (files.has(name)) return;
  files.set(name, servedFile(builtFile(name)));
  if (!name.endsWith('.js')) return;
  for (const [, imported] of readFileSync(builtFile(name), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    addWithImports(files, `/_astro/${imported}`);
  }
}
