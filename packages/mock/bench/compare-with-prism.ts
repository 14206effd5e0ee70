import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { type Bar, formatBars, formatTable, isMet } from './bar.ts';
import { type Comparison, compareServers } from './compare-servers.ts';
import { createDocuments } from './documents.ts';
import { firstResponses } from './first-responses.ts';
import { memoryAfterSweep, memoryGrowth } from './memory.ts';
import { measureSizes } from './measure-sizes.ts';

const path = '/cdrs/5';
const busy = { path, connections: 10 };
const sizes = [20, 167, 668];

/** Measures both and prints what it has measured. Tells whether every bar is met. */
export async function compareWithPrism(): Promise<boolean> {
  using documents = createDocuments(fileURLToPath(openapiJson));
  const comparisons = await compareServers(documents.withOperations(167), [busy, { path, connections: 1 }]);
  const bySize = await measureSizes(documents, sizes, busy);
  const starts = await firstResponses(documents.withOperations(167), path);
  const memory = await memoryAfterSweep(path);
  const growth = await memoryGrowth(busy);

  console.log(
    `First response: mock ${starts.mock.toFixed(0)} ms, stock Prism ${starts.prism.toFixed(0)} ms.\n`,
  );
  console.log(`Processor time of GET ${path}\n\n${formatTable([header(), ...comparisons.map(row)])}\n`);
  console.log(
    formatTable([['operations', 'mock'], ...sizes.map((size, at) => [`${size}`, micro(bySize[at]!)])]),
  );
  const { mock, silent } = comparisons[0]!;
  const bars: Bar[] = [
    bar('Processor time, of stock Prism -v silent', mock / silent, 1 / 5, ''),
    bar('Slowest number of operations, of the fastest', Math.max(...bySize) / Math.min(...bySize), 1.25, ''),
    bar('First response after the command, of stock Prism -v silent', starts.mock / starts.prism, 0.65, ''),
    bar('Memory after a sweep of all operations', memory, 230, ' MB'),
    bar('Memory after 200,000 requests, of that after 20,000', growth, 1.15, ''),
  ];
  console.log(`\n${formatBars(bars)}`);
  return bars.every(isMet);
}

function header(): string[] {
  return ['connections', 'mock', 'Prism -v silent', 'Prism', 'empty node:http'];
}

function row({ connections, mock: own, silent: quiet, standard: stock, empty }: Comparison): string[] {
  const times = (value: number) => `${micro(value)} (${(value / own).toFixed(1)} x)`;
  return [String(connections), micro(own), times(quiet), times(stock), micro(empty)];
}

function micro(value: number): string {
  return `${value.toFixed(0)} µs`;
}

function bar(name: string, measured: number, atMost: number, unit: string): Bar {
  return { name, measured, atMost, unit };
}
