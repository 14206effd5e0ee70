/** A list as a person writes it: `a`, `b` and `c`. */
export function listOf(items: readonly string[], joining = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${joining} ${last}` : last;
}

/** A value of the contract as code; numbers with their thousands apart. */
export function valueText(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en');
  const text = JSON.stringify(value) ?? 'nothing';
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
}

/** Values as a list; the first of them where they are many. */
export function valuesText(values: readonly unknown[]): string {
  const shown = values.slice(0, 6).map((value) => valueText(value));
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : listOf(shown);
}

/** The types of a schema: "an integer or null". */
export function typesText(types: unknown): string {
  const names: Record<string, string> = {
    string: 'a string',
    number: 'a number',
    integer: 'an integer',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
    nothing: 'nothing',
    any: 'any value',
  };
  const list = Array.isArray(types) ? types.map(String) : [];
  return listOf(list.includes('any') ? ['any value'] : list.map((name) => names[name] ?? name), 'or');
}

/** `text` with a capital at its beginning, unless it begins with code. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
