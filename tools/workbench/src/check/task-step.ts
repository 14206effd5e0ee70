import { runTasks } from '../test-all/run-tasks.ts';
import { taskOutput } from '../test-all/task-output.ts';
import type { Left, Step } from './step.ts';

/**
 * A step that is a task of turbo, which does not run again where nothing has changed.
 *
 * @param commands The command for a failed task, by its name; others are run again in their workspace.
 * @param left Whether a line of a failed task says something that is left to do.
 */
export function taskStep(
  root: string,
  {
    args,
    commands,
    left = () => true,
    ...step
  }: Omit<Step, 'run'> & {
    args: string[];
    commands: Readonly<Record<string, string>>;
    left?: (line: string) => boolean;
  },
): Step {
  return {
    ...step,
    async run(signal) {
      const { code, failed, text } = await runTasks(root, args, { signal });
      if (code !== 0 && failed.length === 0)
        return [{ lines: text.split('\n'), command: `npm run turbo -- run ${args.join(' ')}` }];
      return failed.map((task): Left => ({
        lines: taskOutput(root, task).filter((line) => left(line)),
        command:
          commands[task.task] ??
          `npm run ${task.task}${task.directory === '' ? '' : ` -w ${task.directory}`}`,
        ...(!args.includes(task.task) && { waitsFor: `${task.task} of ${task.directory || 'the root'}` }),
      }));
    },
  };
}
