import {
  badge,
  choice,
  doing,
  type Drawn,
  field,
  form,
  h,
  note,
  panel,
  quiet,
  scrolled,
  textOf,
} from './parts.ts';
import type { AgentState, CallInLegs, LegState, Named, QueueState, Side } from '../../generated/control.ts';
import { now, partyText, placeText, shortName, since, STAGES } from './words.ts';
import { state } from './state.ts';
import { act, control, done } from './requests.ts';

const MOST_CALLS = 30;

const DIRECTIONS = { in: 'inbound', out: 'outbound', webcall: 'web call' } as const;

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
  const { id, direction, recording, begun, consults, leg, phones } = call;
  const about = consults === null ? '' : `, asks about call ${consults}`;
  const recorded = { on: ', recorded', paused: ', recording paused', off: '' }[recording];
  return h(
    'li',
    { key: id, class: 'call', 'data-place': `call ${id}`, tabIndex: -1 },
    h('h3', {}, `${partyText(leg.from)} → ${placeText(leg)}`),
    h(
      'p',
      { class: 'quiet' },
      `${DIRECTIONS[direction]}, call ${id}, for ${since(begun)}${recorded}${about}`,
    ),
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

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

const isLast = ({ leg, phones }: CallInLegs, { id, stage }: LegState): boolean =>
  (stage === 'talking' || stage === 'held') && (id !== leg.id || phones.length === 0);

function legActions(call: CallInLegs, leg: LegState): Drawn {
  const isFirst = leg.id === call.leg.id;
  const talks = isLast(call, leg);
  const isHeard = !call.phones.some((phone) => isLast(call, phone));
  return h(
    'div',
    { class: 'buttons' },
    leg.stage === 'ringing' || leg.stage === 'calling-caller' ? ringing(leg) : null,
    talks ? [holding(leg, 'src', leg.from), holding(leg, 'dst', leg.to)] : null,
    talks || (isFirst && isHeard) ? hangUp(leg, 'src', leg.from) : null,
    talks ? hangUp(leg, 'dst', leg.to) : null,
    leg.stage === 'menu' ? keys(leg) : null,
    talks || (isFirst && leg.stage === 'waiting') ? sending(leg, talks, TRANSFER) : null,
    talks && call.consults === null && usersOf(leg).length > 0 ? sending(leg, talks, CONSULT) : null,
    talks && call.consults !== null ? joining(leg, call.consults) : null,
  );
}

const at = ({ id }: LegState) => ({ path: { id } });

function ringing(leg: LegState): Drawn[] {
  const user = (leg.stage === 'calling-caller' ? leg.from : leg.to).user_id;
  const who = shortName(leg.stage === 'calling-caller' ? leg.from : leg.to);
  const body = user === null ? {} : { user_id: user };
  const takes = doing('Answer', `Answer: ${who}, leg ${leg.id}`, `${who} answered.`, () =>
    done(control.POST('/simulate/calls/{id}/answer', { params: at(leg), body })),
  );
  const reject = doing('Reject', `Reject: ${who}, leg ${leg.id}`, `${who} rejected the call.`, () =>
    done(control.POST('/simulate/calls/{id}/reject', { params: at(leg), body })),
  );
  return leg.stage === 'ringing' && user !== null ? [takes, reject] : [takes];
}

function holding(leg: LegState, side: Side, party: Named): Drawn {
  const who = shortName(party);
  const [does, path, did] = leg.held.includes(side)
    ? (['resumes', '/simulate/calls/{id}/resume', 'resumed the call'] as const)
    : (['holds', '/simulate/calls/{id}/hold', 'put the call on hold'] as const);
  return doing(`${who} ${does}`, `${who} ${does}, leg ${leg.id}`, `${who} ${did}.`, () =>
    done(control.POST(path, { params: at(leg), body: { side } })),
  );
}

function hangUp(leg: LegState, side: Side, party: Named): Drawn {
  const who = shortName(party);
  return doing(`${who} hangs up`, `${who} hangs up, leg ${leg.id}`, `${who} hung up.`, () =>
    done(control.POST('/simulate/calls/{id}/hang-up', { params: at(leg), body: { side } })),
  );
}

function keys(leg: LegState): Drawn {
  return h(
    'div',
    { class: 'keys', role: 'group', 'aria-label': `Keys, leg ${leg.id}` },
    KEYS.map((key) =>
      doing(key, `${key}: press, leg ${leg.id}`, `Key ${key} pressed.`, () =>
        done(control.POST('/simulate/calls/{id}/press', { params: at(leg), body: { key } })),
      ),
    ),
  );
}

const usersOf = (leg: LegState) => [leg.to, leg.from].filter(({ user_id: id }) => id !== null);

const TRANSFER = { path: '/simulate/calls/{id}/transfer', word: 'Transfer', told: 'Transferred to' } as const;
const CONSULT = { path: '/simulate/calls/{id}/consult', word: 'Consult', told: 'Asked' } as const;

function sending(
  leg: LegState,
  talks: boolean,
  { path, word, told }: typeof TRANSFER | typeof CONSULT,
): Drawn {
  const users = usersOf(leg);
  return h(
    'details',
    { class: 'transfer' },
    h('summary', { 'aria-label': `${word}, leg ${leg.id}` }, word),
    form(
      `${word}, leg ${leg.id}`,
      word,
      (fields) => {
        const by = textOf(fields, 'by');
        const body = { to: textOf(fields, 'to'), ...(by !== '' && { by: Number(by) }) };
        void act(`${told} ${body.to}.`, done(control.POST(path, { params: at(leg), body })));
      },
      field('To', 'to', { list: 'destinations', inputmode: 'tel' }),
      talks && users.length > 1
        ? choice(
            'By',
            'by',
            users.map((user) => [String(user.user_id), shortName(user)]),
          )
        : null,
    ),
  );
}

function joining(leg: LegState, first: number): Drawn {
  const who = shortName(leg.to);
  return doing('Join', `Join call ${first}, leg ${leg.id}`, `${who} took call ${first}.`, () =>
    done(control.POST('/simulate/calls/{id}/join', { params: at(leg) })),
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

export function wallboardPanel(): Drawn {
  return panel('wallboard', 'Wallboard', h('div', { class: 'queues' }, state.wallboard.map(queueCard)));
}

function queueCard(queue: QueueState): Drawn {
  const { id, name, number, waiting, agents } = queue;
  const [longest] = waiting;
  return h(
    'div',
    { key: id, class: 'queue' },
    h('h3', {}, number === null ? name : `${name} ${number}`),
    h(
      'p',
      { class: 'figures' },
      h('span', {}, h('strong', {}, String(waiting.length)), ' waiting'),
      ' ',
      h('span', {}, h('strong', {}, longest ? since(longest.since) : '–'), ' longest wait'),
      ' ',
      h('span', {}, h('strong', {}, String(agents.filter((one) => one.state === 'free').length)), ' free'),
    ),
    waiting.length === 0
      ? null
      : h(
          'ol',
          { class: 'waiting', 'aria-label': `Waiting in ${name}` },
          waiting.map(({ call_id: call, caller, since: begun }) =>
            h('li', { key: call }, partyText(caller), ' ', quiet(since(begun))),
          ),
        ),
    scrolled(
      `Agents of ${name}`,
      h(
        'ul',
        {},
        agents.map((agent) => agentItem(queue, agent)),
      ),
    ),
  );
}

function agentItem({ id, name: queue }: QueueState, agent: AgentState): Drawn {
  const { user_id: user, name, joined, state: doingNow, since: begun, until } = agent;
  const [kind, text] = STATES[doingNow];
  const left = until === null ? null : Math.max(0, Math.ceil((until - now()) / 1000));
  const age = begun === null ? '' : since(begun);
  const time = left !== null ? `${left} s left` : doingNow === 'held' ? `talk of ${age}` : age;
  const [verb, told] = joined ? ['Leave', 'left'] : ['Join', 'joined'];
  return h(
    'li',
    { key: user, 'data-place': `agent ${id} ${user}` },
    h('span', { class: 'who' }, name),
    ' ',
    badge(kind, text),
    ' ',
    quiet(time),
    doing(verb, `${verb}: ${name}, ${queue}`, `${name} ${told} ${queue}.`, () =>
      done(
        control.POST('/simulate/queues/{id}/agents/{user_id}', {
          params: { path: { id, user_id: user } },
          body: { joined: !joined },
        }),
      ),
    ),
  );
}
