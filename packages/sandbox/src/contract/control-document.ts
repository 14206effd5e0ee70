import { fileURLToPath } from 'node:url';
import { loadContractSync } from '@telephony/contract';

type ControlDocument = ReturnType<typeof loadContractSync>;

let loaded: ControlDocument | undefined;

/** The document of the control plane. It is read once. */
export function controlDocument(): ControlDocument {
  loaded ??= loadContractSync(fileURLToPath(new URL('../generated/control.json', import.meta.url)));
  return loaded;
}
