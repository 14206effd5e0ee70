import type { Contract, TagPage } from '../../contract/model.ts';
import type { Resource } from '../../contract/resource.ts';
import { callPhases } from './call-phases.ts';
import { callStates } from './call-states.ts';
import type { DiagramText } from './diagram-text.ts';
import { eventsOfACall, eventsText } from './events-of-a-call.ts';
import { legEventsText } from './leg-events.ts';
import { tokenLifecycle } from './token-lifecycle.ts';

/** A diagram, by the name of its component. */
export type DiagramName = 'CallPhases' | 'CallStates' | 'EventsOfACall' | 'LegEvents' | 'TokenLifecycle';

const TEXTS: Record<DiagramName, (contract: Contract) => DiagramText> = {
  CallPhases: () => callPhases,
  CallStates: () => callStates,
  EventsOfACall: (contract) => eventsText(eventsOfACall(contract)),
  LegEvents: () => legEventsText,
  TokenLifecycle: () => tokenLifecycle,
};

/** The diagrams of the life cycle of what a tag is about; none where it has no life cycle. */
export function lifeCycleOf({ operations, webhooks }: TagPage, { record }: Resource): DiagramName[] {
  if (record?.name === 'Call') return ['CallStates', 'CallPhases'];
  if (webhooks.some(({ event }) => event.startsWith('call.'))) return ['LegEvents', 'EventsOfACall'];
  return operations.some(({ id }) => id === 'login') ? ['TokenLifecycle'] : [];
}

/** Whether a component is a diagram. */
export function isDiagram(name: string): name is DiagramName {
  return Object.hasOwn(TEXTS, name);
}

/** What a diagram says, as Markdown. */
export function diagramMarkdown(name: DiagramName, contract: Contract): string {
  const { title, description, lines } = TEXTS[name](contract);
  return [`**${title}.** ${description}`, lines.map((line) => `- ${line}`).join('\n')].join('\n\n');
}
