import type { Access } from './model.ts';

/** Who may call an operation, for people. */
export const WHO_MAY_CALL: Record<Access['token'], string> = {
  none: 'Anyone; no token needed.',
  optional: 'Anyone, as far as is known. You may send a token.',
  token: 'A user with a token.',
};
