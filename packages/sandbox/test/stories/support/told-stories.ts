import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { runScenario } from '../../golden/support/run-scenario.ts';
import { readScenarios, type Scenario, type Step } from '../../golden/support/scenario.ts';

/** A story as `stories.yaml` has it. */
type Listed = { golden: string } | { title: string; steps: Step[] };

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
  const golden = new Map(readScenarios().map((scenario) => [scenario.name, scenario]));
  const told: ToldStory[] = [];
  for (const [name, one] of listed) {
    const scenario = 'golden' in one ? golden.get(one.golden) : asScenario(name, one);
    if (!scenario) throw new Error(`stories.yaml: ${name} names no golden sequence.`);
    const { begin, bodies, outcome } = await runScenario(scenario);
    if (outcome.faults.length > 0 || bodies.length === 0)
      throw new Error(`${name}: ${outcome.faults.join('; ')}`);
    told.push({ name, title: scenario.title, begin, bodies });
  }
  return told;
}

/** Steps of one leg, R, as a scenario that expects nothing. */
function asScenario(name: string, { title, steps }: Extract<Listed, { steps: Step[] }>): Scenario {
  const until = Math.max(...steps.map(({ at }) => at)) + 60;
  const meaning = { talked: {}, cost: 0, busy: {} };
  const events = [{ at: 0, R: 'initial' }];
  return { name, title, because: [], steps, until, legs: {}, events, cdrs: {}, recordings: [], meaning };
}
