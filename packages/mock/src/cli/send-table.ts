import type { ListedEvent, MadeEvent, SentEvent } from '@telephony/http/events';

/** The events of a contract, each with its examples and its summary. */
export function eventTable(events: readonly ListedEvent[]): string {
  if (events.length === 0) return 'The document has no webhooks.\n';
  const width = widthOf(events.map(({ event }) => event));
  const rows = events.map(({ event, summary, examples }) => {
    const first = `${event.padEnd(width)}  ${summary}`.trimEnd();
    return [first, ...examples.map((example) => `${' '.repeat(width)}    --example ${example}`)].join('\n');
  });
  return printable(`${rows.join('\n')}\n`);
}

/** Lines for events that are sent one after the other: event, example, status, time, and why it failed. */
export function resultTable(made: readonly MadeEvent[]) {
  const widths = [
    widthOf(made.map(({ event }) => event)),
    widthOf(made.map(({ example }) => example ?? '-')),
  ];
  let sent = 0;
  let failed = 0;
  return {
    row({ event, example, status, milliseconds, error }: SentEvent): string {
      sent++;
      if (error !== null) failed++;
      const columns = [
        event.padEnd(widths[0]!),
        (example ?? '-').padEnd(widths[1]!),
        String(status ?? '-').padEnd(3),
        `${milliseconds.toFixed(1).padStart(7)} ms`,
        error ?? '',
      ];
      return printable(`${columns.join('  ').trimEnd()}\n`);
    },
    /** How many failed; nothing for a single event, which says it itself. */
    sum: () => (sent > 1 ? `${sent} sent, ${failed === 0 ? 'none' : failed} failed.\n` : ''),
    failed: () => failed,
  };
}

const widthOf = (texts: string[]): number => Math.max(0, ...texts.map(({ length }) => length));

/** Control characters of a foreign document must not reach the terminal. */
const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '?');
