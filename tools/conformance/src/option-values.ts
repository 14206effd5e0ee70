import { UserError } from '@telephony/command-line';
import { isLoopback } from '@telephony/http/events';
import { HELP } from './options-help.ts';

/** A token, or credentials to get one with. */
export type Access = { token: string } | { email: string; password: string };

/** The base address, without a slash at its end. @throws UserError for anything else. */
export function serverOf(text: string | undefined): string {
  if (text === undefined) throw new UserError(`--server is missing.\n\n${HELP}`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserError('--server must be an http or https URL.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UserError(
      '--server must not have a user, password, query or fragment. Pass the token in TELEPHONY_TOKEN.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** A token, or credentials, from the command line or the environment. @throws UserError where they are missing, or both are there. */
export function accessOf(
  values: { token?: string | undefined; email?: string | undefined; password?: string | undefined },
  environment: NodeJS.ProcessEnv,
): Access {
  const { email, token = email === undefined ? environment['TELEPHONY_TOKEN'] : undefined } = values;
  if (email !== undefined) {
    if (token !== undefined) throw new UserError('--token and --email exclude each other. Use one of them.');
    const password = values.password ?? environment['TELEPHONY_PASSWORD'];
    if (password === undefined) throw new UserError('--email needs --password or TELEPHONY_PASSWORD.');
    return { email, password };
  }
  if (token === undefined || token === '') {
    throw new UserError(
      'No credentials. Pass a token in TELEPHONY_TOKEN or --token, or sign in with --email and --password.',
    );
  }
  // As a header: anything else could end it, and the error of the platform would print it.
  if (!/^[\x21-\x7E]+$/.test(token))
    throw new UserError('The token has characters that a header cannot contain. Check it.');
  return { token };
}

/** Requests per second that a server elsewhere gets, if nothing is said. */
const POLITE = 10;

/** Requests per second; undefined for no limit. @throws UserError for anything but a positive number. */
export function rateOf(text: string | undefined, server: string): number | undefined {
  if (text === undefined) return isHere(server) ? undefined : POLITE;
  const rate = Number(text);
  if (!(rate > 0 && rate <= 10_000))
    throw new UserError('--rate must be a number of requests per second, at most 10000.');
  return rate;
}

/** Whether a server is on this machine. */
export function isHere(server: string): boolean {
  const { hostname } = new URL(server);
  return hostname === 'localhost' || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
}

/** Milliseconds of a number of seconds. @throws UserError for anything else. */
export function timeoutOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600))
    throw new UserError('--timeout must be a number of seconds, at most 3600.');
  return Math.ceil(seconds * 1000);
}
