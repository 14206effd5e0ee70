import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '@telephony/contract';
import { applyOverlay } from './apply-overlay.ts';
import { readOverlays } from './read-overlays.ts';

/**
 * The bundles of the versions that differ from the contract, by file name: `openapi.v1.1.json`. A version whose overlay
 * changes nothing has none, since the contract is its document.
 *
 * @param folder Folder of the contract.
 */
export function versionBundles(folder: string, bundle: JsonObject): Record<string, JsonObject> {
  const made = readOverlays(folder).map(
    (overlay) => [`openapi.${overlay.version}.json`, applyOverlay(bundle, overlay)] as const,
  );
  return Object.fromEntries(made.filter(([, document]) => !isDeepStrictEqual(document, bundle)));
}
