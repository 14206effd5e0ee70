import type { TriedPackage } from './pack-packages.ts';

/** What each package weighs: a line for each, and one for all. */
export function sizeTable(packages: readonly TriedPackage[]): string {
  const rows = packages.map(({ manifest, size, unpackedSize, files }) => [
    manifest.name,
    kilobytes(size),
    kilobytes(unpackedSize),
    String(files.length),
  ]);
  const sums = [
    'all',
    kilobytes(sum(packages.map(({ size }) => size))),
    kilobytes(sum(packages.map(({ unpackedSize }) => unpackedSize))),
    String(sum(packages.map(({ files }) => files.length))),
  ];
  const table = [['Package', 'Tarball', 'Unpacked', 'Files'], ...rows, sums];
  const width = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width[0]!) : cell.padStart(width[column]!)))
        .join('  '),
    )
    .join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
