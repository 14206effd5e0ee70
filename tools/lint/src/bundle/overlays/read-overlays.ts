import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { UserError } from '@telephony/command-line';
import { isJsonObject } from '@telephony/contract';
import type { Overlay, OverlayAction } from './overlay.ts';

const SUFFIX = '.overlay.yaml';

/** The overlays of a contract's folder: `overlays/v1.1.overlay.yaml` is that of v1.1. Throws UserError for another form. */
export function readOverlays(folder: string): Overlay[] {
  const overlays = join(folder, 'overlays');
  if (!existsSync(overlays)) return [];
  return readdirSync(overlays)
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .map((name) => {
      const file = `overlays/${name}`;
      const overlay: unknown = parse(readFileSync(join(folder, file), 'utf8'));
      if (!isOverlay(overlay))
        throw new UserError(`${file}: write overlay: 1.0.0 and at least one action with a target.`);
      return { file, version: name.slice(0, -SUFFIX.length), actions: overlay.actions };
    });
}

function isOverlay(value: unknown): value is { actions: OverlayAction[] } {
  if (!isJsonObject(value) || !String(value['overlay']).startsWith('1.0.')) return false;
  const { actions } = value;
  return Array.isArray(actions) && actions.length > 0 && actions.every(hasTarget);
}

const hasTarget = (action: unknown): boolean => isJsonObject(action) && typeof action['target'] === 'string';
