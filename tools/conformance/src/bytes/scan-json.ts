/** What is in a text of JSON that `JSON.parse` takes without a word, and loses. */
export interface JsonFlaw {
  kind: 'duplicate' | 'precision' | 'surrogate';
  /** Place as a JSON pointer, `*` for the index of an array. */
  pointer: string;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{}[\],:]|true|false|null/gs;

/**
 * Finds keys that are there twice, numbers that a double cannot hold, and half characters.
 *
 * @param text Valid JSON.
 */
export function scanJson(text: string): JsonFlaw[] {
  const flaws: JsonFlaw[] = [];
  const open: { keys: Set<string> | undefined; path: string }[] = [];
  let key: string | undefined;
  let isKeyNext = false;
  const here = () => {
    const inner = open.at(-1);
    if (!inner) return '';
    return `${inner.path}/${inner.keys ? (key ?? '').replaceAll('~', '~0').replaceAll('/', '~1') : '*'}`;
  };
  for (const [token] of text.matchAll(TOKEN)) {
    const first = token[0];
    if (token === '{' || token === '[') {
      open.push({ keys: token === '{' ? new Set() : undefined, path: here() });
      isKeyNext = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      isKeyNext = false;
    } else if (token === ',') isKeyNext = open.at(-1)?.keys !== undefined;
    else if (first === '"' && isKeyNext) {
      key = String(JSON.parse(token));
      isKeyNext = false;
      const { keys } = open.at(-1)!;
      if (keys?.has(key)) flaws.push({ kind: 'duplicate', pointer: here() });
      keys?.add(key);
    } else if (first === '"') {
      if (!String(JSON.parse(token)).isWellFormed()) flaws.push({ kind: 'surrogate', pointer: here() });
    } else if (/[-\d]/.test(first ?? '') && !isHeld(token))
      flaws.push({ kind: 'precision', pointer: here() });
  }
  return flaws;
}

/** Whether a double holds the number: an integer up to 2^53, and nothing that becomes infinite. */
function isHeld(token: string): boolean {
  const value = Number(token);
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
