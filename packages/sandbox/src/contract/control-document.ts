import { fileURLToPath } from 'node:url';
import { loadContractSync } from '@telephony/contract';

export const CONTROL_PATH = '/_sandbox';

type ControlDocument = ReturnType<typeof loadContractSync>;

let loaded: ControlDocument | undefined;

export function controlDocument(): ControlDocument {
  loaded ??= loadContractSync(fileURLToPath(new URL('../generated/control.json', import.meta.url)));
  return loaded;
}
