import { type Drawn, h } from './element.ts';
import { control, done } from './control.ts';
import { folding } from './fold.ts';
import { doing } from './parts.ts';
import { state } from './state.ts';
import { now, timeOf } from './time.ts';

const STEPS: readonly (readonly [text: string, seconds: number])[] = [
  ['+1 s', 1],
  ['+10 s', 10],
  ['+1 min', 60],
  ['+1 h', 3600],
];

/** The clock of the sandbox, and what moves it. `begun` is called when everything is as after the start. */
export function clockPanel(begun: () => Promise<void>): Drawn {
  const { clock } = state;
  const runs = clock?.mode === 'real';
  const mode = runs ? 'manual' : 'real';
  const time = clock ? `${timeOf(now())} UTC` : '…';
  const goes = clock ? (runs ? 'runs' : 'stands still') : '';
  return folding(
    { id: 'clock', title: 'Clock of the sandbox', brief: `${time} ${goes}` },
    h('p', {}, h('time', { id: 'now' }, time), ' ', h('span', { id: 'mode', class: 'quiet' }, goes)),
    h(
      'div',
      { class: 'buttons' },
      STEPS.map(([text, seconds]) =>
        doing(text, `${text}: advance the clock`, 'Clock advanced.', () =>
          done(control.POST('/clock/advance', { body: { seconds } })),
        ),
      ),
      doing(runs ? 'Stop' : 'Run', runs ? 'Stop the clock' : 'Run the clock', 'Clock changed.', () =>
        done(control.POST('/clock/run', { body: { mode } })),
      ),
    ),
    h('p', { class: 'quiet' }, clock?.next ? `Next action at ${clock.next} UTC.` : 'Nothing is scheduled.'),
    h(
      'details',
      { class: 'more' },
      h('summary', {}, 'Begin again'),
      h('p', {}, 'All calls, records, webhooks and deliveries are as after the start.'),
      doing('Reset', 'Reset the sandbox', 'Sandbox reset.', () => done(control.POST('/reset')).then(begun)),
    ),
  );
}
