import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewEnough, OLDEST } from './oldest-node.mjs';

/** Programs that come as one optional package for each platform. */
const NATIVE = ['turbo', 'typescript', 'oxlint', 'oxfmt'];

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 */

/**
 * What keeps the commands of the repository from running, as one line that ends with the command that mends it.
 *
 * @param {string} root
 * @param {string} nodeVersion
 * @returns {string | undefined} Nothing where all is there.
 */
export function whatIsMissing(root, nodeVersion) {
  const installed = lockOf(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'The packages are not installed. Run: npm ci';
  const wanted = lockOf(join(root, 'package-lock.json')) ?? {};
  const outdated = Object.entries(wanted).filter(([path, entry]) => differs(path, entry, installed[path]));
  const missing = outdated.filter(([path]) => !installed[path]);
  if (missing.length > 0 && missing.every(([, { dev }]) => dev)) {
    return 'The development dependencies are not installed. Run: npm ci --include=dev --include=optional';
  }
  const [first] = outdated;
  if (first) {
    const name = first[0].replace(/^.*node_modules\//, '');
    return `The installed packages are not those of package-lock.json (first: ${name}). Run: npm ci`;
  }
  if (NATIVE.some((name) => lacksPlatform(root, name))) {
    return 'The optional dependencies, which hold the programs for this platform, are not installed. Run: npm ci --include=optional';
  }
  if (isNewEnough(nodeVersion)) return undefined;
  const own = existsSync(join(root, 'node_modules', '.bin', 'node'));
  const old = `Node ${nodeVersion} is too old, the commands need ${OLDEST.join('.')} or newer.`;
  return own
    ? `${old} The repository has its own Node, which npm uses. Run: npm run <command>`
    : `${old} Install a newer Node, then run: npm ci`;
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function lockOf(file) {
  if (!existsSync(file)) return undefined;
  const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  return lock.packages;
}

/**
 * Whether a package of the lock is missing or another version. Optional ones depend on the platform, and versions of
 * workspaces are those of their folders.
 *
 * @param {string} path
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} installed
 */
function differs(path, { version, optional, devOptional }, installed) {
  if (!path.startsWith('node_modules/') || optional || devOptional) return false;
  return installed?.version !== version || !installed;
}

/**
 * @param {string} root
 * @param {string} name
 */
function lacksPlatform(root, name) {
  const manifest = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return true;
  const { optionalDependencies = {} } = /** @type {{ optionalDependencies?: Record<string, string> }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  return !Object.keys(optionalDependencies).some((part) => existsSync(join(root, 'node_modules', part)));
}
