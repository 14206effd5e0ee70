import { Presets, SingleBar } from 'cli-progress';

/** Shows how far something has come, on standard error. */
export interface Progress extends Disposable {
  update: (done: number, total: number) => void;
}

/** A bar in a terminal, a line for each step elsewhere. */
export function startProgress(what: string): Progress {
  if (!process.stderr.isTTY) {
    return {
      update: (done, total) => console.error(`${done} of ${total} ${what}`),
      [Symbol.dispose]: () => {},
    };
  }
  const bar = new SingleBar({ format: `{bar} {value} of {total} ${what}`, hideCursor: true }, Presets.legacy);
  let started = false;
  return {
    update: (done, total) => {
      if (!started) bar.start(total, done);
      started = true;
      bar.setTotal(total);
      bar.update(done);
    },
    [Symbol.dispose]: () => bar.stop(),
  };
}
