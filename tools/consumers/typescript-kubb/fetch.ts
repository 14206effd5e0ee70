/** The client of the generated functions: it throws errors, sends JSON as JSON, and does not follow the 301 of a changed call. */
export interface RequestConfig<Data = unknown> {
  baseURL?: string;
  url?: string;
  method?: string;
  params?: object;
  data?: Data;
  headers?: Record<string, string>;
  responseType?: string;
}

export interface ResponseConfig<Data = unknown> {
  data: Data;
  status: number;
  headers: Headers;
}

export type ResponseErrorConfig<Body = unknown> = Body;

/** A response that is not a success. */
export class ResponseError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The platform responded with ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** What all requests have in common. */
export const shared: { baseURL: string; headers: Record<string, string> } = { baseURL: '', headers: {} };

export const fetch = async <Data, _Error = unknown, Body = unknown>({
  url = '',
  method = 'GET',
  params = {},
  data,
  headers,
}: RequestConfig<Body>): Promise<ResponseConfig<Data>> => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) query.append(name, String(value));
  const response = await globalThis.fetch(`${shared.baseURL}${url}?${query}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...shared.headers, ...headers },
    redirect: 'manual',
    ...(data !== undefined && { body: JSON.stringify(data) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = await (isJson ? response.json() : response.blob());
  if (!response.ok && response.status !== 301) throw new ResponseError(response.status, body);
  return { data: body as Data, status: response.status, headers: response.headers };
};

export type Client = typeof fetch;
export default fetch;
