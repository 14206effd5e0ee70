import { vi } from 'vitest';
import type { EventHandler, TelephonyEvent } from '../../src/index.ts';

/** A handler that notes its calls. */
export function spyHandler(run?: EventHandler<TelephonyEvent>) {
  return vi.fn<EventHandler<TelephonyEvent>>(run);
}
