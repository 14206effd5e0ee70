import type { OperationPage } from '../contract/model.ts';
import { EnvironmentVariable } from '../samples/environment-variable.ts';
import type { SampleRequest } from '../samples/sample-request.ts';
import { queryPairs } from '../samples/wire-values.ts';

interface KeyValue {
  key: string;
  value: string;
}

/** A request of a collection. */
export interface PostmanRequest {
  method: string;
  description: string;
  header: KeyValue[];
  /** Where the one of the collection does not hold. */
  auth?: { type: 'noauth' };
  url: { raw: string; host: string[]; path: string[]; query?: KeyValue[]; variable?: KeyValue[] };
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
}

/** The request of an operation's example. */
export function postmanRequest(operation: OperationPage, request: SampleRequest): PostmanRequest {
  const { method, path, pathValues, headers, token, body } = request;
  // Postman encodes what it sends.
  const query = queryPairs(request.query).map(([key, value]) => ({ key, value }));
  const variable: KeyValue[] = [];
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => {
      // A variable of Postman is a whole segment of the path.
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name === undefined)
        return segment.replaceAll(/\{(\w+)\}/g, (_, part: string) => text(pathValues[part]));
      variable.push({ key: name, value: text(pathValues[name]) });
      return `:${name}`;
    });
  const search = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    method,
    description: operation.description,
    header: [
      ...Object.entries(headers).map(([key, value]) => ({ key, value })),
      ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ],
    ...(!token && { auth: { type: 'noauth' } }),
    url: {
      raw: `{{baseUrl}}/${segments.join('/')}${search === '' ? '' : `?${search}`}`,
      host: ['{{baseUrl}}'],
      path: segments,
      ...(query.length > 0 && { query }),
      ...(variable.length > 0 && { variable }),
    },
    ...(body !== undefined && {
      body: { mode: 'raw', raw: jsonText(body), options: { raw: { language: 'json' } } },
    }),
  };
}

function text(value: unknown): string {
  if (value instanceof EnvironmentVariable) return `{{${value.name}}}`;
  return [value].flat().map(String).join(',');
}

function jsonText(body: unknown): string {
  return JSON.stringify(
    body,
    (_, value: unknown) => (value instanceof EnvironmentVariable ? text(value) : value),
    2,
  );
}
