import { type Contract, readContract } from '@telephony/contract';
import control from '../generated/control.json' with { type: 'json' };

export const CONTROL_PATH = '/_sandbox';

let loaded: Contract | undefined;

export function controlDocument(): Contract {
  loaded ??= readContract(control);
  return loaded;
}
