import { fromBase64 } from './values.ts';

/** The event of API Gateway, a function URL or a load balancer. */
export interface LambdaEvent {
  httpMethod?: string;
  path?: string;
  rawPath?: string;
  rawQueryString?: string;
  queryStringParameters?: Readonly<Record<string, string | undefined>> | null | undefined;
  headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  body?: string | null | undefined;
  isBase64Encoded?: boolean;
  requestContext?: { path?: string; http?: { method: string }; elb?: unknown };
}

/** The response of a function. */
export interface LambdaResponse {
  statusCode: number;
  headers: Record<string, string>;
  /** For a load balancer with lists of headers. */
  multiValueHeaders?: Record<string, string[]>;
  body: string;
  isBase64Encoded: boolean;
}

/** The `args` of event handlers: `[{ event, context }]`. */
export interface LambdaInvocation {
  event: LambdaEvent;
  context: unknown;
  /** For work that must end before the function is frozen. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Turns a webhook handler into a Lambda function, which returns when all work is done, also with `ack: 'early'`. It throws a
 * TypeError for an event that is not an HTTP request.
 */
export function toLambdaHandler(
  handler: (request: Request, invocation: LambdaInvocation) => Promise<Response>,
): (event: LambdaEvent, context?: unknown) => Promise<LambdaResponse> {
  return async (event, context) => {
    const request = toRequest(event);
    const work: Promise<unknown>[] = [];
    const waitUntil = (part: Promise<unknown>) => void work.push(part);
    const response = await handler(request, { event, context, waitUntil });
    // Work may bring more work.
    for (const part of work) await part.catch(() => {});
    const headers = Object.fromEntries(response.headers);
    const lists = Object.entries(headers).map(([name, value]): [string, string[]] => [name, [value]]);
    return {
      statusCode: response.status,
      headers,
      ...(!event.headers && { multiValueHeaders: Object.fromEntries(lists) }),
      body: await response.text(),
      isBase64Encoded: false,
    };
  };
}

function toRequest(event: LambdaEvent): Request {
  const { httpMethod, path, rawPath, body, isBase64Encoded, requestContext: context } = event;
  const method = httpMethod ?? context?.http?.method;
  // With the stage.
  const whole = rawPath ?? context?.path ?? path;
  if (method === undefined || whole === undefined)
    throw new TypeError(
      'toLambdaHandler: the event is not an HTTP request. Invoke the function by API Gateway, a function URL or a load balancer.',
    );
  const headers = eventHeaders(event);
  const host = `https://${headers.get('host') ?? 'localhost'}`;
  const url = new URL(URL.canParse(host) ? host : 'https://localhost');
  url.pathname = whole;
  url.search = eventQuery(event);
  const hasBody = method !== 'GET' && method !== 'HEAD' && typeof body === 'string';
  return new Request(url, {
    method,
    headers,
    ...(hasBody && { body: isBase64Encoded ? fromBase64(body) : body }),
  });
}

function eventHeaders({ headers, multiValueHeaders }: LambdaEvent): Headers {
  const all = new Headers();
  for (const [name, values = []] of Object.entries(multiValueHeaders ?? {}))
    for (const value of values) all.append(name, value);
  if (!multiValueHeaders)
    for (const [name, value = ''] of Object.entries(headers ?? {})) all.append(name, value);
  return all;
}

function eventQuery({ rawQueryString, queryStringParameters, requestContext }: LambdaEvent): string {
  if (rawQueryString !== undefined) return rawQueryString;
  const fields = Object.entries(queryStringParameters ?? {}).map(([name, value = '']) => [name, value]);
  // A load balancer does not decode them.
  if (requestContext?.elb) return fields.map((field) => field.join('=')).join('&');
  return new URLSearchParams(fields).toString();
}
