import { styleText } from 'node:util';
import type { Failed } from './failed.ts';
import { fileOfFailure } from './place-of-failure.ts';
import type { TaskSummary } from './run-summary.ts';
import type { SuiteFailure } from './suites.ts';
import { taskOutput } from './task-output.ts';

/** How many failures are shown in full. */
const SHOWN = 20;
/** The commands of the tasks of the root, and of those that have a better one than the task. */
const COMMANDS: Readonly<Record<string, string>> = {
  lint: 'npm run lint',
  generated: 'npm run generate',
  'format:check': 'npm run format',
};

/** What has failed, and the command that runs only that. */
export function lastScreen(root: string, { tests, tasks }: Failed): string {
  const blocks = [...tests.map(failedTest), ...tasks.map((task) => failedTask(task, taskOutput(root, task)))];
  const rest = blocks.length - SHOWN;
  const builds = tasks.filter(({ task }) => task === 'build').length;
  return [
    ...blocks.slice(0, SHOWN),
    ...(rest > 0 ? [`… and ${rest} more failures.`] : []),
    ...(builds > 0 ? ['What needs a build that failed did not run.'] : []),
  ].join('\n\n');
}

function failedTest(failure: SuiteFailure): string {
  const { workspace, file, name, group, message } = failure;
  return [
    title(fileOfFailure(failure), name),
    indented(message.split('\n')),
    `  ${command(['npm test -w', workspace, ...onlyThis(file, name, group ?? false)].join(' '))}`,
  ].join('\n');
}

/** The options of vitest that choose a test, by its file and its whole name. */
function onlyThis(file: string, name: string, group: boolean): string[] {
  if (file === '') return [];
  if (name === '') return ['--', file];
  const pattern = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  // Any character stands for a quotation mark, which would end the argument.
  return ['--', file, '-t', `'^${pattern.replaceAll("'", '.')}${group ? ' > ' : '$'}'`];
}

function failedTask({ task, directory }: TaskSummary, lines: string[]): string {
  const again = COMMANDS[task] ?? (directory === '' ? `npm run ${task}` : `npm run ${task} -w ${directory}`);
  const name = directory === '' ? task : `${task} of ${directory}`;
  return [title(name, ''), indented(lines), `  ${command(again)}`].join('\n');
}

function title(place: string, name: string): string {
  const failed = styleText(['red', 'bold'], 'FAILED', { stream: process.stdout });
  return `${failed} ${styleText('bold', place, { stream: process.stdout })}${name === '' ? '' : `  ${name}`}`;
}

function indented(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function command(text: string): string {
  return styleText('cyan', text, { stream: process.stdout });
}
