import { type Causer, causes, phases, transitions } from '@telephony/sandbox/model';
import type { DiagramText } from './diagram-text.ts';
import { layOut } from './flow.ts';

const CAUSERS: Readonly<Record<Causer, string>> = {
  person: 'a person',
  program: 'a program',
  clock: 'the clock',
};

/** The phases of a call in the sandbox, as its model has them. */
export const callPhasesPicture = layOut(
  Object.entries(phases).map(([name, { meaning }]) => ({ name, meaning })),
  transitions,
);

/** The commands that lead from a phase to others. */
const steps = [...Map.groupBy(transitions, ({ from, by }) => `${from} ${by.join()}`).values()].map((same) => {
  const [{ from, by }] = same as [(typeof same)[number]];
  return `From ${code([from])} to ${code(same.map(({ to }) => to))} by ${code(by)}.`;
});

const inModel = new Set(transitions.flatMap(({ by }) => by));

/** The same in words, with who can cause each step. */
export const callPhases: DiagramText = {
  id: 'call-phases',
  title: 'The phases of a call in the sandbox',
  description: `What a call does in the sandbox, from nothing to its end: ${callPhasesPicture.boxes.length} phases and ${transitions.length} steps between them, each with the commands that can cause it.`,
  lines: [
    ...Object.entries(phases).map(
      ([name, { meaning, shows }]) =>
        `${code([name])}: ${meaning}${shows.length > 0 ? `; legs show ${code(shows)}` : ''}.`,
    ),
    ...steps,
    ...Object.entries(causes)
      .filter(([name]) => inModel.has(name as keyof typeof causes))
      .map(
        ([name, { by, how }]) =>
          `${code([name])}: ${how}, by ${by.map((causer) => CAUSERS[causer]).join(' or ')}.`,
      ),
  ],
};

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
