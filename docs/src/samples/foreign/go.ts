import type { PlainRequest } from '../sample-request.ts';
import { VARIABLE_IN_JSON } from '../secrets.ts';
import {
  failureCondition,
  joinPieces,
  jsonText,
  type TextNotation,
  FOREIGN_LINE_LENGTH,
} from '../write-value.ts';

const go: TextNotation = {
  text: (value) => (value.includes('"') && !/[`\r]/.test(value) ? `\`${value}\`` : JSON.stringify(value)),
  variable: (name) => `os.Getenv("${name}")`,
};

const STOP = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

export function goSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const address = joinPieces(baseUrl + path + (query.length > 0 ? '?' : ''), go, '+');
  const payload = body === undefined ? '' : jsonText(body, FOREIGN_LINE_LENGTH);
  const inJson = { ...go, variable: (name: string) => `quoted("${name}")` };
  const main = [
    ...(query.length > 0
      ? [
          '\tquery := url.Values{}',
          ...query.map(([name, value]) => `\tquery.Set("${name}", ${go.text(value)})`),
        ]
      : []),
    ...(payload
      ? [`\tpayload := strings.NewReader(${joinPieces(payload, inJson, ' + ', VARIABLE_IN_JSON)})`]
      : []),
    `\trequest, err := http.NewRequest("${method}", ${address}${query.length > 0 ? '+query.Encode()' : ''}, ${payload ? 'payload' : 'nil'})`,
    ...STOP,
    ...headers.map(([name, value]) => `\trequest.Header.Set("${name}", ${joinPieces(value, go, '+')})`),
    '',
    ...CLIENT,
    '\tresponse, err := client.Do(request)',
    ...STOP,
    '\tdefer response.Body.Close()',
    '\tbody, err := io.ReadAll(response.Body)',
    ...STOP,
    `\tif ${failureCondition(status, 'response.StatusCode')} {`,
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
  const code = `func main() {\n${main}\n}${VARIABLE_IN_JSON.test(payload) ? QUOTED : ''}`;
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
