import { styleText } from 'node:util';
import { inOwnProcess } from './harness.ts';

export interface Row {
  name: string;
  figure: number;
  unit: string;
  atMost?: number;
}

const BENCHES: Record<string, { about: string; measure: (yes: boolean) => Promise<Row[]> }> = {
  client: {
    about: "the client beside raw fetch, openapi-fetch and hey-api's",
    measure: async () => (await import('./client.ts')).measureClient(),
  },
  sandbox: {
    about: 'the memory of a sandbox with a million CDRs',
    async measure() {
      const megabytes = await inOwnProcess<number>('million-cdrs.ts');
      return [{ name: '1,000,000 CDRs in memory', figure: megabytes, unit: 'MB', atMost: 1500 }];
    },
  },
  docs: {
    about: 'a page of the docs beside Redoc, Scalar and Swagger UI',
    measure: async (yes) => (await import('./docs.ts')).measureDocs(yes),
  },
};

// Returns the exit code: 1 if a figure exceeds its limit or was not measured. Fetches without asking if `yes` is set.
export async function runBenches(names: readonly string[], yes: boolean): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined)
    throw new Error(
      `There is no benchmark "${unknown}". The benchmarks are ${Object.keys(BENCHES).join(', ')}.`,
    );
  let exitCode = 0;
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const { about, measure } = BENCHES[name]!;
    console.log(styleText('bold', `\n${about}`));
    for (const { name: label, figure, unit, atMost = Infinity } of await measure(yes)) {
      const isMet = Number.isFinite(figure) && figure <= atMost;
      const limit =
        isMet && atMost === Infinity ? '' : `  (${isMet ? 'met' : 'MISSED'}: at most ${shown(atMost)})`;
      console.log(`${label.padEnd(49)} ${shown(figure).padStart(9)} ${unit.padEnd(5)}${limit}`.trimEnd());
      if (!isMet) exitCode = 1;
    }
  }
  return exitCode;
}

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
