import { responseBody } from './response-body.ts';
import { make } from '../../scripts/make.ts';
import type { ReceivedResponse } from './send-request.ts';
import type { TryItModel } from './try-it-model.ts';

/** A response in one sentence, to be read aloud: status, what it means, time and size. */
export function responseSummary(
  { responses }: TryItModel,
  { status, statusText, body, milliseconds }: ReceivedResponse,
): string {
  const meaning =
    responses[status] ?? responses[`${String(status)[0]}XX`] ?? 'The contract does not declare this status.';
  return `${`${status} ${statusText}`.trim()}. ${meaning} ${milliseconds} ms, ${sizeText(body.size)}.`;
}

/** The headers and the body of an response. */
export async function responseView(
  { file }: TryItModel,
  { status, headers, body }: ReceivedResponse,
): Promise<HTMLElement> {
  const rows = headers.map(([name, value]) =>
    make('tr', {}, make('th', { scope: 'row' }, name), make('td', {}, value)),
  );
  return make(
    'div',
    {},
    make(
      'details',
      {},
      make('summary', {}, `Response headers that a page may read: ${headers.length}`),
      make('table', {}, make('tbody', {}, ...rows)),
    ),
    ...(await responseBody(body, status < 400 ? file : undefined)),
  );
}

function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** A body as JSON; undefined where it is not JSON. */
export async function jsonOf(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}
