import { toBase64 } from '../base64.ts';
import type { KeptDelivery } from './kept-delivery.ts';

/** Headers that may carry a secret, or the path of the request, which may be one. */
const SECRET = /auth|cookie|token|secret|sign|key|pass|path|ur[il]|referer|orig|cred/i;

/** Why a delivery is kept, and what is known of its event. */
export type Trouble = Pick<KeptDelivery, 'reason' | 'detail'> &
  Partial<Pick<KeptDelivery, 'eventName' | 'key' | 'attempts'>>;

/** What is kept of a delivery: its bytes and headers, without secrets. */
export function toKeep(request: Request, bytes: Uint8Array, trouble: Trouble): KeptDelivery {
  const at = Date.now();
  return {
    id: `${at}-${crypto.randomUUID()}`,
    at,
    eventName: null,
    key: null,
    attempts: 0,
    ...trouble,
    headers: [...request.headers].filter(([name]) => !SECRET.test(name)),
    body: toBase64(bytes),
  };
}
