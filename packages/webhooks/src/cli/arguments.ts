import { stopSignal, UserError, usage } from '@telephony/contract/command-line';

const URL_VARIABLE = 'TELEPHONY_WEBHOOKS_URL';

export function receiverUrl(text = process.env[URL_VARIABLE]): URL {
  if (text === undefined)
    throw usage(
      `Name the receiver, such as http://pbx:PASSWORD@127.0.0.1:8080/events, or set ${URL_VARIABLE}.`,
    );
  return httpUrl(text, 'The URL of the receiver is not valid');
}

export function httpUrl(text: string, problem: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw usage(`${problem}. Give one that begins with http:// or https://.`);
  return url;
}

const POSSIBLE_SECRET_LENGTH = 12;

export function maskedUrl(url: URL): string {
  const masked = new URL(url);
  if (masked.password) masked.password = '***';
  masked.search = '';
  masked.pathname = masked.pathname.replace(/[^/]+$/, (last) =>
    last.length < POSSIBLE_SECRET_LENGTH ? last : '***',
  );
  return masked.href;
}

export function chooseName<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((each) => each === text.trim().toLowerCase());
  if (name !== undefined) return name;
  throw usage(`${option}: there is no "${text}". Choose from ${names.join(', ')}.`);
}

export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = stopSignal();
  const abort = () => controller.abort(new UserError(`The command was stopped (${stop.reason}).`));
  if (stop.aborted) abort();
  else stop.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
