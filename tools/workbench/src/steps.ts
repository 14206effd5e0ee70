import { styleText } from 'node:util';
import { createLogUpdate } from 'log-update';

/** Milliseconds after which a step reports, without a terminal, that it is running. */
const PATIENCE = 2000;
const FRAME = 250;
const WIDTH = 9;

/** What a program does, step by step. */
export interface Steps {
  /**
   * @param name What it is about, such as `Docs`.
   * @param doing Shown while the work is done.
   * @param done Says how it ended, with the time it took after it.
   */
  run<Result>(
    name: string,
    doing: string,
    work: () => Promise<Result>,
    done: (result: Result) => string,
  ): Promise<Result>;
}

/** Steps on an output: one line each; while one is running, a terminal shows its time. */
export function createSteps(output: NodeJS.WriteStream): Steps {
  const live = output.isTTY ? createLogUpdate(output, { showCursor: true }) : undefined;
  const titled = (name: string, text: string) =>
    `  ${styleText('bold', name.padEnd(WIDTH), { stream: output })} ${text}`;
  return {
    async run(name, doing, work, done) {
      const started = performance.now();
      const time = () =>
        styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`, { stream: output });
      const show = () => live?.(titled(name, `${doing} … ${time()}`));
      show();
      const timer = live
        ? setInterval(show, FRAME)
        : setTimeout(() => output.write(`${titled(name, `${doing} …`)}\n`), PATIENCE);
      try {
        const result = await work();
        live?.clear();
        output.write(`${titled(name, `${done(result)}  ${time()}`)}\n`);
        return result;
      } catch (error) {
        live?.clear();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
