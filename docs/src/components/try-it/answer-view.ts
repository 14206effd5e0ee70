import { answerBody } from './answer-body.ts';
import { make } from './make.ts';
import type { ReceivedAnswer } from './send-request.ts';
import type { TryItModel } from './try-it-model.ts';

/** An answer in one sentence, to be read aloud: status, what it means, time and size. */
export function answerSummary(
  { answers }: TryItModel,
  { status, statusText, body, milliseconds }: ReceivedAnswer,
): string {
  const meaning =
    answers[status] ?? answers[`${String(status)[0]}XX`] ?? 'The contract does not declare this status.';
  return `${`${status} ${statusText}`.trim()}. ${meaning} ${milliseconds} ms, ${sizeText(body.size)}.`;
}

/** The headers and the body of an answer. */
export async function answerView(
  { file }: TryItModel,
  { status, headers, body }: ReceivedAnswer,
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
      make('summary', {}, `Headers that the server lets the page read: ${headers.length}`),
      make('table', {}, make('tbody', {}, ...rows)),
    ),
    ...(await answerBody(body, status < 400 ? file : undefined)),
  );
}

function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
