/** A fence with all that is in it, a span of code, or the target of a link from `/` on. */
const PARTS =
  /^(?<fence>`{3,}|~{3,}).*\n(?:.*\n)*?\k<fence>[^\S\n]*$|(?<ticks>`+)(?!`)[^\n]*?[^`\n]\k<ticks>(?!`)|\]\((?<address>\/(?!\/)[^)\s]*)/gm;

/**
 * A twin or llms.txt with whole addresses: a program that was given the text alone can follow them. Code stays as it is.
 */
export function placeMarkdown(markdown: string, site: URL): string {
  return markdown.replaceAll(PARTS, (whole, ...rest) => {
    const { address } = rest.at(-1) as { address?: string };
    return address === undefined ? whole : `](${site.href}${address.slice(1)}`;
  });
}
