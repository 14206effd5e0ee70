/** Lines of a table whose columns are aligned: numbers to the right. The last column is as wide as it is. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => String(row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const text = String(cell);
        if (typeof cell === 'number') return text.padStart(width(column));
        return column === row.length - 1 ? text : text.padEnd(width(column));
      })
      .join('  ')
      .trimEnd(),
  );
}
