import { runScenario } from '../../src/scenario/run.ts';
import { parseScenario } from '../../src/scenario/scenario.ts';

/** What goes otherwise in a scenario, each with its line. */
export async function differences(text: string, receiver?: string): Promise<string[]> {
  const file = parseScenario(text, 'a.yaml');
  const run = await runScenario(file, receiver);
  return run.differences.map(({ place, text: told }) => `${file.lineOf(place)} ${told}`);
}
