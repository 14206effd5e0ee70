import { headerOf, type ServerAnswer } from '../server/exchange.ts';

/** A page of another site, as the platform lets them call. */
export const ORIGIN = 'https://page.example';

/** Whether a page of another site can read a response. */
export function allowsOrigin({ headers }: ServerAnswer): boolean {
  return ['*', ORIGIN].includes(headerOf(headers, 'access-control-allow-origin') ?? '');
}
