import type { LogLevel } from '@telephony/command-line';
import { exchangeText } from './exchange-text.ts';
import type { RequestListener } from '../record/request-listener.ts';
import type { Log } from './log.ts';
import { requestLine } from './request-line.ts';

/** Writes requests to a log, as a level says; undefined where it says nothing of them. */
export function requestLog(log: Log, level: LogLevel): RequestListener | undefined {
  if (level === 'silent') return undefined;
  if (level === 'debug')
    return (request, response) => {
      const write = (body: Uint8Array | string | undefined) =>
        log.line(`${requestLine(request)}\n${exchangeText(request, response, body)}`);
      if ('beginning' in response) void response.beginning.then(write);
      else write(response.body);
    };
  return (request) => {
    if (level === 'info' || request.status >= 400) log.line(requestLine(request));
  };
}
