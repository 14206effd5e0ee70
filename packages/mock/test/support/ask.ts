export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: any;
}

interface Question {
  headers?: Record<string, string>;
  body?: unknown;
  anonymous?: boolean;
}

export async function ask(
  url: string,
  line: string,
  { headers, body, anonymous }: Question = {},
): Promise<Reply> {
  const [method = 'GET', path = '/'] = line.split(/ (.*)/);
  const request: RequestInit = {
    method,
    redirect: 'manual',
    headers: {
      ...(anonymous ? {} : { 'x-auth-token': 'any' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  };
  if (body !== undefined)
    request.body = typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(url + path, request);
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
  const json = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

export function filterQuery(filter: unknown): string {
  return `filter=${encodeURIComponent(typeof filter === 'string' ? filter : JSON.stringify(filter))}`;
}
