import { isJsonObject } from '@telephony/contract';
import { type HttpResponse, jsonResponse } from '@telephony/http';

/**
 * The page of a list that `page` and `limit` ask for, so that who reads page after page comes to an end. `total` stays what
 * it is, but never more than there are records. Other responses stay as they are.
 */
export function slicePage(
  response: HttpResponse,
  { page, limit }: Readonly<Record<string, unknown>>,
): HttpResponse {
  if (page === undefined && limit === undefined) return response;
  const { status, headers, body } = response;
  if (status !== 200 || typeof body !== 'string' || !headers['content-type']?.includes('json'))
    return response;
  const value: unknown = JSON.parse(body);
  const slice = (list: unknown[]) => list.slice(...boundsOf(list, page, limit));
  if (Array.isArray(value)) return jsonResponse(status, slice(value), headers);
  if (!isJsonObject(value)) return response;
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  const [name, list] = lists.find(([one]) => one === 'data') ?? (lists.length === 1 ? lists[0]! : []);
  if (name === undefined || list === undefined) return response;
  const { total } = value;
  const bounded = typeof total === 'number' ? { total: Math.min(total, list.length) } : {};
  return jsonResponse(status, { ...value, [name]: slice(list), ...bounded }, headers);
}

/** Without a limit, all are on the first page. */
function boundsOf(list: unknown[], page: unknown, limit: unknown): [from: number, to: number] {
  const size = typeof limit === 'number' && limit > 0 ? limit : list.length;
  const from = (typeof page === 'number' && page > 0 ? page - 1 : 0) * size;
  return [from, from + size];
}
