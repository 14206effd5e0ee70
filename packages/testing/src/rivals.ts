import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where what benchmarks compare with is installed, apart from the workspaces. */
export const rivalsFolder: string = fileURLToPath(
  new URL('../../../tools/consumers/javascript/', import.meta.url),
);

const locator = pathToFileURL(`${rivalsFolder}locate.mjs`).href;

/**
 * The file of a rival: of a module, or of what else its package exports.
 *
 * @param specifier As in an import, such as `json-server/lib/cli/bin.js`.
 * @throws Error when it is not installed, with the command that installs it.
 */
export async function locateRival(specifier: string): Promise<string> {
  const { locate } = (await import(locator)) as { locate: (specifier: string) => string };
  try {
    return locate(specifier);
  } catch (cause) {
    throw new Error(`${specifier} is not installed in ${rivalsFolder}. Run \`npm run bench\`.`, { cause });
  }
}

/** Imports a rival. Its types are not installed where benchmarks are checked, so the caller says what it uses. */
export async function importRival<Module>(specifier: string): Promise<Module> {
  return (await import(pathToFileURL(await locateRival(specifier)).href)) as Module;
}
