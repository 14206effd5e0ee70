import { part, write } from '@telephony/http/page/part.js';
import { ask } from './control.ts';

/** Shows the token and the sign-in of the story's user; nothing where there are none any more. */
export async function showSignIn(): Promise<void> {
  const signIn = await ask('get', '/sign-in', {}).catch(() => undefined);
  part('sign-in', HTMLElement).hidden = signIn === undefined;
  if (!signIn) return;
  write('sign-in-token', signIn.token);
  write('sign-in-name', signIn.name);
  write('sign-in-email', signIn.email);
  write('sign-in-password', signIn.password);
}
