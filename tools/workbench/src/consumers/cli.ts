/** `npm run consumers`: foreign generators, each with a program that calls the sandbox, validators, libraries of HTTP, and samples. */
import { readArguments, runCli, stopSignal, UserError } from '@telephony/command-line';
import { exitCodeOf } from '../exit-code-of.ts';
import { leadingNames } from '../leading-names.ts';
import { type Consumer, listConsumers } from './consumer.ts';
import type { Outcome } from './outcome.ts';
import { isGood, outcomeTable } from './outcome-table.ts';
import { tryConsumer } from './try-consumer.ts';

const consumers = listConsumers();

const HELP = `Generates a client from the contract with foreign generators, compiles a program that uses it, and runs that against a
sandbox: it signs in, lists CDRs with a filter, starts a call, reads its state, transfers it, hangs up, and reads the
field of an error. Foreign validators read the bundles. With libraries of HTTP, programs write a filter in five ways and
read all pages, of mock and sandbox. The samples of the docs are compiled, run, and compared with those for cURL.

Usage: npm run consumers [-- NAME ...] [--language LANGUAGE] [--all-needed]

  NAME                 a consumer, or several; by default all
  --language LANGUAGE  those of a language only, such as TypeScript
  --all-needed         fail also where this machine lacks a program that a consumer needs
  --help               show this text

Consumers: ${consumers.map(({ name }) => name).join(', ')}

Generators and libraries come from the network, and are kept in the temporary folder for the next run. Exits 1 when a
consumer fails.`;

await runCli(async () => {
  const { names, options } = leadingNames(process.argv.slice(2));
  const { language, 'all-needed': allNeeded } = readArguments(
    HELP,
    { language: { type: 'string' }, 'all-needed': { type: 'boolean' } },
    options,
  );
  const chosen = choose(names, language);
  const signal = stopSignal();
  console.error('Generators and libraries are fetched from the network where they are not here yet.');
  const outcomes = new Map<string, Outcome>();
  for (const consumer of chosen) {
    const tell = (doing: string) => console.error(`${consumer.name}: ${doing} …`);
    const outcome = await tryConsumer(consumer, tell, signal);
    if (signal.aborted) return exitCodeOf(signal);
    outcomes.set(consumer.name, outcome);
    if (outcome.reason) console.error(`${consumer.name}: ${outcome.reason}\n`);
  }
  console.log(outcomeTable(outcomes));
  const bad = [...outcomes.values()].filter((outcome) => (outcome.missing ? allNeeded : !isGood(outcome)));
  return bad.length > 0 ? 1 : 0;
});

function choose(names: readonly string[], language?: string): Consumer[] {
  for (const name of names) {
    if (!consumers.some((consumer) => consumer.name === name))
      throw new UserError(
        `${name}: there is no such consumer. There are ${consumers.map((one) => one.name).join(', ')}.`,
      );
  }
  const chosen = consumers.filter(
    (one) =>
      (names.length === 0 || names.includes(one.name)) &&
      (language === undefined || one.language.toLowerCase() === language.toLowerCase()),
  );
  if (chosen.length === 0) throw new UserError(`--language ${String(language)}: there is no such consumer.`);
  return chosen;
}
