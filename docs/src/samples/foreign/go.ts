import { EnvironmentVariable } from '../secrets.ts';
import { piecesOf, type PlainRequest, withVariables } from '../plain-request.ts';
import type { Pieces } from '../secrets.ts';
import { failedBy, joinPieces, type Notation, writeValue } from '../write-value.ts';

const go: Notation = {
  text: (value) => (value.includes('"') && !/[`\r]/.test(value) ? `\`${value}\`` : JSON.stringify(value)),
  key: (name) => name,
  variable: (name) => `os.Getenv("${name}")`,
  last: '',
};

/** Ends the program with a reason, as samples may. */
const STOP = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** The sample for Go with `net/http`. */
export function goSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const address = joinPieces(piecesOf(baseUrl + path + (query.length > 0 ? '?' : '')), go, '+');
  const payload = body === undefined ? undefined : jsonText(body);
  const hasSecret = payload?.some((piece) => piece instanceof EnvironmentVariable) ?? false;
  const inJson = { ...go, variable: (name: string) => `quoted("${name}")` };
  const main = [
    ...(query.length > 0
      ? [
          '\tquery := url.Values{}',
          ...query.map(([name, value]) => `\tquery.Set("${name}", ${go.text(value)})`),
        ]
      : []),
    ...(payload ? [`\tpayload := strings.NewReader(${joinPieces(payload, inJson, ' + ')})`] : []),
    `\trequest, err := http.NewRequest("${method}", ${address}${query.length > 0 ? '+query.Encode()' : ''}, ${payload ? 'payload' : 'nil'})`,
    ...STOP,
    ...headers.map(
      ([name, value]) => `\trequest.Header.Set("${name}", ${joinPieces(piecesOf(value), go, '+')})`,
    ),
    '',
    ...CLIENT,
    '\tresponse, err := client.Do(request)',
    ...STOP,
    '\tdefer response.Body.Close()',
    '\tbody, err := io.ReadAll(response.Body)',
    ...STOP,
    `\tif ${failedBy(status, 'response.StatusCode')} {`,
    '\t\tlog.Fatalf("%d %s", response.StatusCode, body)',
    '\t}',
    ...(file === undefined
      ? ['\tfmt.Println(string(body))']
      : [
          `\tif err := os.WriteFile(${go.text(file)}, body, 0o644); err != nil {`,
          '\t\tlog.Fatal(err)',
          '\t}',
        ]),
  ].join('\n');
  const code = `func main() {\n${main}\n}${hasSecret ? QUOTED : ''}`;
  return `package main\n\nimport (\n${importsOf(code)}\n)\n\n${code}`;
}

const QUOTED = `

// The value of a variable of the environment as JSON.
func quoted(name string) string {
	text, err := json.Marshal(os.Getenv(name))
	if err != nil {
		log.Fatal(err)
	}
	return string(text)
}`;

const PACKAGES = ['encoding/json', 'fmt', 'io', 'log', 'net/http', 'net/url', 'os', 'strings'];

function importsOf(code: string): string {
  const used = PACKAGES.filter((name) => new RegExp(`\\b${name.replace(/.*\//, '')}\\.[A-Z]`).test(code));
  return used.map((name) => `\t"${name}"`).join('\n');
}

/** Follows no redirect: the token would go along. */
const CLIENT = [
  '\tclient := http.Client{',
  '\t\tCheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },',
  '\t}',
];

/** Cannot be in JSON text as it is: JSON escapes control characters. */
const MARK = '\u0001';

/** A value of several lines, however short it is. */
const WIDE = 80;

const json: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  variable: (name) => MARK + name + MARK,
  last: '',
};

/** The body of a request as JSON, a member a line; a variable stands for a whole value, with its quotes. */
export function jsonText(body: unknown): Pieces {
  return writeValue(withVariables(body), json, 0, WIDE)
    .split(MARK)
    .map((piece, index) => (index % 2 === 1 ? new EnvironmentVariable(piece) : piece));
}
