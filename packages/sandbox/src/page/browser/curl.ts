import type { Exchange } from '../../generated/control.ts';

/** Headers that curl or the connection sets. */
const LEFT_OUT =
  /^(host|connection|content-length|transfer-encoding|expect|accept-encoding|accept-language|user-agent|origin|referer|cookie|dnt|priority|pragma|cache-control|sec-.*)$/;

/** A request as a command for the shell that sends it again, with the token it was sent with. */
export function curlOf({ method, url, request }: Exchange, origin: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !LEFT_OUT.test(name) && !(name === 'accept' && value === '*/*'),
  );
  const usual = request.body === null ? 'GET' : 'POST';
  return [
    'curl',
    // Brackets in an address would else be ranges.
    ...(/[[\]{}]/.test(path) ? ['--globoff'] : []),
    ...(method === 'HEAD' ? ['--head'] : method === usual ? [] : ['-X', quoted(method)]),
    ...headers.flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(request.body === null ? [] : ['--data-raw', quoted(request.body)]),
    quoted(origin + path),
  ].join(' ');
}

/** One word of the shell, whatever it contains. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
