import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { runScenario } from '../../../src/scenario/run.ts';
import { parseScenario, type Scenario } from '../../../src/scenario/scenario.ts';
import { readScenarios } from '../../golden/support/scenarios.ts';

/** A story as `stories.yaml` has it. */
type Listed = { golden: string } | Pick<Scenario, 'title' | 'when'>;

/** A story as a receiver has heard it. */
export interface ToldStory {
  name: string;
  title: string;
  /** When it began, as events write it. */
  begin: string;
  bodies: Record<string, unknown>[];
}

const list = new URL('../stories.yaml', import.meta.url);

/**
 * Plays every story on a sandbox.
 *
 * @throws Error for a golden sequence that does not exist, and where a step fails.
 */
export async function tellStories(): Promise<ToldStory[]> {
  const listed = Object.entries(parse(readFileSync(list, 'utf8')) as Record<string, Listed>);
  const golden = new Map(readScenarios().map((file) => [file.name, file]));
  const told: ToldStory[] = [];
  for (const [name, one] of listed) {
    const file =
      'golden' in one ? golden.get(one.golden) : parseScenario(`${stringify(one)}then: {}\n`, name);
    if (!file) throw new Error(`stories.yaml: ${name} names no golden sequence.`);
    const { differences, seen } = await runScenario(file);
    if (differences.length > 0 || seen.bodies.length === 0)
      throw new Error(`${name}: ${differences.map(({ text }) => text).join('; ')}`);
    told.push({ name, title: file.scenario.title, begin: seen.begin, bodies: seen.bodies });
  }
  return told;
}
