const words = {
  calling: 'Calling',
  free: 'Free',
  held: 'On hold',
  ringing: 'Rings',
  talking: 'Talks',
  waiting: 'Waits',
};

const byId = (id) => document.getElementById(id);
const nameOf = (party) => party.name ?? party.number ?? 'Withheld';
const sum = (values) => values.reduce((total, value) => total + value, 0);
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const timeOf = (time) => (time === null ? null : new Date(time).toLocaleTimeString([], clock));

// Such as 0:09, 12:34 or 1:02:03.
function length(seconds) {
  if (seconds === null) return null;
  const rest = [Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const hours = Math.floor(seconds / 3600);
  const parts = hours > 0 ? [hours, ...rest] : rest;
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

function create(name, text, state = '') {
  const element = document.createElement(name);
  element.append(text);
  element.dataset.state = state;
  return element;
}

function drawTable(id, rows, empty) {
  const none = create('tr', create('td', empty), 'none');
  none.firstChild.colSpan = 9;
  const elements = rows.map(([state, first, ...others]) => {
    const row = create('tr', create('th', first), state);
    row.firstChild.scope = 'row';
    row.append(...others.map((cell) => create('td', cell ?? '–')));
    return row;
  });
  byId(id).replaceChildren(...(elements.length > 0 ? elements : [none]));
}

function draw({ now, queues, agents, missed }) {
  const passed = (time) => (time === null ? null : Math.max(0, (now - Date.parse(time)) / 1000));
  const since = (time) => length(passed(time));
  const queueRows = queues.map(({ queue, waiting, averageWait, serviceLevel, ...counts }) => [
    waiting.length > 0 ? 'waiting' : '',
    nameOf(queue),
    waiting.length,
    since(waiting[0]?.since ?? null),
    counts.answered,
    counts.abandoned,
    counts.passedOn,
    length(averageWait && Math.round(averageWait)),
    serviceLevel === null ? null : `${Math.round(serviceLevel * 100)} %`,
  ]);
  const agentRows = agents.map((agent) => {
    const state = agent.state === 'free' && agent.isAway ? 'away' : agent.state;
    const word = words[state] ?? 'Away';
    const present = state === 'talking' || state === 'held' ? passed(agent.since) : 0;
    const talked = agent.talkSeconds + present;
    const doing = agent.with ? `${word}: ${nameOf(agent.with)}` : word;
    return [
      state,
      nameOf(agent.user),
      doing,
      since(agent.since),
      agent.talks,
      talked ? length(talked) : null,
    ];
  });
  const missedRows = missed.map(({ caller, missedBy, at, rootCallIds, tries }) => {
    return ['missed', caller.number, caller.name, nameOf(missedBy), timeOf(at), rootCallIds.length, tries];
  });
  drawTable('queues', queueRows, 'No queues');
  drawTable('agents', agentRows, 'No agents');
  drawTable('missed', missedRows, 'Nobody');

  const waiting = queues.flatMap((queue) => queue.waiting);
  const waits = waiting.map((one) => passed(one.since)).filter((wait) => wait !== null);
  const totals = [
    ['Waiting', waiting.length, waiting.length > 0 ? 'waiting' : ''],
    ['Longest wait', waits.length > 0 ? length(Math.max(...waits)) : '–', waits.length > 0 ? 'waiting' : ''],
    ['Talking', agents.filter(({ state }) => state === 'talking' || state === 'held').length],
    ['Free agents', agents.filter(({ isAway, state }) => state === 'free' && !isAway).length],
    ['Answered today', sum(queues.map(({ answered }) => answered))],
    ['To call back', missed.length, missed.length > 0 ? 'missed' : ''],
  ].map(([name, value, state]) => {
    const tile = create('div', create('dt', name), state);
    tile.append(create('dd', value));
    return tile;
  });
  byId('totals').replaceChildren(...totals);
  byId('clock').textContent = timeOf(now);
}

function tell(text) {
  if (byId('connection').textContent !== text) byId('connection').textContent = text;
  document.body.classList.toggle('lost', text !== 'Live');
}

let heardAt = Date.now();
for (;;) {
  try {
    const response = await fetch('figures', { signal: AbortSignal.timeout(5000) });
    draw(await response.json());
    heardAt = Date.now();
    tell('Live');
  } catch {
    tell(`No connection since ${timeOf(heardAt)}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
