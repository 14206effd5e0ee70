// Reads names of modules, a line each, and runs them. What a sample prints stays out of the report.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const files = (await text(process.stdin)).split('\n');
const failures = {};
const { log } = console;
console.log = () => {};
for (const file of files) {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    failures[file] = String(error?.stack ?? error);
  }
}
log(`REPORT ${JSON.stringify(failures)}`);
process.exit();
