import { controlAt } from '@telephony/http/page/ask-control.js';
import type { paths } from '../../generated/control.ts';

/** Where the control plane is. */
export const CONTROL = '/_sandbox';

/** Asks the control plane. */
export const ask = controlAt<paths>(CONTROL);
