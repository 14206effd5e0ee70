import type { DiagramText } from './diagram-text.ts';

/** The life of a login token (documents, section States; ledger O-05). */
export const tokenLifecycle: DiagramText = {
  id: 'token-lifecycle',
  title: 'The life of a login token',
  description:
    'Signing in creates a valid token. Each request keeps it valid. Without requests it expires; signing out destroys it. Every later request with it returns 401.',
  lines: [
    'No token: `POST /login` creates a valid one, or `POST /login2fa` after it if a second factor is required.',
    'Valid: every request, including `GET /ping`, keeps it valid and restarts the idle time.',
    'Valid: after 15 or 30 minutes without a request (ledger O-05), it expires.',
    'Valid: `POST /logout` destroys it.',
    'Expired or destroyed: every request with it returns 401. Sign in to get a new one.',
  ],
};
