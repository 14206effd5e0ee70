import { change } from './state.ts';

/** Where a tab keeps the token: it is gone with the tab. */
const KEY = 'telephony-sandbox control token';

/** The header that carries the control token, where one was given. */
export function tokenHeader(): Record<string, string> {
  const token = sessionStorage.getItem(KEY);
  return token === null ? {} : { 'x-control-token': token };
}

/** Keeps the token for this tab. */
export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** Asks for the token: none was sent, or a wrong one. */
export function askForToken(): void {
  change({ connection: 'locked' });
}
