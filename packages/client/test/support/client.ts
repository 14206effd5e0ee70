import { createTelephony, type NamedTelephony, operations, type TelephonyOptions } from '../../src/index.ts';

export const BASE_URL = 'https://host/v1.2/service';

export function clientOf(options: Partial<TelephonyOptions> = {}): NamedTelephony {
  return createTelephony({ baseUrl: BASE_URL, auth: 'TOKEN', ...options, operations });
}

export const returning =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  async (): Promise<Response> =>
    Response.json(body, { status, headers });

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

export async function idsOf(records: AsyncIterable<{ id?: unknown }>): Promise<unknown[]> {
  return (await all(records)).map(({ id }) => id);
}
