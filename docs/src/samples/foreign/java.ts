import type { PlainRequest } from '../sample-request.ts';
import { splitVariables, VARIABLE_IN_JSON } from '../secrets.ts';
import {
  failureCondition,
  joinPieces,
  jsonText,
  queryParts,
  type TextNotation,
  FOREIGN_LINE_LENGTH,
} from '../write-value.ts';

const java: TextNotation = {
  // What JSON escapes, Java reads in the same way.
  text: (value) => JSON.stringify(value),
  variable: (name) => `System.getenv("${name}")`,
};

export function javaSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const payload = body === undefined ? '' : jsonText(body, FOREIGN_LINE_LENGTH);
  const [type, handler] = file === undefined ? ['String', 'ofString()'] : ['byte[]', 'ofByteArray()'];
  const failed =
    status === undefined
      ? 'response.statusCode() / 100 != 2'
      : failureCondition(status, 'response.statusCode()');
  const main = [
    `String address = ${addressOf(baseUrl + path, query)};`,
    ...(payload ? [bodyText(payload)] : []),
    'HttpRequest request = HttpRequest.newBuilder(URI.create(address))',
    ...headers.map(([name, value]) => `  .header("${name}", ${joinPieces(value, java, ' + ')})`),
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
    main.join('\n').replaceAll(/^(?=.)/gm, '    '),
    '  }',
    ...(VARIABLE_IN_JSON.test(payload) ? QUOTED : []),
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

function addressOf(address: string, query: PlainRequest['query']): string {
  return [
    joinPieces(address, java, ' + '),
    ...queryParts(query, java.text, (value) => `URLEncoder.encode(${value}, StandardCharsets.UTF_8)`),
  ].join('\n  + ');
}

function bodyText(payload: string): string {
  const values: string[] = [];
  const hasValues = VARIABLE_IN_JSON.test(payload);
  const text = splitVariables(
    payload,
    {
      plain(piece) {
        const block = piece.replaceAll('\\', String.raw`\\`).replaceAll('"""', String.raw`\"""`);
        return hasValues ? block.replaceAll('%', '%%') : block;
      },
      variable(name) {
        values.push(`quoted("${name}")`);
        return '%s';
      },
    },
    VARIABLE_IN_JSON,
  ).join('');
  const end = `"""${hasValues ? `.formatted(${values.join(', ')})` : ''};`;
  return `String body = """\n${text.replaceAll(/^/gm, '  ')}${end}`;
}
