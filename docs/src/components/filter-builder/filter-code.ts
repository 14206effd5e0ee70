import { shownInSamples } from '../../scripts/servers.ts';
import { type Condition, operators, type WrittenCondition } from './condition.ts';
import type { Choice } from './condition-rows.ts';

/** The filter as it is sent, one condition a line. */
export function filterJson(conditions: readonly Condition[]): string {
  const lines = conditions.map((condition) => `  ${JSON.stringify(sent(condition))}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

/** Without how it is written in a program. */
function sent({ property, operator, value }: Condition): Condition {
  return { property, operator, value };
}

/** The query of a filter, encoded for the address: `filter=%5B%7B…`. */
export function filterQuery(conditions: readonly Condition[]): string {
  return `filter=${encodeURIComponent(JSON.stringify(conditions.map(sent)))}`;
}

/** The request as one line: method, path and encoded query. */
export function requestLine(path: string, conditions: readonly Condition[]): string {
  return `GET ${path}?${filterQuery(conditions)}`;
}

/** The request as a command of cURL, which encodes the filter, to the server of all samples. */
export function curlCode(
  path: string,
  conditions: readonly Condition[],
  { address, token } = shownInSamples({}),
): string {
  const json = filterJson(conditions).replaceAll('\n', '\n  ');
  return [
    `curl -G -H "X-Auth-Token: ${token}" "${address}${path}" -d limit=5000 \\`,
    `  --data-urlencode 'filter=${json.replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');
}

/** The filter alone, as an expression with the client. */
export function filterExpression(path: string, conditions: readonly WrittenCondition[]): string {
  const calls = conditions.map(({ property, operator, value, expression }) => {
    const { method } = operators.find(({ name }) => name === operator)!;
    return `\n  .${method}(${literal(property)}, ${expression ?? literal(value)})`;
  });
  return `where(${literal(path)})${calls.join('')}`;
}

/** A program with the client that reads all records of the filter. */
export function clientCode(path: string, conditions: readonly WrittenCondition[]): string {
  return [
    "import { paginate, where } from '@telephony/client';",
    "import { pbx } from './pbx.ts';",
    '',
    `const filter = ${filterExpression(path, conditions)};`,
    `for await (const record of paginate(pbx, ${literal(path)}, { query: { filter } })) {`,
    '  console.log(record);',
    '}',
  ].join('\n');
}

/** A value as a literal of TypeScript with single quotes. */
function literal(value: Condition['value']): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  const inner = JSON.stringify(value).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** What the filter builder begins with, and what it shows without JavaScript: the missed calls of a day. */
export const example = {
  path: '/cdrs',
  choices: [
    { property: 'calldate', operator: 'gte', text: '2026-11-20 00:00:00' },
    { property: 'calldate', operator: 'lt', text: '2026-11-21 00:00:00' },
    { property: 'type', operator: 'eq', text: 'M' },
  ] satisfies Choice[],
};

/** The same as conditions. */
export const exampleConditions: Condition[] = example.choices.map(({ property, operator, text }) => ({
  property,
  operator,
  value: text,
}));
