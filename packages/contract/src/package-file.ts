import { readFileSync } from 'node:fs';

// An old Node, which commands refuse, has none.
const sea = process.getBuiltinModule?.('node:sea');

/** Whether this is the executable `telephony`, which has the files of all packages in it. */
export const isExecutable: boolean = sea?.isSea() ?? false;

/**
 * Reads a file of a package. In the executable it is the asset whose path ends the address.
 *
 * @param file Its address beside the module, such as `new URL('../files/tone.mp3', import.meta.url)`.
 * @throws Error with the code ENOENT if there is none.
 */
export function readPackageFile(file: URL): Buffer {
  const asset = isExecutable && sea.getAssetKeys().find((path) => file.pathname.endsWith(`/${path}`));
  return asset ? Buffer.from(sea.getAsset(asset)) : readFileSync(file);
}
