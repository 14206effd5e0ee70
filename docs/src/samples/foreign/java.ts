import { EnvironmentVariable } from '../secrets.ts';
import { piecesOf, type PlainRequest } from '../plain-request.ts';
import type { Pieces } from '../secrets.ts';
import { failedBy, joinPieces, type Notation } from '../write-value.ts';
import { jsonText } from './go.ts';
import { queryParts } from './csharp.ts';

const java: Notation = {
  // What JSON escapes, Java reads in the same way.
  text: (value) => JSON.stringify(value),
  key: (name) => name,
  variable: (name) => `System.getenv("${name}")`,
  last: '',
};

/** The sample for Java with `java.net.http`, which follows no redirect: a file for `java Sample.java`. */
export function javaSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const payload = body === undefined ? undefined : jsonText(body);
  const hasSecret = payload?.some((piece) => piece instanceof EnvironmentVariable) ?? false;
  const [type, handler] = file === undefined ? ['String', 'ofString()'] : ['byte[]', 'ofByteArray()'];
  const failed =
    status === undefined ? 'response.statusCode() / 100 != 2' : failedBy(status, 'response.statusCode()');
  const main = [
    `String address = ${addressOf(piecesOf(baseUrl + path), query)};`,
    ...(payload ? bodyLines(payload) : []),
    'HttpRequest request = HttpRequest.newBuilder(URI.create(address))',
    ...headers.map(([name, value]) => `  .header("${name}", ${joinPieces(piecesOf(value), java, ' + ')})`),
    `  .method("${method}", HttpRequest.BodyPublishers.${payload ? 'ofString(body)' : 'noBody()'})`,
    '  .build();',
    '',
    `HttpResponse<${type}> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handler});`,
    `if (${failed}) {`,
    `  throw new IOException(response.statusCode() + " " + ${file === undefined ? 'response.body()' : 'new String(response.body(), StandardCharsets.UTF_8)'});`,
    '}',
    file === undefined
      ? 'System.out.println(response.body());'
      : `Files.write(Path.of(${java.text(file)}), response.body());`,
  ];
  const code = [
    'public class Sample {',
    '  public static void main(String[] arguments) throws Exception {',
    ...main
      .join('\n')
      .split('\n')
      .map((line) => (line === '' ? '' : `    ${line}`)),
    '  }',
    ...(hasSecret ? QUOTED : []),
    '}',
  ].join('\n');
  const imports = CLASSES.filter((name) => new RegExp(`\\b${name.replace(/.*\./, '')}\\b`).test(code));
  return `${imports.map((name) => `import ${name};\n`).join('')}\n${code}`;
}

const CLASSES = [
  'java.io.IOException',
  'java.net.URI',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.Files',
  'java.nio.file.Path',
];

const QUOTED = [
  '',
  '  /** The value of a variable of the environment as JSON. */',
  '  private static String quoted(String name) {',
  String.raw`    return '"' + System.getenv(name).replace("\\", "\\\\").replace("\"", "\\\"") + '"';`,
  '  }',
];

function addressOf(address: Pieces, query: PlainRequest['query']): string {
  return [
    joinPieces(address, java, ' + '),
    ...queryParts(query, java.text, (value) => `URLEncoder.encode(${value}, StandardCharsets.UTF_8)`),
  ].join('\n  + ');
}

/** A text block, with the secrets put in where they belong. */
function bodyLines(payload: Pieces): string[] {
  const names = payload.flatMap((piece) => (piece instanceof EnvironmentVariable ? [piece.name] : []));
  const text = payload
    .map((piece) => {
      if (piece instanceof EnvironmentVariable) return '%s';
      const block = piece.replaceAll('\\', String.raw`\\`).replaceAll('"""', String.raw`\"""`);
      return names.length > 0 ? block.replaceAll('%', '%%') : block;
    })
    .join('');
  const values = names.map((name) => `quoted("${name}")`).join(', ');
  return ['String body = """', ...text.split('\n').map((line) => `  ${line}`)].map((line, index, lines) =>
    index < lines.length - 1 ? line : `${line}"""${names.length > 0 ? `.formatted(${values})` : ''};`,
  );
}
