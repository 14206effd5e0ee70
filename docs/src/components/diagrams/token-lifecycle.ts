import type { DiagramText } from './diagram-text.ts';

/** The life of a login token (documents, section States; ledger O-05). */
export const tokenLifecycle: DiagramText = {
  id: 'token-lifecycle',
  title: 'The life of a login token',
  description:
    'A login makes a valid token. Each request keeps it valid. Without requests it expires; a logout destroys it. Then every request with it is answered 401.',
  lines: [
    'No token: `POST /login`, followed by `POST /login2fa` where a second factor is asked for, makes it valid.',
    'Valid: any request, `GET /ping` too, keeps it valid and starts the idle time anew.',
    'Valid: no request for 15 or 30 minutes (ledger O-05), and it is expired.',
    'Valid: `POST /logout`, and it is destroyed.',
    'Expired or destroyed: every request with it is answered 401. Log in for another one.',
  ],
};
