import type { Platform } from '../platform/platform.ts';

/** What of the platform the calls need. */
export type CallContext = Pick<Platform, 'store' | 'clock' | 'random' | 'events' | 'settings' | 'contract'>;
