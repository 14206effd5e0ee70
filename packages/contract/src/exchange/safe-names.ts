const NAME = /^[a-z_$][\w$.:-]{0,63}$/i;
const DATA = /\d{4}|@|[0-9a-f]{16}/i;

/** The name of a field, or what kind of data it is where data is used as a name, such as a phone number. */
export function safeName(name: string): string {
  if (NAME.test(name) && !DATA.test(name)) return name;
  if (/^\+?\d+$/.test(name)) return '<digits>';
  return name.includes('@') ? '<address>' : '<text>';
}

export function safePlace([root = 'body', ...path]: readonly string[]): string {
  return root + path.map((name) => (/^\d{1,9}$/.test(name) ? '[]' : `.${safeName(name)}`)).join('');
}

export function safeField(field: string): string {
  return field
    .replaceAll(/\[\d*\]/g, '[]')
    .split('.')
    .map((part) => {
      let end = part.length;
      while (part.endsWith('[]', end)) end -= 2;
      return safeName(part.slice(0, end)) + part.slice(end);
    })
    .join('.');
}

/** A path that the contract does not have, with everything that may be data replaced. */
export function safePath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path
    .split('/')
    .slice(0, 20)
    .map((segment) =>
      segment === '' || /^v\d+(\.\d+)?$/.test(segment) || /^[a-z][a-z_-]{0,30}$/i.test(segment)
        ? segment
        : '{…}',
    )
    .join('/');
}

const WITH_VALUES = [
  /^(is not JSON)\b.*/s,
  /^(must be one parameter of JSON)\b.*/s,
  /^(must be sent as)\b.*/s,
  /^(has a field that must be given once)\b.*/s,
];

export function safeMessage(message: string): string {
  const found = WITH_VALUES.map((pattern) => pattern.exec(message)?.[1]).find((part) => part !== undefined);
  return found ?? message;
}
