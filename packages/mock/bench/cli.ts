/** `npm run bench`: the mock and stock Prism side by side. Ends with 1 when a bar is missed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { requestsOf } from '../test/support/request-of.ts';
import { type Bar, formatBars, formatTable, isMet } from './bar.ts';
import { commands } from './commands.ts';
import { type Comparison, compareServers } from './compare-servers.ts';
import { createDocuments } from './documents.ts';
import { startMeasured } from './measured-server.ts';
import { measureSizes } from './measure-sizes.ts';

const path = '/cdrs/5';
const busy = { path, connections: 10 };
const sizes = [20, 167, 668];

using documents = createDocuments(fileURLToPath(openapiJson));
const comparisons = await compareServers(documents.withOperations(167), [busy, { path, connections: 1 }]);
const bySize = await measureSizes(documents, sizes, busy);
const starts = [await firstAnswer(), await firstAnswer(), await firstAnswer()];
const memory = await memoryAfterSweep();

console.log(`Processor time of GET ${path}\n\n${formatTable([header(), ...comparisons.map(row)])}\n`);
console.log(
  formatTable([['operations', 'mock'], ...sizes.map((size, at) => [`${size}`, micro(bySize[at]!)])]),
);
const { mock, silent, standard } = comparisons[0]!;
const bars: Bar[] = [
  bar('Processor time, of stock Prism -v silent', mock / silent, 1 / 5, ''),
  bar('Processor time, of stock Prism', mock / standard, 1 / 10, ''),
  bar('Slowest number of operations, of the fastest', Math.max(...bySize) / Math.min(...bySize), 1.25, ''),
  bar('First response after the command, slowest of 3', Math.max(...starts), 1500, ' ms'),
  bar('Memory after a sweep of all operations', memory, 250, ' MB'),
];
console.log(`\n${formatBars(bars)}`);
if (!bars.every(isMet)) process.exitCode = 1;

async function firstAnswer(): Promise<number> {
  await using server = await startMeasured(commands.mock, path);
  return server.firstAnswer;
}

async function memoryAfterSweep(): Promise<number> {
  await using server = await startMeasured(commands.mock, path);
  for (const { method, path: address, body } of requestsOf(JSON.parse(readFileSync(openapiJson, 'utf8'))))
    await server.asker.ask(method, address, body);
  return (await server.usage()).memory / 1e6;
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
