import type { PlainRequest } from '../sample-request.ts';
import { failureCondition, joinPieces, type Notation, queryParts, writeValue } from '../write-value.ts';

const csharp: Notation = {
  // What JSON escapes, C# reads in the same way.
  text: (value) => JSON.stringify(value),
  key: (name) => (RESERVED.has(name) ? `@${name}` : name),
  variable: (name) => `Environment.GetEnvironmentVariable("${name}")`,
  literal: (value) => (value === null ? '(object?)null' : JSON.stringify(value)),
  assigns: ' = ',
  object: ['new { ', ' }'],
  list: ['new object[] { ', ' }'],
  emptyObject: 'new { }',
  last: ',',
  indent: 4,
};

const RESERVED = new Set(
  'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while'.split(
    ' ',
  ),
);

export function csharpSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const address = joinPieces(baseUrl + path, csharp, ' + ');
  const parts = queryParts(query, csharp.text, (value) => `Uri.EscapeDataString(${value})`);
  // `HttpClient` has the type with the content.
  const own = headers.filter(([name]) => name !== 'Content-Type');
  return [
    ...(body === undefined ? [] : ['using System.Text;', 'using System.Text.Json;', '']),
    ...(query.length > 0 ? [`var query = ${parts.join('\n    + ')};`, ''] : []),
    'using var client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false });',
    `using var request = new HttpRequestMessage(HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}, ${address}${query.length > 0 ? ' + query' : ''});`,
    ...own.map(([name, value]) => `request.Headers.Add("${name}", ${joinPieces(value, csharp, ' + ')});`),
    ...(body === undefined ? [] : bodyLines(body)),
    '',
    'using var response = await client.SendAsync(request);',
    `if (${status === undefined ? '!response.IsSuccessStatusCode' : failureCondition(status, '(int)response.StatusCode')})`,
    '{',
    '    var reason = await response.Content.ReadAsStringAsync();',
    '    throw new HttpRequestException($"{(int)response.StatusCode} {reason}");',
    '}',
    file === undefined
      ? 'Console.WriteLine(await response.Content.ReadAsStringAsync());'
      : `await File.WriteAllBytesAsync(${csharp.text(file)}, await response.Content.ReadAsByteArrayAsync());`,
  ].join('\n');
}

function bodyLines(body: unknown): string[] {
  const value = writeValue(body, csharp, 0, 'var body = '.length);
  return [
    `var body = ${value.replace(/^new \{\n/, 'new\n{\n')};`,
    'request.Content = new StringContent(JsonSerializer.Serialize(body), Encoding.UTF8, "application/json");',
  ];
}
