/** One version in the changelog. */
export interface Entry {
  version: string;
  /** The Markdown below the heading. */
  text: string;
  /** Offset of the heading, and of the end of the text. */
  start: number;
  end: number;
}

/** The versions of a changelog, each below a heading `## 1.2.3`, in the order in which they stand. */
export function readEntries(changelog: string): Entry[] {
  const headings = [...changelog.matchAll(/^## +\[?v?(\d+\.\d+\.\d+)\b.*$/gm)];
  const ends = [...changelog.matchAll(/^## /gm)].map(({ index }) => index);
  return headings.map((heading) => {
    const start = heading.index;
    const end = ends.find((offset) => offset > start) ?? changelog.length;
    return { version: heading[1] ?? '', text: changelog.slice(start + heading[0].length, end), start, end };
  });
}
