import { csharpHttpclient } from '@scalar/snippetz/plugins/csharp/httpclient';
import { goNative } from '@scalar/snippetz/plugins/go/native';
import { javaNethttp } from '@scalar/snippetz/plugins/java/nethttp';
import { phpCurl } from '@scalar/snippetz/plugins/php/curl';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import type { ForeignLanguage } from './foreign-languages.ts';
import { MARK, type PlainRequest } from './plain-request.ts';

const MARKED = new RegExp(`${MARK}(\\w+)${MARK}`, 'g');

/** The sample of a request in a language that this project has no client for. The token comes from the environment. */
export function foreignSample(language: ForeignLanguage, baseUrl: string, request: PlainRequest): string {
  return WRITERS[language](baseUrl + request.path, request);
}

const WRITERS: Record<ForeignLanguage, (url: string, request: PlainRequest) => string> = {
  python(url, request) {
    const call = pythonRequests.generate({ ...harOf(url, request), queryString: pairs(request.query) });
    const code = withVariables(
      call,
      '+',
      (name) => `os.environ["${name}"]`,
      () => '"',
    );
    return [
      ...(code.includes('os.environ') ? ['import os', ''] : []),
      'import requests',
      '',
      `response = ${code}`,
      'response.raise_for_status()',
      'print(response.text)',
    ].join('\n');
  },
  php(url, request) {
    const code = phpCurl.generate(harOf(encoded(url, request), request));
    const quote = (before: string) => (before.lastIndexOf("'") > before.lastIndexOf('"') ? "'" : '"');
    return `<?php\n${withVariables(code, '.', (name) => `getenv('${name}')`, quote)}`;
  },
  csharp(url, request) {
    const code = csharpHttpclient.generate(harOf(encoded(url, request), request));
    const value = (name: string) => `Environment.GetEnvironmentVariable("${name}")`;
    // A text of several lines cannot be interrupted: what it leaves open is put in afterwards.
    const [start = '', body, end = ''] = code.split(/^"""(?=,?$)/m);
    const names = [...(body ?? '').matchAll(MARKED)].map(
      ([mark, name = '']) => `.Replace("${mark}", ${value(name)})`,
    );
    const whole = (text: string) => withVariables(text, '+', value, () => '"');
    const text =
      body === undefined ? whole(start) : `${whole(start)}"""${body}"""${names.join('')}${whole(end)}`;
    return `${text}\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`;
  },
  go(url, request) {
    const code = goNative.generate(harOf(encoded(url, request), request));
    const quote = (before: string) =>
      before.slice(before.lastIndexOf('\n') + 1).startsWith('\treq') ? '"' : '`';
    const whole = withVariables(code, '+', (name) => `os.Getenv("${name}")`, quote);
    return whole.includes('os.Getenv') ? whole.replace('\t"net/http"\n', '\t"net/http"\n\t"os"\n') : whole;
  },
  java(url, request) {
    const code = javaNethttp.generate(harOf(encoded(url, request), request));
    const whole = withVariables(
      code,
      '+',
      (name) => `System.getenv("${name}")`,
      () => '"',
    );
    // The bytes are those of the whole text, not of its last part.
    const bytes = whole.replace(/body\.write\((".*" \+ .*)\.getBytes\(/, 'body.write(($1).getBytes(');
    return `import java.net.http.*;\n\n${bytes}`;
  },
};

function harOf(url: string, { method, headers, body }: PlainRequest) {
  const all = body === undefined ? headers : [...headers, ['Content-Type', 'application/json'] as const];
  return {
    method,
    url,
    headers: pairs(all),
    queryString: [],
    cookies: [],
    httpVersion: 'HTTP/1.1',
    headersSize: -1,
    bodySize: -1,
    ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
  };
}

/** With the query in it: not every writer of the library encodes it. */
function encoded(url: string, { query }: PlainRequest): string {
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return search === '' ? url : `${url}?${search}`;
}

function pairs(list: readonly (readonly [string, string])[]): { name: string; value: string }[] {
  return list.map(([name, value]) => ({ name, value }));
}

/** Code in which texts are interrupted where the environment has the value. `quoteOf` tells how a text is quoted. */
function withVariables(
  code: string,
  plus: string,
  expression: (name: string) => string,
  quoteOf: (before: string) => string,
): string {
  return code
    .replaceAll(MARKED, (mark: string, name: string, at: number) => {
      const quote = quoteOf(code.slice(0, at));
      const opens = code.charAt(at - 1) === quote && code.charAt(at - 2) !== '\\';
      const closes = code.charAt(at + mark.length) === quote;
      return `${opens ? OPEN : `${quote} ${plus} `}${expression(name)}${closes ? CLOSE : ` ${plus} ${quote}`}`;
    })
    .replaceAll(new RegExp(`.${OPEN}`, 'g'), '')
    .replaceAll(new RegExp(`${CLOSE}.`, 'g'), '');
}

/** Beside them, the quote of a text that has nothing else in it. */
const OPEN = '\u0001';
const CLOSE = '\u0002';
