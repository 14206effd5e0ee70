import { badge, doing, type Drawn, h, panel, quiet, scrolled } from './parts.ts';
import type { AgentState, QueueState } from '../../generated/control.ts';
import { control, done } from './requests.ts';
import { now, partyText, since } from './words.ts';
import { state } from './state.ts';

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

/** Queues with who waits, and their agents. */
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
