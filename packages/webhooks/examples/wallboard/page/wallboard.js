/** Draws what the stream tells: each section as a whole, and the seconds as they pass. */

/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;
/** When the stream was heard of last. The server says something every ten seconds. */
let heardAt = Date.now();
const board = { queues: [], talks: [], agents: [], missed: [] };
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

/** Seconds as 0:09, 12:34 or 1:02:03. */
function length(seconds) {
  const rest = [Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const hours = Math.floor(seconds / 3600);
  const parts = hours > 0 ? [hours, ...rest] : rest;
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** Milliseconds since a time, which counts on. */
function since(time, more = 0) {
  const element = document.createElement('span');
  if (time === null) element.textContent = more > 0 ? length(more) : '–';
  else Object.assign(element.dataset, { since: Date.parse(time) - more * 1000 });
  return element;
}

const timeOf = (time) =>
  time === null
    ? '–'
    : new Date(time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Rows of a table; the first cell is the row's heading. */
function draw(id, rows, empty) {
  const none = { cells: [empty], state: 'none' };
  const elements = (rows.length > 0 ? rows : [none]).map(({ cells, state }) => {
    const row = document.createElement('tr');
    if (state) row.dataset.state = state;
    const made = cells.map((cell, index) => {
      const element = document.createElement(index === 0 && state !== 'none' ? 'th' : 'td');
      if (index === 0 && state !== 'none') element.scope = 'row';
      if (state === 'none') element.colSpan = 9;
      element.append(cell ?? '–');
      return element;
    });
    row.append(...made);
    return row;
  });
  byId(id).replaceChildren(...elements);
}

const sections = {
  queues() {
    const rows = board.queues.map(({ queue, waiting, averageWait, serviceLevel, ...counts }) => ({
      state: waiting.length > 0 ? 'waiting' : '',
      cells: [
        nameOf(queue),
        waiting.length,
        since(waiting[0]?.since ?? null),
        counts.answered,
        counts.abandoned,
        counts.passedOn,
        averageWait === null ? null : length(Math.round(averageWait)),
        serviceLevel === null ? null : `${Math.round(serviceLevel * 100)} %`,
      ],
    }));
    draw('queues', rows, 'No queues');
  },
  talks() {
    const rows = board.talks.map(({ caller, called, since: time, isHeld }) => ({
      state: isHeld ? 'held' : '',
      cells: [nameOf(caller), nameOf(called) + (isHeld ? ' (on hold)' : ''), since(time)],
    }));
    draw('talks', rows, 'Nobody talks');
  },
  agents() {
    const rows = board.agents.map((agent) => {
      const isFree = agent.state === 'free';
      const now = isFree && agent.isAway ? 'Away' : words[agent.state];
      const talks = agent.state === 'talking' || agent.state === 'held';
      return {
        state: isFree && agent.isAway ? 'away' : agent.state,
        cells: [
          nameOf(agent.user),
          agent.with ? `${now}: ${nameOf(agent.with)}` : now,
          since(agent.since),
          agent.talks,
          since(talks ? agent.since : null, agent.talkSeconds),
        ],
      };
    });
    draw('agents', rows, 'No agents');
  },
  missed() {
    const rows = board.missed.map(({ caller, missedBy, at, rootCallIds, tries }) => ({
      state: 'missed',
      cells: [caller.number, caller.name, nameOf(missedBy), timeOf(at), rootCallIds.length, tries],
    }));
    draw('missed', rows, 'Nobody');
  },
};

function drawTotals() {
  const waiting = board.queues.flatMap((queue) => queue.waiting);
  const [first = null] = waiting
    .flatMap((one) => one.since ?? [])
    .toSorted((one, other) => one.localeCompare(other));
  const free = board.agents.filter(({ isAway, state }) => state === 'free' && !isAway);
  const totals = [
    ['Waiting', waiting.length, waiting.length > 0 ? 'waiting' : ''],
    ['Longest wait', since(first), waiting.length > 0 ? 'waiting' : ''],
    ['Talking', board.talks.length, ''],
    ['Free agents', free.length, ''],
    ['Answered today', sum(board.queues.map(({ answered }) => answered)), ''],
    ['To call back', board.missed.length, board.missed.length > 0 ? 'missed' : ''],
  ];
  const tiles = totals.map(([name, value, state]) => {
    const tile = document.createElement('div');
    const [term, details] = [document.createElement('dt'), document.createElement('dd')];
    term.append(name);
    details.append(value);
    tile.dataset.state = state;
    tile.append(term, details);
    return tile;
  });
  byId('totals').replaceChildren(...tiles);
}

/** Brings the seconds up to date, and says when nothing is heard any more. */
function tick() {
  const now = Date.now() + ahead;
  for (const element of document.querySelectorAll('[data-since]'))
    element.textContent = length(Math.max(0, (now - element.dataset.since) / 1000));
  byId('clock').textContent = timeOf(now);
  const isLive = Date.now() - heardAt < 25_000;
  const text = isLive ? 'Live' : `No connection since ${timeOf(heardAt + ahead)}`;
  if (byId('connection').textContent !== text) byId('connection').textContent = text;
  document.body.classList.toggle('lost', !isLive);
}

const stream = new EventSource('stream');
stream.addEventListener('clock', ({ data }) => {
  heardAt = Date.now();
  ahead = Number(data) - heardAt;
  tick();
});
for (const [name, section] of Object.entries(sections))
  stream.addEventListener(name, ({ data }) => {
    heardAt = Date.now();
    board[name] = JSON.parse(data);
    section();
    drawTotals();
    tick();
  });
// The browser connects again by itself, unless the server said that it must not.
stream.addEventListener('error', () => {
  if (stream.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 5000);
});
setInterval(tick, 1000);
