/** Text in quotes, or where an object begins or ends. */
const TOKEN = /"(?:\\.|[^"\\])*"|[{}]/gs;
/** What may stand around objects: white space and signs, control characters, the field of server-sent events. */
const BETWEEN = /^(?:[\s\p{Cc},;]|data:)*$/u;

/** The texts of objects that follow each other, as in lines of JSON. None where there is something else between them. */
export function objectsIn(text: string): string[] {
  const found: string[] = [];
  const between: string[] = [];
  let depth = 0;
  let since = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' && (depth += 1) === 1) {
      between.push(text.slice(since, index));
      since = index;
    } else if (token === '}' && (depth -= 1) === 0) {
      found.push(text.slice(since, index + 1));
      since = index + 1;
    }
  }
  between.push(text.slice(since));
  return between.every((part) => BETWEEN.test(part)) ? found : [];
}
