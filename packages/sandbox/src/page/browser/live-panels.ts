import { action, badge, buttons, choice, field, fieldText, form, h } from './parts.ts';
import { note, panel, quiet, scrolled, spaced, type View } from './parts.ts';
import type { AgentState, CallInLegs, LegState, Named, QueueState, Side } from '../../generated/control.ts';
import { age, now, partyText, placeText, shortName, STAGES } from './words.ts';
import { state } from './state.ts';
import { act, control, dataOf, ownNumber } from './requests.ts';

export function placePanel(): View {
  return panel(
    'place',
    'Place a call',
    form(
      'Somebody calls in',
      'Call',
      (fields) => {
        const body = { from: fieldText(fields, 'from'), to: fieldText(fields, 'to') };
        void act('The call has begun.', dataOf(control.POST('/simulate/inbound-call', { body })));
      },
      h(
        'div',
        { class: 'fields' },
        field('From', 'from', { defaultValue: '447700900123', inputmode: 'tel' }),
        field('To', 'to', { defaultValue: ownNumber('101'), inputmode: 'tel', list: 'destinations' }),
      ),
    ),
    h('datalist', { id: 'destinations' }, destinations()),
  );
}

function destinations(): View[] {
  const numbers = [
    { number: ownNumber('101'), name: 'Number of Sales' },
    { number: ownNumber('100'), name: 'Number of the menu' },
  ];
  const users = state.users.map(({ ext: number, name }) => ({ number, name }));
  return [...numbers, ...state.wallboard, ...users].flatMap(({ number: value, name }) =>
    value === null ? [] : [h('option', { key: value, value }, name)],
  );
}

const MAX_CALLS = 30;

const DIRECTIONS = { in: 'inbound', out: 'outbound', webcall: 'web call' } as const;

export function callsPanel(): View {
  const { legs } = state;
  const more = legs.length - MAX_CALLS;
  return panel(
    'calls',
    `Live calls (${legs.length})`,
    h('ul', { class: 'calls' }, legs.slice(0, MAX_CALLS).map(callItem)),
    legs.length === 0 ? note('No live calls. Place one above.') : null,
    more > 0 ? note(`And ${more} more.`) : null,
  );
}

function callItem(call: CallInLegs): View {
  const { id, direction, recording, begun, consults, leg, phones } = call;
  const about = consults === null ? '' : `, asks about call ${consults}`;
  const recorded = { on: ', recorded', paused: ', recording paused', off: '' }[recording];
  return h(
    'li',
    { key: id, class: 'call', 'data-place': `call ${id}`, tabIndex: -1 },
    h('h3', {}, `${partyText(leg.from)} → ${placeText(leg)}`),
    h('p', { class: 'quiet' }, `${DIRECTIONS[direction]}, call ${id}, for ${age(begun)}${recorded}${about}`),
    h('ul', { class: 'legs' }, legItem(call, leg, phones)),
  );
}

