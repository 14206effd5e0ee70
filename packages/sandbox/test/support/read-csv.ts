/** The rows of a CSV by the grammar of RFC 4180. Throws Error where it does not hold. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, at] = [[] as string[], 0];
  while (at < text.length) {
    const [whole, quoted, plain = ''] = /("(?:[^"]|"")*")|([^",\r\n]*)/y.exec(text.slice(at)) ?? [];
    if (whole === undefined) throw new Error(`No field at ${at}.`);
    row.push(quoted === undefined ? plain : quoted.slice(1, -1).replaceAll('""', '"'));
    at += whole.length;
    const delimiter = text.startsWith('\r\n', at) ? '\r\n' : text[at];
    if (delimiter !== ',' && delimiter !== '\r\n') throw new Error(`A field does not end at ${at}.`);
    at += delimiter.length;
    if (delimiter === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
