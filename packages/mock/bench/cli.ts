/** `npm run bench -- mock`: the mock and stock Prism side by side. Ends with 1 when a bar is missed. */
import { parseArgs } from 'node:util';

const HELP = `Compares the mock with stock Prism: processor time, first response, memory. Takes about a minute.

Usage: npm run bench -- mock [--help]

Example: npm run bench -- mock

Exits 0 if every bar is met, 1 if one is missed.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });

if (values.help) console.log(HELP);
else {
  // Prism is loaded when it is measured: the help does not need it.
  const { compareWithPrism } = await import('./compare-with-prism.ts');
  if (!(await compareWithPrism())) process.exitCode = 1;
}
