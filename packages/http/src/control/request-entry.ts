import type { Request } from '../generated/control.ts';
import type { RecordedRequest } from '../record/recorded-request.ts';

/** A recorded request as the control plane shows it. */
export function requestEntry(recorded: RecordedRequest): Request {
  const { time, method, url, headers, body, operationId, status, refusal, warnings, milliseconds } = recorded;
  const [path = '', ...rest] = url.split('?');
  return {
    time: new Date(time).toISOString(),
    method,
    url,
    path,
    query: queryOf(rest.join('?')),
    headers: { ...headers },
    body: bodyOf(body),
    operation_id: operationId ?? null,
    status,
    refusal: refusal ? { message: refusal.message, errors: [...refusal.errors] } : null,
    warnings: [...warnings],
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
}

function queryOf(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const entries = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : values[0]!] as const;
  });
  return Object.fromEntries(entries);
}

function bodyOf(body: Buffer): unknown {
  if (body.length === 0) return null;
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
