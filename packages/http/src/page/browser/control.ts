import type { paths } from '../../generated/control.ts';
import { controlAt } from './ask-control.ts';

/** Asks the control plane that the page is of. */
export const ask = controlAt<paths>(new URL('..', import.meta.url).pathname.replace(/\/$/, ''));
