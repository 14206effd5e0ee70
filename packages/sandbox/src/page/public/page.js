/** The page of the sandbox: shows what the stream tells, and sends what is clicked to the control plane. */

const CONTROL = '/_sandbox';
const MOST_EVENTS = 100;
const MOST_CALLS = 50;

const byId = (id) => document.getElementById(id);
/** Time of the sandbox when it was told, and when that was by this page. */
let clock = { milliseconds: 0, mode: 'manual', told: 0 };
/** Rows of events by the event's id. */
const events = new Map();
let webhookNames = new Map();

function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  const { data = {}, ...others } = properties;
  Object.assign(made, others);
  Object.assign(made.dataset, data);
  made.append(...children);
  return made;
}

function say(text, bad = false) {
  const status = byId('status');
  status.textContent = text;
  status.className = bad ? 'bad' : 'good';
}

async function ask(method, path, body) {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(CONTROL + path, { method, ...sent });
  const text = await answer.text();
  const value = text === '' ? undefined : JSON.parse(text);
  if (!answer.ok) throw new Error(value?.message ?? `The sandbox answered ${answer.status}.`);
  return value;
}

/** Asks and says how it went. */
async function act(done, method, path, body) {
  try {
    const value = await ask(method, path, body);
    say(done);
    return value;
  } catch (error) {
    say(error.message, true);
    return undefined;
  }
}

/** A button of a list that is made anew: `key` finds it again, so that the focus stays. */
function button(text, label, key, onclick) {
  return element('button', { type: 'button', textContent: text, ariaLabel: label, data: { key }, onclick });
}

function replaceChildren(parent, children) {
  const { key } = document.activeElement?.dataset ?? {};
  const inside = parent.contains(document.activeElement);
  parent.replaceChildren(...children);
  if (!inside || key === undefined) return;
  const next = parent.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? parent.querySelector('button');
  (next ?? parent.closest('[tabindex]'))?.focus();
}

const timeOf = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

function showTime() {
  const passed = clock.mode === 'real' ? performance.now() - clock.told : 0;
  byId('now').textContent = `${timeOf(clock.milliseconds + passed)} UTC`;
}

function showClock(told) {
  clock = { ...told, told: performance.now() };
  byId('mode').textContent = told.mode === 'real' ? 'passes by itself' : 'stands still';
  byId('next').textContent = told.next ? `Next falls due at ${told.next}.` : 'Nothing is due.';
  byId('run').textContent = told.mode === 'real' ? 'Stop time' : 'Let time pass';
  showTime();
}

function callButtons({ id, state }) {
  const step = (text, path, body) =>
    button(text, `${text}: call ${id}`, `${id} ${text}`, () =>
      act(`${text}: done.`, 'POST', `/simulate/calls/${id}/${path}`, body),
    );
  const possible = {
    RINGING: [step('Answer', 'answer', {}), step('Refuse', 'reject', {})],
    CONNECTED: [step('Hold', 'hold')],
    ON_HOLD: [step('Resume', 'resume')],
  };
  const ends = [
    step('Caller hangs up', 'hang-up', { side: 'src' }),
    step('Called hangs up', 'hang-up', { side: 'dst' }),
  ];
  return element('div', { className: 'buttons' }, ...(possible[state] ?? []), ...ends);
}

function showCalls(calls) {
  const party = (name, number) => [name, number].filter(Boolean).join(' ');
  const rows = calls.slice(-MOST_CALLS).map((call) =>
    element(
      'li',
      {},
      element(
        'p',
        { className: 'facts' },
        element('strong', { textContent: call.state ?? '' }),
        element('span', {
          textContent: `${party(call.src_name, call.src)} → ${party(call.dst_name, call.dst)}`,
        }),
        element('span', {
          className: 'quiet',
          textContent: `${call.id}${call.start_time ? `, since ${timeOf(call.start_time * 1000).slice(11)}` : ''}`,
        }),
      ),
      callButtons(call),
    ),
  );
  replaceChildren(byId('calls'), rows);
  const more = calls.length - rows.length;
  byId('calls-note').textContent =
    calls.length === 0 ? 'No call is live.' : more > 0 ? `And ${more} more.` : '';
}

function changeUser(user, changes) {
  return act(`${user.name} is changed.`, 'PATCH', `/users/${user.id}`, changes);
}

function showUsers(users) {
  const rows = users
    .toSorted((one, other) => one.id - other.id)
    .map((user) => {
      const { id, name, ext, phones, dnd } = user;
      const phone = (text, label, count) =>
        button(text, `${label}: ${name}`, `${id} ${text}`, () => changeUser(user, { phones: count }));
      return element(
        'tr',
        {},
        element('th', { scope: 'row', textContent: name }),
        element('td', { textContent: ext ?? '' }),
        element(
          'td',
          {},
          element(
            'div',
            { className: 'buttons' },
            phone('−', 'One telephone less', Math.max(0, phones - 1)),
            element('span', { textContent: phones }),
            phone('+', 'One telephone more', phones + 1),
          ),
        ),
        element(
          'td',
          {},
          button(dnd ? 'On' : 'Off', `Do not disturb ${dnd ? 'on' : 'off'}: ${name}`, `${id} dnd`, () =>
            changeUser(user, { dnd: !dnd }),
          ),
        ),
      );
    });
  replaceChildren(byId('users'), rows);
  for (const select of document.querySelectorAll('[data-users]')) {
    const chosen = select.value;
    select.replaceChildren(
      ...users.map(({ id, name }) => element('option', { value: id, textContent: name })),
    );
    if (users.some(({ id }) => String(id) === chosen)) select.value = chosen;
  }
}

