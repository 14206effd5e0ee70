/** `telephony-sandbox test`: runs scenario files, and says what went otherwise. */
import { stat, glob, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { progressLine, stopSignal, usage, UserError } from '@telephony/contract/command-line';
import { watch } from 'chokidar';
import XMLBuilder from 'fast-xml-builder';
import { OptionError } from '../options/options.ts';
import { runScenario } from './run.ts';
import { readScenario, type ScenarioFile } from './scenario.ts';

interface TestOptions {
  junit?: string | undefined;
  receiver?: string | undefined;
  watch?: boolean | undefined;
}

interface TestedFile {
  name: string;
  title: string;
  seconds: number;
  /** What went otherwise, each with its line. */
  failures: string[];
  /** Whether the file could not be read. */
  isUnread: boolean;
}

/**
 * Runs scenario files one after the other, and prints what went otherwise.
 *
 * @param paths Files, and folders whose `.yaml`, `.yml` and `.json` files are scenarios.
 * @returns 0, 1 where something went otherwise, or 2 where a file cannot be read.
 */
export async function testScenarios(paths: readonly string[], options: TestOptions): Promise<number> {
  const code = await testAll(await filesOf(paths), options);
  if (!options.watch) return code;
  const signal = stopSignal();
  const watcher = watch([...paths], { ignoreInitial: true });
  let running = Promise.resolve(code);
  watcher.on('all', () => {
    running = running.then(async () => testAll(await filesOf(paths), options));
  });
  console.error('Waiting for changes. Stop with Ctrl-C.');
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  await watcher.close();
  return running;
}

async function filesOf(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch((cause: unknown) => {
      throw usage(`${path}: ${(cause as Error).message}`, { cause });
    });
    if (found.isDirectory())
      for await (const file of glob('*.{yaml,yml,json}', { cwd: path })) files.push(join(path, file));
    else files.push(path);
  }
  if (files.length === 0) throw usage(`${paths.join(', ')}: there is no .yaml, .yml or .json file.`);
  return files.toSorted();
}

async function testAll(files: readonly string[], { junit, receiver }: TestOptions): Promise<number> {
  const progress = progressLine();
  const tested: TestedFile[] = [];
  for (const file of files) {
    progress.show(`${tested.length + 1} of ${files.length}: ${file}`);
    const result = await testFile(file, receiver);
    progress.clear();
    print(result);
    tested.push(result);
  }
  const failed = tested.filter(({ failures }) => failures.length > 0);
  console.log(`\n${tested.length - failed.length} passed, ${failed.length} failed`);
  if (junit !== undefined) await writeFile(junit, junitOf(tested));
  if (failed.some(({ isUnread }) => isUnread)) return 2;
  return failed.length > 0 ? 1 : 0;
}

async function testFile(name: string, receiver: string | undefined): Promise<TestedFile> {
  const start = performance.now();
  let file: ScenarioFile | undefined;
  const failures: string[] = [];
  try {
    file = await readScenario(name);
    const { differences } = await runScenario(file, receiver);
    for (const { place, text } of differences)
      failures.push(
        `${file.lineOf(place)} ${place.filter((key) => key !== 'then').join('.')}\n${text.replaceAll(/^/gm, '  ')}`,
      );
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof OptionError)) throw error;
    failures.push(error.message);
  }
  const seconds = (performance.now() - start) / 1000;
  return { name, title: file?.scenario.title ?? name, seconds, failures, isUnread: file === undefined };
}

function print({ failures, name, seconds, title }: TestedFile): void {
  const isRight = failures.length === 0;
  const mark = isRight ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${title}  ${styleText('dim', `${name}, ${seconds.toFixed(1)} s`)}`);
  for (const text of failures)
    console.log(text.replaceAll(/^/gm, '  ').replaceAll(/^ +[-+] .*$/gm, inColour));
}

const inColour = (line: string): string => styleText(line.trim().startsWith('-') ? 'red' : 'green', line);

function junitOf(tested: readonly TestedFile[]): string {
  const testcase = tested.map(({ failures, name, seconds, title }) => ({
    '@name': title,
    '@classname': name,
    '@time': seconds.toFixed(3),
    ...(failures.length > 0 && {
      failure: { '@message': failures[0]!.split('\n')[0], '#text': failures.join('\n') },
    }),
  }));
  const failures = tested.filter(({ failures: list }) => list.length > 0).length;
  const suite = { '@name': 'telephony-sandbox', '@tests': tested.length, '@failures': failures, testcase };
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite: suite } })}`;
}
