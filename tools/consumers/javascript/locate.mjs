import { fileURLToPath } from 'node:url';

/**
 * The file that an import in this folder leads to.
 *
 * @param {string} specifier
 */
export const locate = (specifier) => fileURLToPath(import.meta.resolve(specifier));
