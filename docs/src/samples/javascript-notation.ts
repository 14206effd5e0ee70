import type { Notation } from './write-value.ts';

/** Values as JavaScript literals: single quotes, and none around keys that need none. */
export const javascript: Notation = {
  text: quoted,
  key,
  variable: (name) => `process.env.${name} ?? ''`,
  last: ',',
};

function key(name: string): string {
  // Any other way of writing it sets the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
