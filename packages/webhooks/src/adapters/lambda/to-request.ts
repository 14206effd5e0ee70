import { fromBase64 } from '../../base64.ts';
import type { LambdaEvent } from './lambda-event.ts';

/**
 * The event of a function as a Request, with the path that the sender has used, where a stage is part of it.
 *
 * @throws TypeError for an event that is not an HTTP request.
 */
export function toRequest(event: LambdaEvent): Request {
  const { httpMethod, path, rawPath, body, isBase64Encoded, requestContext: context } = event;
  const method = httpMethod ?? context?.http?.method;
  const whole = rawPath ?? context?.path ?? path;
  if (method === undefined || whole === undefined)
    throw new TypeError(
      'toLambdaHandler: the event is not an HTTP request. Invoke the function by API Gateway, a function URL or a load balancer.',
    );
  const headers = headersOf(event);
  const host = `https://${headers.get('host') ?? 'localhost'}`;
  const url = new URL(URL.canParse(host) ? host : 'https://localhost');
  url.pathname = whole;
  url.search = queryOf(event);
  const hasBody = method !== 'GET' && method !== 'HEAD' && typeof body === 'string';
  return new Request(url, {
    method,
    headers,
    ...(hasBody && { body: isBase64Encoded ? fromBase64(body) : body }),
  });
}

function headersOf({ headers, multiValueHeaders }: LambdaEvent): Headers {
  const all = new Headers();
  for (const [name, values = []] of Object.entries(multiValueHeaders ?? {}))
    for (const value of values) all.append(name, value);
  if (!multiValueHeaders)
    for (const [name, value = ''] of Object.entries(headers ?? {})) all.append(name, value);
  return all;
}

function queryOf({ rawQueryString, queryStringParameters, requestContext }: LambdaEvent): string {
  if (rawQueryString !== undefined) return rawQueryString;
  const fields = Object.entries(queryStringParameters ?? {}).map(([name, value = '']) => [name, value]);
  // A load balancer passes them on as they were written.
  if (requestContext?.elb) return fields.map((field) => field.join('=')).join('&');
  return new URLSearchParams(fields).toString();
}
