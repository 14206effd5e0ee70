import type { CoreRequest } from '../core/core.ts';

/** A request of the session itself, with this token, which is not renewed. */
export function withToken(method: CoreRequest['method'], path: string, token: string): CoreRequest {
  return { method, path, anonymous: true, options: { headers: { 'X-Auth-Token': token } } };
}
