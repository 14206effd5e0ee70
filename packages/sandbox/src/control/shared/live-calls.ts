import type { LiveCall } from '../../generated/control.ts';
import type { Call } from '../../generated/schema.ts';
import { presentAs } from '../../operations/generic/present.ts';
import type { Platform } from '../../platform/platform.ts';

/** A live call as the API shows it. */
export function liveCall({ contract }: Platform, call: Call): LiveCall {
  return presentAs(contract, 'getCall', call) as LiveCall;
}

/** All live calls, whichever user's they are. */
export function liveCalls(platform: Platform): LiveCall[] {
  return platform.exchange.list().map((call) => liveCall(platform, call));
}
