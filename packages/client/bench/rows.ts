import type { AnyClient, BenchClient } from './clients/bench-client.ts';
import { callTimes } from './measure/call-times.ts';
import { type Compilation, compile } from './measure/compile.ts';
import { compilers } from '@telephony/testing/compilers';
import { type EditorTimes, editorTimes } from './measure/editor-times.ts';
import { gzipBytes } from './measure/gzip-bytes.ts';
import { median } from './measure/quantile.ts';
import { sharedSignal } from './measure/shared-signal.ts';
import { writeCallsProject } from './measure/typed-files.ts';
import { sampleCalls } from './sample/sample-calls.ts';
import type { Row } from './table/row.ts';
import { workFolder } from './work-folder.ts';

const compilations = 5;

/** The size of an app. */
export async function sizeRows(clients: (BenchClient | AnyClient)[]): Promise<Row[]> {
  const values = await Promise.all(clients.map(gzipBytes));
  return [
    {
      measurement: 'app with one GET, gzip',
      unit: 'bytes',
      values,
      decimals: 0,
      bar: { text: '<= 5,450', most: () => 5450 },
    },
  ];
}

/** The time of a call. The first client is raw fetch, over which the others are measured. */
export async function callRows(clients: (BenchClient | AnyClient)[]): Promise<Row[]> {
  const values = await callTimes(clients);
  return [
    {
      measurement: 'a call, over raw fetch on a stub',
      unit: 'µs',
      values,
      decimals: 1,
      bar: { text: '<= hey-api', most: ({ heyApi }) => heyApi },
    },
  ];
}

/** What a finished call leaves with a signal that is shared by all calls. */
export async function signalRows(clients: (BenchClient | AnyClient)[]): Promise<Row[]> {
  return [
    {
      measurement: 'kept per call with a shared signal',
      unit: 'bytes',
      values: await sharedSignal(clients),
      decimals: 0,
      bar: { text: '<= 100', most: () => 100 },
    },
  ];
}

/** What the compilers take for 200 calls: instantiations are the same in each run, processor time is a median. */
export async function compilerRows(clients: (BenchClient | AnyClient)[]): Promise<Row[]> {
  const calls = sampleCalls(200);
  const projects = clients.map((client) =>
    'typed' in client && client.typed
      ? writeCallsProject(`${workFolder}calls-${client.slug}`, client.typed, calls)
      : undefined,
  );
  const rows: Row[] = [];
  for (const [version, tsc] of Object.entries(compilers)) {
    const results: Compilation[][] = clients.map(() => []);
    for (let round = 0; round < compilations; round++) {
      for (const [index, project] of projects.entries()) {
        if (project) results[index]?.push(await compile(tsc, project));
      }
    }
    const row = (figure: keyof Compilation): Row['values'] =>
      results.map((runs) => (runs.length > 0 ? median(runs.map((run) => run[figure])) : undefined));
    rows.push(
      {
        measurement: `tsc ${version}, 200 calls, instantiations`,
        unit: 'count',
        values: row('instantiations'),
        decimals: 0,
        bar: { text: '<= 12,000', most: () => 12_000 },
      },
      {
        measurement: `tsc ${version}, 200 calls, processor time`,
        unit: 's',
        values: row('cpuSeconds'),
        decimals: 2,
        bar: { text: '<= 0.8 x hey-api', most: ({ heyApi }) => 0.8 * heyApi },
      },
    );
  }
  return rows;
}

/**
 * What a person waits for in an editor, in a file with a list and a record. With raw fetch it is what the language server
 * takes by itself.
 */
export async function editorRows(clients: (BenchClient | AnyClient)[]): Promise<Row[]> {
  const edited = clients.filter((client): client is BenchClient => 'edited' in client);
  const measured = await editorTimes(edited);
  const times = new Map<AnyClient, EditorTimes>(edited.map((client, index) => [client, measured[index]!]));
  const row = (figure: keyof EditorTimes): Row => ({
    measurement: `editor (5.9), ${figure} after a key stroke`,
    unit: 'ms',
    values: clients.map((client) => times.get(client)?.[figure]),
    decimals: 1,
    bar: { text: '<= 1.1 x raw + 2, hey-api', most: ({ raw, heyApi }) => Math.min(1.1 * raw + 2, heyApi) },
  });
  return [row('completions'), row('diagnostics')];
}
