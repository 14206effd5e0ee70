import type { GivenRecord } from './given-record.ts';

/**
 * A record as an operation returns it: `record({ id: 42 })`. In `on(...)`, a field that the operation's record does not have does
 * not compile; elsewhere, write `record<Cdr>({ id: 42 })`.
 */
export function record<R extends object, Wanted extends object = never>(
  data: GivenRecord<R, NoInfer<Wanted>>,
): { data: GivenRecord<R, Wanted>; links: Record<string, never> } {
  return { data, links: {} };
}

/** What a stub responds with for a path that returns a file. */
export function file(bytes: Uint8Array<ArrayBuffer> | string, contentType = 'audio/mpeg'): Response {
  return new Response(bytes, {
    headers: { 'content-type': contentType, 'content-length': String(new Blob([bytes]).size) },
  });
}

/**
 * What a stub responds with to refuse, in the platform's form: `refusal(404, 'Resource not found')`.
 *
 * @param errors What is wrong with which field.
 */
export function refusal(
  status: number,
  message: string,
  errors: readonly { field: string; message: string; code?: string }[] = [],
): Response {
  return Response.json({ message, errors }, { status });
}
