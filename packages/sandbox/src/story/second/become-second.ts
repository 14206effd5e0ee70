import type { Platform } from '../../platform/platform.ts';
import { secondRecords } from './second-records.ts';

/** Makes the story of the first company, which a platform has in it, that of a second. */
export function becomeSecond({ store }: Platform): void {
  store.restore(secondRecords(store));
}
