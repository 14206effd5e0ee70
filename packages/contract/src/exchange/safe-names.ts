// Programmers' names, as opposed to numbers, tokens and addresses that are used as names.
const NAME = /^[a-z_$][\w$.:-]{0,63}$/i;
const DATA = /\d{4}|@|[0-9a-f]{16}/i;

/** Returns a field's name, or its kind if data is used as a name, such as a phone number. */
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

/** Replaces everything that may be data in a path that the contract does not have. */
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

const MESSAGE_WITH_VALUES =
  /^(is not JSON|must be one parameter of JSON|must be sent as|has a field that must be given once)\b.*/s;

export const safeMessage = (message: string): string => message.replace(MESSAGE_WITH_VALUES, '$1');
