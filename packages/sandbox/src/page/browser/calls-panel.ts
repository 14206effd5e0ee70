import { type Drawn, h } from './element.ts';
import type { CallInLegs, LegState } from '../../generated/control.ts';
import { legActions } from './leg-actions.ts';
import { partyText, placeText, STAGES } from './leg-words.ts';
import { badge, note, panel, quiet } from './parts.ts';
import { state } from './state.ts';
import { since } from './time.ts';

/** How many calls are drawn. */
const MOST_CALLS = 30;

const DIRECTIONS = { in: 'inbound', out: 'outbound', webcall: 'web call' } as const;

/** The live calls, each drawn as its legs. */
export function callsPanel(): Drawn {
  const { legs } = state;
  const more = legs.length - MOST_CALLS;
  return panel(
    'calls',
    `Live calls (${legs.length})`,
    h('ul', { class: 'calls' }, legs.slice(0, MOST_CALLS).map(callItem)),
    legs.length === 0 ? note('No live calls. Place one above.') : null,
    more > 0 ? note(`And ${more} more.`) : null,
  );
}

function callItem(call: CallInLegs): Drawn {
  const { id, direction, recording, begun, leg, phones } = call;
  const recorded = { on: ', recorded', paused: ', recording paused', off: '' }[recording];
  return h(
    'li',
    { key: id, class: 'call', 'data-place': `call ${id}`, tabIndex: -1 },
    h('h3', {}, `${partyText(leg.from)} → ${placeText(leg)}`),
    h('p', { class: 'quiet' }, `${DIRECTIONS[direction]}, call ${id}, for ${since(begun)}${recorded}`),
    h('ul', { class: 'legs' }, legItem(call, leg, phones)),
  );
}

function legItem(call: CallInLegs, leg: LegState, phones: LegState[]): Drawn {
  const { kind, text } = STAGES[leg.stage];
  return h(
    'li',
    { key: leg.id, class: 'leg', 'data-place': `leg ${leg.id}` },
    h(
      'div',
      { class: 'leg-line' },
      badge(kind, text),
      ' ',
      h('strong', {}, placeText(leg)),
      ' ',
      quiet(`for ${since(leg.connected ?? leg.begun)}, leg ${leg.id}`),
      leg.parent === null ? null : quiet(` of ${leg.parent}`),
    ),
    legActions(call, leg),
    phones.length === 0
      ? null
      : h(
          'ul',
          { class: 'legs' },
          phones.map((phone) => legItem(call, phone, [])),
        ),
  );
}
