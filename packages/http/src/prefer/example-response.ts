import { declaredStatus, type MediaType, type Operation, successStatuses } from '@telephony/contract';
import { type HttpResponse, jsonResponse } from '../response/http-response.ts';
import type { Preferences } from './preferences.ts';

/** The response that is an example of the contract, by status and key: the first where none is named. */
export function exampleResponse(
  operation: Operation,
  { code, example }: Pick<Preferences, 'code' | 'example'> = {},
): HttpResponse {
  const status = code ?? firstSuccess(operation);
  const { content } = operation.responses.get(declaredStatus(operation, status) ?? '') ?? {};
  const [type, media] = chosen(content ?? new Map<string, MediaType>(), example);
  const found = media && (media.examples.get(example ?? '') ?? media.examples.values().next().value);
  if (type === undefined || found === undefined) return { status, headers: {}, body: undefined };
  const { value } = found;
  if (/\bjson\b/.test(type)) return jsonResponse(status, value, { 'content-type': contentTypeOf(type) });
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return { status, headers: { 'content-type': contentTypeOf(type) }, body };
}

/** The media type that has the example; else plain JSON with examples; else the first that has some; else the first. */
function chosen(
  content: ReadonlyMap<string, MediaType>,
  key: string | undefined,
): [type?: string, media?: MediaType] {
  const all = [...content];
  return (
    all.find(([, { examples }]) => key !== undefined && examples.has(key)) ??
    all.find(([type, { examples }]) => type === 'application/json' && examples.size > 0) ??
    all.find(([, { examples }]) => examples.size > 0) ??
    all[0] ??
    []
  );
}

/** The lowest status of success that an operation declares. */
function firstSuccess({ responses }: Operation): number {
  const [first = '200'] = successStatuses(responses.keys()).toSorted();
  return Number(first.replace('XX', '00'));
}

const contentTypeOf = (type: string): string =>
  /^text\/|\bjson$/.test(type) ? `${type}; charset=utf-8` : type;