function legItem(call: CallInLegs, leg: LegState, phones: LegState[]): View {
  const { kind, text } = STAGES[leg.stage];
  const items = phones.map((phone) => legItem(call, phone, []));
  return h(
    'li',
    { key: leg.id, class: 'leg', 'data-place': `leg ${leg.id}` },
    h(
      'div',
      { class: 'leg-line' },
      spaced(badge(kind, text), h('strong', {}, placeText(leg))),
      quiet(`for ${age(leg.connected ?? leg.begun)}, leg ${leg.id}`),
      leg.parent === null ? null : quiet(` of ${leg.parent}`),
    ),
    legActions(call, leg),
    phones.length > 0 && h('ul', { class: 'legs' }, items),
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

// Only the last leg, a phone's where there is one, has both parties and what they can do.
const isLast = ({ leg, phones }: CallInLegs, { id, stage }: LegState): boolean =>
  (stage === 'talking' || stage === 'held') && (id !== leg.id || phones.length === 0);

function legActions(call: CallInLegs, leg: LegState): View {
  const isFirst = leg.id === call.leg.id;
  const talks = isLast(call, leg);
  const isHeard = !call.phones.some((phone) => isLast(call, phone));
  return buttons(
    leg.stage === 'ringing' || leg.stage === 'calling-caller' ? ringing(leg) : null,
    talks ? [holding(leg, 'src', leg.from), holding(leg, 'dst', leg.to)] : null,
    talks || (isFirst && isHeard) ? hangUp(leg, 'src', leg.from) : null,
    talks ? hangUp(leg, 'dst', leg.to) : null,
    leg.stage === 'menu' ? keys(leg) : null,
    talks || (isFirst && leg.stage === 'waiting') ? diversion(leg, talks, 'Transfer') : null,
    talks && call.consults === null && usersOf(leg).length > 0 ? diversion(leg, talks, 'Consult') : null,
    talks && call.consults !== null ? joining(leg, call.consults) : null,
  );
}

const at = ({ id }: LegState) => ({ path: { id } });

function ringing(leg: LegState): View[] {
  const user = (leg.stage === 'calling-caller' ? leg.from : leg.to).user_id;
  const who = shortName(leg.stage === 'calling-caller' ? leg.from : leg.to);
  const body = user === null ? {} : { user_id: user };
  const answer = action('Answer', `Answer: ${who}, leg ${leg.id}`, `${who} answered.`, () =>
    dataOf(control.POST('/simulate/calls/{id}/answer', { params: at(leg), body })),
  );
  const reject = action('Reject', `Reject: ${who}, leg ${leg.id}`, `${who} rejected the call.`, () =>
    dataOf(control.POST('/simulate/calls/{id}/reject', { params: at(leg), body })),
  );
  return leg.stage === 'ringing' && user !== null ? [answer, reject] : [answer];
}

function holding(leg: LegState, side: Side, party: Named): View {
  const who = shortName(party);
  const [verb, path, result] = leg.held.includes(side)
    ? (['resumes', '/simulate/calls/{id}/resume', 'resumed the call'] as const)
    : (['holds', '/simulate/calls/{id}/hold', 'put the call on hold'] as const);
  return action(`${who} ${verb}`, `${who} ${verb}, leg ${leg.id}`, `${who} ${result}.`, () =>
    dataOf(control.POST(path, { params: at(leg), body: { side } })),
  );
}

function hangUp(leg: LegState, side: Side, party: Named): View {
  const who = shortName(party);
  return action(`${who} hangs up`, `${who} hangs up, leg ${leg.id}`, `${who} hung up.`, () =>
    dataOf(control.POST('/simulate/calls/{id}/hang-up', { params: at(leg), body: { side } })),
  );
}

function keys(leg: LegState): View {
  return h(
    'div',
    { class: 'keys', role: 'group', 'aria-label': `Keys, leg ${leg.id}` },
    KEYS.map((key) =>
      action(key, `${key}: press, leg ${leg.id}`, `Key ${key} pressed.`, () =>
        dataOf(control.POST('/simulate/calls/{id}/press', { params: at(leg), body: { key } })),
      ),
    ),
  );
}

const usersOf = (leg: LegState) => [leg.to, leg.from].filter(({ user_id: id }) => id !== null);

const DIVERSIONS = {
  Transfer: { path: '/simulate/calls/{id}/transfer', success: 'Transferred to' },
  Consult: { path: '/simulate/calls/{id}/consult', success: 'Asked' },
} as const;

function diversion(leg: LegState, talks: boolean, word: keyof typeof DIVERSIONS): View {
  const { path, success } = DIVERSIONS[word];
  const users = usersOf(leg);
  const options = users.map((user): [string, string] => [String(user.user_id), shortName(user)]);
  return h(
    'details',
    { class: 'transfer' },
    h('summary', { 'aria-label': `${word}, leg ${leg.id}` }, word),
    form(
      `${word}, leg ${leg.id}`,
      word,
      (fields) => {
        const by = fieldText(fields, 'by');
        const body = { to: fieldText(fields, 'to'), ...(by !== '' && { by: Number(by) }) };
        void act(`${success} ${body.to}.`, dataOf(control.POST(path, { params: at(leg), body })));
      },
      field('To', 'to', { list: 'destinations', inputmode: 'tel' }),
      talks && users.length > 1 ? choice('By', 'by', options) : null,
    ),
  );
}

function joining(leg: LegState, first: number): View {
  const who = shortName(leg.to);
  return action('Join', `Join call ${first}, leg ${leg.id}`, `${who} took call ${first}.`, () =>
    dataOf(control.POST('/simulate/calls/{id}/join', { params: at(leg) })),
  );
}

const STATES: Readonly<Record<AgentState['state'], [kind: string, text: string]>> = {
  free: ['good', 'Free'],
  ringing: ['rings', 'Ringing'],
  calling: ['busy', 'Calling'],
  talking: ['busy', 'Talking'],
  held: ['waits', 'On hold'],
  'wrap-up': ['waits', 'Wrap-up'],
  dnd: ['bad', 'Do not disturb'],
  offline: ['plain', 'No phone'],
  left: ['plain', 'Left'],
};

export function wallboardPanel(): View {
  return panel('wallboard', 'Wallboard', h('div', { class: 'queues' }, state.wallboard.map(queueCard)));
}

function queueCard(queue: QueueState): View {
  const { id, name, number, waiting, agents } = queue;
  const [longest] = waiting;
  const items = agents.map((agent) => agentItem(queue, agent));
  return h(
    'div',
    { key: id, class: 'queue' },
    h('h3', {}, number === null ? name : `${name} ${number}`),
    h(
      'p',
      { class: 'figures' },
      spaced(
        figure(waiting.length, 'waiting'),
        figure(longest ? age(longest.since) : '–', 'longest wait'),
        figure(agents.filter((one) => one.state === 'free').length, 'free'),
      ),
    ),
    waiting.length > 0 &&
      h(
        'ol',
        { class: 'waiting', 'aria-label': `Waiting in ${name}` },
        waiting.map(({ call_id: call, caller, since: begun }) =>
          h('li', { key: call }, partyText(caller), ' ', quiet(age(begun))),
        ),
      ),
    scrolled(`Agents of ${name}`, h('ul', {}, items)),
  );
}

function figure(value: string | number, name: string): View {
  return h('span', {}, h('strong', {}, String(value)), ` ${name}`);
}

function agentItem({ id, name: queue }: QueueState, agent: AgentState): View {
  const { user_id: user, name, joined, since: begun, until } = agent;
  const [kind, text] = STATES[agent.state];
  const params = { path: { id, user_id: user } };
  const left = until === null ? null : Math.max(0, Math.ceil((until - now()) / 1000));
  const length = begun === null ? '' : age(begun);
  const time = left !== null ? `${left} s left` : agent.state === 'held' ? `talk of ${length}` : length;
  const [verb, result] = joined ? ['Leave', 'left'] : ['Join', 'joined'];
  return h(
    'li',
    { key: user, 'data-place': `agent ${id} ${user}` },
    spaced(h('span', { class: 'who' }, name), badge(kind, text), quiet(time)),
    action(verb, `${verb}: ${name}, ${queue}`, `${name} ${result} ${queue}.`, () =>
      dataOf(control.POST('/simulate/queues/{id}/agents/{user_id}', { params, body: { joined: !joined } })),
    ),
  );
}
