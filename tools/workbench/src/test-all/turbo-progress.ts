/** What turbo tells while it runs (`--json`). */
export interface TurboProgress {
  /** Takes what turbo writes. */
  take: (text: string) => void;
  /** The task that began last, such as `docs: build`. */
  latestTask: () => string;
  /** What turbo says of itself, for a run that fails without a task. */
  text: () => string;
}

/** Reads the lines of `turbo run --json --output-logs=hash-only`. */
export function createTurboProgress(): TurboProgress {
  const own: string[] = [];
  let latest = '';
  let rest = '';
  const takeLine = (line: string) => {
    if (!line.startsWith('{')) {
      own.push(line);
      return;
    }
    const { source, text } = JSON.parse(line) as { source: string; text: string };
    if (source === 'turbo') own.push(text);
    else if (text.startsWith('cache miss'))
      latest = source.replace(/^(?:@telephony\/|\/\/#)/, '').replace('#', ': ');
  };
  return {
    take(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') takeLine(line);
    },
    latestTask: () => latest,
    text: () => own.join('\n').trim(),
  };
}
