import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkTrace } from '../trace/check-trace.ts';
import { readTrace } from '../trace/read-trace.ts';

const help = `Usage: telephony-sandbox check-trace FILE

Checks what was seen of calls, by this sandbox or by the platform, against the model of a call: the order of events, their
states and seconds, live calls, CDRs, and responses to GET /calls/{id}.

FILE is a JSON array, or one JSON object in each line: events of calls as webhooks deliver them, entries of /_sandbox/journal,
live calls and CDRs as the API returns them, and requests as {"method": "GET", "path": "/calls/1", "status": 200}, in the order
in which they were seen. - is the standard input. A call that is not over is legal. Exits with 1 where something cannot have
happened so, with 2 where the file cannot be read or has nothing of calls.

Example
  curl -s http://127.0.0.1:4020/_sandbox/journal | telephony-sandbox check-trace -
`;

/** The exit code for a file or an argument that cannot be used. */
const BAD_FILE = 2;

/** `telephony-sandbox check-trace`. @returns The exit code. */
export function checkTraceFile(args: string[]): number {
  let name: string | undefined;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(help);
      return 0;
    }
    [name] = positionals;
    if (name === undefined || positionals.length > 1)
      throw new Error('Name one file, or - for the standard input.');
    const { entries, others } = readTrace(textOf(name));
    if (entries.length === 0) throw new Error(`There is nothing of calls in it, among ${others} entries.`);
    const illegal = checkTrace(entries);
    for (const { leg, entry, why } of illegal) console.log(`entry ${entry}: leg ${leg} ${why}`);
    const events = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
    const recorded = entries.flatMap((entry) =>
      entry.kind === 'cdr' ? [entry.cdr.live_id] : entry.kind === 'call' ? [entry.call.id] : [],
    );
    const begun = new Set(events.map((event) => event.call_id));
    const legs = new Set([...begun, ...recorded]);
    const over = new Set(
      events.filter((event) => event.event_name === 'call.hangup').map((event) => event.call_id),
    );
    console.log(
      `${entries.length} entries of ${legs.size} legs (${begun.size - over.size} not over), ${others} others left out: ${illegal.length} illegal.`,
    );
    return illegal.length > 0 ? 1 : 0;
  } catch (error) {
    const place = name === undefined ? 'check-trace' : name === '-' ? 'The standard input' : name;
    console.error(`${place}: ${(error as Error).message}\nSee telephony-sandbox check-trace --help.`);
    return BAD_FILE;
  }
}

/** @throws Error of one line for a file that cannot be read. */
function textOf(name: string): string {
  try {
    return readFileSync(name === '-' ? 0 : name, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const what = code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code}).`;
    const todo =
      'Give the name of a file with what was seen of calls, such as what GET /_sandbox/journal returns.';
    throw new Error(`${what} ${todo}`, { cause });
  }
}
