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
  if (current.localeCompare(needed, 'en', { numeric: true }) >= 0) return;
  console.error(
    `${name} needs Node ${needed} or newer; this is ${current}. Install a newer Node, then run the command again.`,
  );
  process.exit(1);
}
