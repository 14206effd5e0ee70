import { fileURLToPath } from 'node:url';
import { loadContractSync } from '@telephony/contract';

/** Address of the control plane, outside of what the contract knows. */
export const CONTROL_PATH = '/_sandbox';

type ControlDocument = ReturnType<typeof loadContractSync>;

let loaded: ControlDocument | undefined;

/** The document of the control plane. It is read once. */
export function controlDocument(): ControlDocument {
  loaded ??= loadContractSync(fileURLToPath(new URL('../generated/control.json', import.meta.url)));
  return loaded;
}
