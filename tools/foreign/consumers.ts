import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../turbo.mjs';
import { type Command, missingPrograms, runCommand } from './programs.ts';
import { FORMS, judge, type Outcome, redirectFaults, startPlatform } from './platform.ts';
import { type DocsSamples, type ForeignProgram, type SampleLanguage, trySamples } from './samples.ts';

interface Generator extends ForeignProgram {
  generator: string;
  bundle: string;
  generates: Command[];
  compiles: Command[];
  calls: Command;
}

type Consumer = Generator | DocsSamples;

const FOLDER = join(root, 'tools/consumers');

const JAVASCRIPT = join(FOLDER, 'javascript');

function listConsumers(): Consumer[] {
  const generators = readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, 'consumer.json')))
    .map((name) => {
      const folder = join(FOLDER, name);
      const description = JSON.parse(readFileSync(join(folder, 'consumer.json'), 'utf8')) as Generator;
      return { ...description, name, folder };
    });
  const folder = join(FOLDER, 'samples');
  const description = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8')) as Record<
    SampleLanguage,
    Omit<DocsSamples, 'name' | 'folder' | 'samples'>
  >;
  const samples = (Object.keys(description) as SampleLanguage[]).map((language): DocsSamples => ({
    ...description[language],
    samples: language,
    name: `${language}-samples`,
    folder,
  }));
  return [...generators, ...samples].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

// Works in a copy of the consumer's folder, so that it finds nothing of this repository. The copy stays for the next run.
async function tryConsumer(
  consumer: Consumer,
  onProgress: (doing: string) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const missing = missingPrograms(consumer.needs);
  if (missing.length > 0) return { missing };
  const folder = join(tmpdir(), 'telephony-consumers', consumer.name);
  mkdirSync(folder, { recursive: true });
  cpSync(consumer.folder, folder, { recursive: true });
  if ('bundle' in consumer)
    copyFileSync(join(root, 'openapi/dist', consumer.bundle), join(folder, consumer.bundle));
  const isTypeScript = consumer.language === 'TypeScript';
  if (isTypeScript) {
    refuseOtherVersions(folder);
    const modules = join(folder, 'node_modules');
    if (!existsSync(modules)) symlinkSync(join(JAVASCRIPT, 'node_modules'), modules, 'junction');
  }

  const failure = async (doing: string, commands: readonly Command[]) => {
    onProgress(doing);
    for (const command of commands) {
      const { ok, output } = await runCommand(command, { folder, signal });
      if (!ok) return `${command.join(' ')}\n${output}`;
    }
    return undefined;
  };
  if (!isTypeScript) {
    const notFetched = await failure('fetching it', consumer.installs);
    if (notFetched !== undefined) return { accepts: false, reason: notFetched };
  }
  if ('samples' in consumer) return trySamples(consumer, { folder, failure, onProgress, signal });
  const notAccepted = await failure('generating', consumer.generates);
  if (notAccepted !== undefined) return { accepts: false, reason: notAccepted };
  const notCompiled = await failure('compiling', consumer.compiles);
  if (notCompiled !== undefined) return { accepts: true, compiles: false, reason: notCompiled };

  const judged: Outcome[] = [];
  for (const forms of FORMS) {
    onProgress(`calling the sandbox, ${forms} forms`);
    await using platform = await startPlatform(forms);
    const { environment } = platform;
    const { ok, stdout, output } = await runCommand(consumer.calls, { folder, environment, signal });
    const faults = [...redirectFaults(platform.followed), output].join('\n');
    const { reason, ...outcome }: Outcome = ok ? judge(stdout, platform) : { calls: false, reason: faults };
    judged.push({ ...outcome, ...(reason !== undefined && { reason: `${forms} forms: ${reason}` }) });
  }
  return { accepts: true, compiles: true, ...worstOf(judged) };
}

function worstOf(outcomes: readonly Outcome[]): Outcome {
  const all = (key: 'calls' | 'filter' | 'state') => outcomes.every((outcome) => outcome[key] === true);
  const reasons = outcomes.flatMap(({ reason }) => reason ?? []);
  return {
    calls: all('calls'),
    filter: all('filter'),
    state: all('state'),
    ...(reasons.length > 0 && { reason: reasons.join('\n') }),
  };
}

function refuseOtherVersions(folder: string): void {
  const read = (place: string) => {
    const manifest: unknown = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    return (manifest as { dependencies: Record<string, string> }).dependencies;
  };
  const [own, tried] = [read(folder), read(JAVASCRIPT)];
  const other = Object.keys(own).find((name) => own[name] !== tried[name]);
  if (other)
    throw new Error(
      `${folder}: ${other} is ${own[other]}, but ${tried[other]} in tools/consumers/javascript.`,
    );
}

const COLUMNS = [
  ['accepts', 'accepts'],
  ['compiles', 'compiles'],
  ['calls', 'calls'],
  ['filter', 'filter on the wire'],
  ['state', 'state read'],
] as const;

function outcomeRow(outcome: Outcome): Record<string, string> {
  if (outcome.missing) return { 'not on this machine': outcome.missing.join(', ') };
  const cells = COLUMNS.map(([key, title]) => [
    title,
    outcome[key] === undefined ? '-' : outcome[key] ? 'yes' : 'NO',
  ]);
  return Object.fromEntries(cells) as Record<string, string>;
}

export async function runConsumers({
  names,
  language,
  signal,
}: {
  names: readonly string[];
  language: string | undefined;
  signal: AbortSignal;
}): Promise<number> {
  const consumers = listConsumers();
  const unknown = names.find((name) => !consumers.some((consumer) => consumer.name === name));
  if (unknown !== undefined)
    throw new Error(
      `There is no consumer "${unknown}". There are ${consumers.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = consumers.filter(
    (one) =>
      (names.length === 0 || names.includes(one.name)) &&
      (language === undefined || one.language.toLowerCase() === language.toLowerCase()),
  );
  if (chosen.length === 0) throw new Error(`No consumer is written in ${language}.`);
  const outcomes = new Map<string, Outcome>();
  for (const consumer of chosen) {
    const tell = (doing: string) => console.error(`${consumer.name}: ${doing} …`);
    const outcome = await tryConsumer(consumer, tell, signal);
    if (signal.aborted) return 1;
    outcomes.set(consumer.name, outcome);
    if (outcome.reason) console.error(`${consumer.name}: ${outcome.reason}\n`);
  }
  console.table(Object.fromEntries([...outcomes].map(([name, outcome]) => [name, outcomeRow(outcome)])));
  const isBad = ({ missing, ...outcome }: Outcome) =>
    missing ? Boolean(process.env['CI']) : COLUMNS.some(([key]) => outcome[key] === false);
  return [...outcomes.values()].some(isBad) ? 1 : 0;
}
