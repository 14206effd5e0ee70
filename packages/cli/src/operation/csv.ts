import { listFieldsOf, ValueError, valueOf } from '@telephony/contract/commands';
import { contractDocument, type Operation } from '../contract/contract.ts';
import { usage } from '../exit.ts';
import { unmarkedCell } from '../output/format.ts';

const MAX_MISTAKES = 20;

export function recordsOfCsv(operation: Operation, text: string): Record<string, unknown>[] {
  const [head, ...rows] = readRows(text.replace(/^\uFEFF/, ''));
  if (!head || rows.length === 0)
    throw usage('--data: the CSV needs a line of field names, and lines of values.');
  const fields = new Map(listFieldsOf(contractDocument(), operation).map((field) => [field.path[0]!, field]));
  const mistakes: string[] = head.cells
    .filter((name) => !fields.has(name))
    .map((name) => `line 1: "${name}" is no field of it. It takes ${[...fields.keys()].join(', ')}.`);
  const records = rows.map(({ line, cells }) => {
    const wrong = (mistake: string) => void mistakes.push(`line ${line}: ${mistake}`);
    if (cells.length !== head.cells.length) wrong(`${cells.length} values for ${head.cells.length} fields.`);
    const record: Record<string, unknown> = {};
    for (const [at, name] of head.cells.entries()) {
      const field = fields.get(name);
      const cell = cells[at] ?? '';
      if (!field || cell === '') continue;
      try {
        record[name] = valueOf(field, unmarkedCell(cell));
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        wrong(error.message.replace(/^--/, ''));
      }
    }
    for (const { required, path } of fields.values())
      if (required && (cells[head.cells.indexOf(path[0]!)] ?? '') === '') wrong(`${path[0]} must be given.`);
    return record;
  });
  if (mistakes.length === 0) return records;
  const more = mistakes.length - MAX_MISTAKES;
  const list = [...mistakes.slice(0, MAX_MISTAKES), ...(more > 0 ? [`and ${more} more`] : [])];
  throw usage(`--data: nothing was sent.\n${list.map((one) => `  ${one}`).join('\n')}`);
}

function readRows(text: string) {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  for (const [all, quoted, bare, end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    if (all === '' && cells.length === 0) break;
    if (bare?.startsWith('"')) throw usage(`--data: line ${line}: a quotation mark is not closed.`);
    cells.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    line += all.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: begin, cells });
    cells = [];
    begin = line;
  }
  return rows;
}
