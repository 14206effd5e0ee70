import { stopSignal, UserError, usage } from '@telephony/command-line';

const VARIABLE = 'TELEPHONY_WEBHOOKS_URL';

export function receiverUrl(names: readonly string[]): URL {
  const [text = process.env[VARIABLE], ...others] = names;
  if (text === undefined)
    throw usage(`Name the receiver, such as http://pbx:PASSWORD@127.0.0.1:8080/events, or set ${VARIABLE}.`);
  if (others.length > 0) throw usage(`One receiver can be named, not also ${others.join(' ')}.`);
  return httpUrl(text, 'The URL of the receiver is not valid');
}

export function httpUrl(text: string, wrong: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw usage(`${wrong}. Give one that begins with http:// or https://.`);
  return url;
}

const LIKE_A_SECRET = 12;

export function shownUrl(url: URL): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  shown.search = '';
  shown.pathname = shown.pathname.replace(/[^/]+$/, (last) => (last.length < LIKE_A_SECRET ? last : '***'));
  return shown.href;
}

export function choice<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text.trim().toLowerCase());
  if (found !== undefined) return found;
  throw usage(`${option}: there is no "${text}". Choose from ${names.join(', ')}.`);
}

export function interrupted(): AbortSignal {
  const controller = new AbortController();
  const stop = stopSignal();
  const abort = () => controller.abort(new UserError(`The command was stopped (${stop.reason}).`));
  if (stop.aborted) abort();
  else stop.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
