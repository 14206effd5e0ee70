/** A program that knows nothing of the platform but what `llms.txt` and the twins say. */

/** What it is told to do: in words, with the values that it has. */
export interface Task {
  say: string;
  /** By the names of parameters and fields. */
  values: Record<string, unknown>;
}

/** The request that it makes of a twin. */
export interface FoundRequest {
  operationId: string;
  method: string;
  /** Below the base address, with its query. */
  path: string;
  body?: unknown;
}

const LINE =
  /^- \[(?<method>[A-Z]+) (?<path>\/\S*)\]\((?<twin>[^)]+)\): `(?<id>[A-Za-z0-9_-]{1,64})`, (?<summary>.+?)(?:\. Ask a person first)?$/gm;
const HEAD = /^`(?<method>[A-Z]+) (?<path>\S+)` \(operationId `(?<id>\w+)`/m;
const PARAMETER = /^- `(?<name>[^`]+)` \(in (?<place>path|query), [^)]*?(?<required>required)?\)/gm;
const FIELD = /^- `(?<name>[^`]+)` \((?<type>.*)\): /gm;

/** Takes the line of `llms.txt` that has most of the words, and makes the request of its twin. */
export async function findRequest(
  llms: string,
  read: (address: string) => Promise<string>,
  { say, values }: Task,
): Promise<FoundRequest> {
  const wanted = wordsOf(say);
  const lines = [...llms.matchAll(LINE)].map(({ groups = {} }) => {
    const own = wordsOf(groups['summary'] ?? '');
    const shared = own.intersection(wanted).size;
    return { twin: groups['twin'] ?? '', score: shared / wanted.size + shared / own.size };
  });
  const [best] = lines.toSorted((one, other) => other.score - one.score);
  if (!best) throw new Error('llms.txt has no line of an operation.');
  return requestOf(await read(best.twin), values);
}

function requestOf(twin: string, values: Record<string, unknown>): FoundRequest {
  const { method = '', path = '', id = '' } = HEAD.exec(twin)?.groups ?? {};
  const parameters = [...sectionOf(twin, 'Parameters').matchAll(PARAMETER)].map(({ groups = {} }) => groups);
  const fields = [...sectionOf(twin, 'Request body').matchAll(FIELD)].map(({ groups = {} }) => groups);
  const missing = [
    ...parameters,
    ...fields.map(({ name, type }) => ({ name, required: type?.includes('required') })),
  ]
    .filter(({ name = '', required }) => required && !(name in values))
    .map(({ name }) => name);
  if (missing.length > 0) throw new Error(`${method} ${path} needs ${missing.join()}.`);
  const query = new URLSearchParams(
    parameters.flatMap(({ name = '', place }) =>
      place === 'query' && name in values ? [[name, textOf(values[name])]] : [],
    ),
  );
  const body = Object.fromEntries(
    fields.flatMap(({ name = '' }) => (name in values ? [[name, values[name]]] : [])),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) =>
    encodeURIComponent(textOf(values[name])),
  );
  return {
    operationId: id,
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    ...(fields.length > 0 && { body }),
  };
}

/** The part of a twin below a heading; what is indented belongs to a field. */
function sectionOf(twin: string, title: string): string {
  const [, text = ''] = twin.split(`\n## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?<=..)s$/, ''))
      .filter((word) => !['a', 'an', 'the', 'of', 'for', 'to', 'me'].includes(word)),
  );
}
