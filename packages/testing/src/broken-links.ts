import { existsSync, readFileSync } from 'node:fs';

/** The links of a page to files and headings that are not there. */
export function brokenLinks(page: URL): string[] {
  const text = proseOf(page);
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link) && !isThere(new URL(link, page)));
}

function isThere(target: URL): boolean {
  const heading = target.hash.slice(1);
  const file = new URL(target);
  file.hash = '';
  if (!existsSync(file)) return false;
  return heading === '' || anchorsOf(file).has(heading);
}

function anchorsOf(page: URL): Set<string> {
  const headings = [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return new Set(
    headings.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function proseOf(page: URL): string {
  return readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '');
}