function eventRow(event) {
  const known = events.get(event.id);
  if (known) return known;
  const call = event.call_id ?? event.from_no ?? '';
  const details = [event.state, event.context, event.final === false ? 'not final' : '']
    .filter(Boolean)
    .join(' · ');
  const row = element('ul', { ariaLabel: 'Deliveries' });
  const item = element(
    'li',
    {},
    element(
      'details',
      {},
      element(
        'summary',
        {},
        ...[
          element('span', { className: 'quiet', textContent: event.event_time.slice(11) }),
          element('strong', { textContent: event.event_name }),
          element('span', { textContent: call }),
          element('span', { className: 'quiet', textContent: details }),
          element('span', { className: 'summary quiet', textContent: '' }),
          // With blanks between them, so that they wrap.
        ].flatMap((part) => [part, ' ']),
      ),
      element('pre', { textContent: JSON.stringify(event, undefined, 2) }),
      row,
    ),
  );
  const entry = { item, row, deliveries: new Map(), sum: item.querySelector('.summary') };
  events.set(event.id, entry);
  byId('events').prepend(item);
  byId('events-note').textContent = '';
  for (const [id, { item: oldest }] of events) {
    if (events.size <= MOST_EVENTS) break;
    oldest.remove();
    events.delete(id);
  }
  return entry;
}

function showDelivery(delivery) {
  const { deliveries, row, sum } = eventRow(delivery.event);
  deliveries.set(delivery.id, delivery);
  const told = [...deliveries.values()];
  row.replaceChildren(
    ...told.map(({ id, webhook_id: webhook, state, attempts, due }) => {
      const last = attempts.at(-1);
      const reason = last?.error ?? (last ? `answered ${last.status}` : '');
      const text = `${webhookNames.get(webhook) ?? `Webhook ${webhook}`}: ${state} ${reason}${due ? `, again at ${due}` : ''} `;
      const replay = button('Send again', `Send again: entry ${id}`, `${id} replay`, () =>
        act('Sent again.', 'POST', `/journal/${id}/replay`),
      );
      return element('li', { className: state === 'failed' ? 'bad' : '' }, text, replay);
    }),
  );
  const count = (state) => told.filter((one) => one.state === state).length;
  const states = ['delivered', 'pending', 'failed'].filter((state) => count(state) > 0);
  sum.textContent = states.map((state) => (told.length > 1 ? `${count(state)} ${state}` : state)).join(', ');
  sum.className = `summary ${count('failed') > 0 ? 'bad' : count('pending') > 0 ? 'quiet' : 'good'}`;
}

async function showWebhooks() {
  const { data } = await ask('GET', '/webhooks');
  webhookNames = new Map(data.map(({ id, name }) => [id, name]));
  const changed = async (...asked) => {
    await act(...asked);
    await showWebhooks();
  };
  const items = data.map(({ id, name, url, types, enabled }) => {
    const { host, pathname } = new URL(url);
    return element(
      'li',
      {},
      element('strong', { textContent: name }),
      element('span', { textContent: `${host}${pathname}` }),
      element('span', { className: 'quiet', textContent: types.join(', ') }),
      button(
        enabled ? 'Disable' : 'Enable',
        `${enabled ? 'Disable' : 'Enable'} ${name}`,
        `${id} enabled`,
        () =>
          changed(`${name} is ${enabled ? 'disabled' : 'enabled'}.`, 'PATCH', `/webhooks/${id}`, {
            enabled: !enabled,
          }),
      ),
      button('Remove', `Remove ${name}`, `${id} remove`, () =>
        changed(`${name} is removed.`, 'DELETE', `/webhooks/${id}`),
      ),
    );
  });
  replaceChildren(byId('webhooks'), items);
  byId('webhooks-note').textContent = data.length === 0 ? 'None is configured: events are sent nowhere.' : '';
}

function forgetEvents() {
  events.clear();
  byId('events').replaceChildren();
  byId('events-note').textContent = 'Nothing has happened yet.';
}

for (const one of document.querySelectorAll('[data-advance]')) {
  one.addEventListener('click', () =>
    act('Time has moved on.', 'POST', '/clock/advance', { seconds: Number(one.dataset.advance) }),
  );
}
byId('run').addEventListener('click', () =>
  act('The clock is changed.', 'POST', '/clock/run', { mode: clock.mode === 'real' ? 'manual' : 'real' }),
);
byId('reset').addEventListener('click', async () => {
  await act('Everything is as in the beginning.', 'POST', '/reset');
  forgetEvents();
  await showWebhooks();
});

for (const form of document.querySelectorAll('form[data-post]')) {
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    const fields = [...form.elements].filter(({ name }) => name);
    const body = Object.fromEntries(
      fields.map((field) => [field.name, 'number' in field.dataset ? Number(field.value) : field.value]),
    );
    void act(`${form.querySelector('h3').textContent}: done.`, 'POST', form.dataset.post, body);
  });
}

byId('webhook').addEventListener('submit', async (submitted) => {
  submitted.preventDefault();
  const sent = new FormData(byId('webhook'));
  const body = { name: sent.get('name'), url: sent.get('url'), types: sent.getAll('types') };
  await act(`${body.name} is saved.`, 'POST', '/webhooks', body);
  await showWebhooks();
});

const stream = new EventSource(`${CONTROL}/stream`);
const on = (name, show) => stream.addEventListener(name, ({ data }) => show(JSON.parse(data)));
on('clock', showClock);
on('calls', showCalls);
on('users', showUsers);
on('event', eventRow);
on('delivery', showDelivery);
stream.addEventListener('open', async () => {
  await showWebhooks();
  const { data } = await ask('GET', `/journal?limit=${MOST_EVENTS}`);
  for (const delivery of data) showDelivery(delivery);
});
stream.addEventListener('error', () => say('The sandbox does not answer. Waiting for it.', true));
setInterval(showTime, 1000);
