/** The commands of a section of a page, in their order. */
export interface Section {
  /** Its heading. */
  title: string;
  commands: string[];
}

/** The sections of a Markdown page that have commands: the lines of its `sh` blocks, without their comments. */
export function readCommands(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      title: text.slice(0, text.indexOf('\n')),
      commands: [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].flatMap(([, block = '']) =>
        block
          .split('\n')
          .map((line) => line.replace(/\s+#.*/, '').trim())
          .filter(Boolean),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
}
