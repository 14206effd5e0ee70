import { isJsonObject } from '@telephony/contract';
import type { Path } from '../files/contract-files.ts';
import { type Check, didYouMean } from './check.ts';
import { contractNames, contractProse } from '../files/prose.ts';
import { readOperations, parameterNames } from '../files/operations.ts';

const RULE = 'mention-known';
const CODE_SPAN = /`([^`\n]+)`/g;
const OPERATION = /^(GET|POST|PUT|PATCH|DELETE) (\/[^?\s]*)/;
const PATH = /^\/[a-z][^?\s]*/;
const IDENTIFIER = /^([A-Za-z_]\w{2,}|[A-Z][a-z]*(-[A-Z]\w*)+)$/;
// `include=users`, `fields[users]=id`
const PARAMETER_WITH_VALUE = /^([a-z_]+)(?:\[\w+\])?=/;
const SEVERAL_WORDS = /[a-z0-9]_[a-z0-9]|[a-z][A-Z]|-[A-Z]/;
const LEDGER_ID = /\bledger ([NCO]-\d+)\b|\(([NCO]-\d+)\)/g;
const NEGATION = /\b(no|not|never|without) $/;
const HTTP_NAMES = new Set(
  'Location Content-Disposition Range Authorization Bearer Accept GET POST PUT PATCH DELETE'.split(' '),
);

export const mentionKnown: Check = (files) => {
  const operations = readOperations(files);
  const paths = new Set([...operations.values()].map(({ path }) => path));
  const calls = new Set(
    [...operations.values()].map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  const { words, names, events, ledger } = contractNames(files);
  if (calls.size === 0) return [];

  const unknown = (name: string, what: string, known: Iterable<string>): [string, string] => {
    const remedy = didYouMean(name, known, 'Name one that is in the contract.');
    return [name, `There is no ${what} ${name}. ${remedy}`];
  };

  const faultOf = (code: string): [string, string] | undefined => {
    const [call, method = '', address = ''] = OPERATION.exec(code) ?? [];
    if (call !== undefined) {
      if (calls.has(call) || calls.has(`${method} ${withoutVersion(address)}`)) return undefined;
      const others = [...calls].filter((one) => one.endsWith(` ${address}`));
      if (others.length > 0)
        return [call, `There is no operation ${call}. Did you mean ${others.join(' or ')}?`];
      return unknown(
        call,
        'operation',
        [...calls].filter((one) => one.startsWith(method)),
      );
    }
    const [path] = PATH.exec(code) ?? [];
    if (path !== undefined) return paths.has(withoutVersion(path)) ? undefined : unknown(path, 'path', paths);
    if (isEvent(code, events)) return events.has(code) ? undefined : unknown(code, 'event', events);
    if (!IDENTIFIER.test(code) || words.has(code) || HTTP_NAMES.has(code)) return undefined;
    const remedy = didYouMean(code, names, '');
    if (remedy === '' && !SEVERAL_WORDS.test(code)) return undefined;
    return [
      code,
      `Nothing in the contract is called ${code}. ${remedy || 'Correct it, or write it without the quotes of code.'}`,
    ];
  };

  const undeclared = (text: string, name: string, [method, key, ...inner]: Path): [string, string][] => {
    const own = [...operations.values()].find((one) => one.file.name === name && one.method === method);
    if (!own || key !== 'description' || inner.length > 0) return [];
    const taken = parameterNames(files, own);
    // Where a sentence names an operation, that may be the one that takes them.
    return text
      .split(/(?<=[.:;])\s+/)
      .map((sentence) => [...sentence.matchAll(CODE_SPAN)].map(([, code = '']) => code))
      .filter((codes) => !codes.some((code) => OPERATION.test(code)))
      .flat()
      .flatMap((code) => {
        const [, parameter] = PARAMETER_WITH_VALUE.exec(code) ?? [];
        if (parameter === undefined || taken.includes(parameter)) return [];
        return [[code, `The operation takes no parameter ${parameter}. Declare it, or remove this.`]];
      });
  };

  return contractProse(files).flatMap(({ file, path, text }) => {
    const codes = isUnplacedEntry(file.value, path) ? [] : [...text.matchAll(CODE_SPAN)];
    const mentions = codes.flatMap(({ 1: code = '', index }) => {
      const fault = NEGATION.test(text.slice(0, index).replaceAll(/\s+/g, ' ')) ? undefined : faultOf(code);
      return fault ? [fault] : [];
    });
    mentions.push(...undeclared(text, file.name, path));
    for (const [, told, bare] of text.matchAll(LEDGER_ID)) {
      const id = told ?? bare ?? '';
      if (ledger.has(id)) continue;
      mentions.push([id, `${id} is not an id of ledger.yaml. Correct it, or add the entry.`]);
    }
    return mentions.map(([within, message]) => file.finding(path, RULE, message, within));
  });
};

// The documents of webhooks write `/v1.1/calls`.
const withoutVersion = (path: string): string => path.replace(/^\/v\d+(\.\d+)?(?=\/)/, '');

function isEvent(code: string, events: ReadonlySet<string>): boolean {
  const [, first] = /^(\w+)\.\w+$/.exec(code) ?? [];
  return first !== undefined && [...events].some((event) => event.startsWith(`${first}.`));
}

function isUnplacedEntry(ledger: unknown, [list, index]: Path): boolean {
  const entries = isJsonObject(ledger) && list === 'entries' ? ledger['entries'] : undefined;
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  return isJsonObject(entry) && 'noPlace' in entry;
}
