import { Presets, SingleBar } from 'cli-progress';

/** Shows progress on standard error. */
export interface Progress extends Disposable {
  update: (done: number, total: number) => void;
}

/** A progress bar in a terminal, one line per step elsewhere. */
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
