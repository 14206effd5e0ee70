import { existsSync, readFileSync } from 'node:fs';

/** Returns the links of a page to files and headings that do not exist. */
export function brokenLinks(page: URL): string[] {
  const text = readProse(page);
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link) && !linkTargetExists(new URL(link, page)));
}

function linkTargetExists(target: URL): boolean {
  const heading = target.hash.slice(1);
  const file = new URL(target);
  file.hash = '';
  if (!existsSync(file)) return false;
  return heading === '' || headingAnchors(file).has(heading);
}

function headingAnchors(page: URL): Set<string> {
  const headings = [...readProse(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return new Set(
    headings.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function readProse(page: URL): string {
  return readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '');
}
