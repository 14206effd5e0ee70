import { legEvents, legStates } from '@telephony/sandbox/model';
import type { DiagramText } from './diagram-text.ts';
import { layOut } from './flow.ts';

/** What does not change the state of a leg has no place in the order. */
const BESIDE = 'call.dtmf';

const order = Object.entries(legEvents).filter(([name]) => name !== BESIDE);

/** The events of a leg in the sandbox and which can follow which, as its model has them. */
export const legEventsPicture = layOut(
  [
    ...order.map(([name]) => ({ name, meaning: name === 'start' ? 'nothing yet' : statesOf(name) })),
    { name: 'end', meaning: 'nothing more' },
  ],
  order.flatMap(([from, followers]) => followers.map((to) => ({ from, to }))),
);

/** The same in words. */
export const legEventsText: DiagramText = {
  id: 'leg-events',
  title: 'The events of a leg in the sandbox',
  description: `Which event of a leg can follow which in the sandbox, from nothing to its end, and the states in them: ${order.length - 1} events.`,
  lines: [
    ...order.map(([name, followers]) => {
      const states = name === 'start' ? '' : ` (${statesOf(name)})`;
      return `\`${name}\`${states}: then ${followers.map((follower) => `\`${follower}\``).join(', ')}.`;
    }),
    `\`${BESIDE}\` (${statesOf(BESIDE)}): at any moment, and the state of the leg stays.`,
  ],
};

function statesOf(name: string): string {
  return legStates[name as keyof typeof legStates].join(' or ');
}
