import type { Clock } from '../../generated/control.ts';
import { ask } from './control.ts';
import { part, write } from '@telephony/http/page/part.js';
import { act } from '@telephony/http/page/status.js';
import { timeOf } from './time.ts';

/** Time of the sandbox when it was told, and when that was by this page. */
let clock: Pick<Clock, 'milliseconds' | 'mode'> & { told: number } = {
  milliseconds: 0,
  mode: 'manual',
  told: 0,
};

/** Shows the time that the sandbox tells. */
export function showClock(told: Clock): void {
  clock = { ...told, told: performance.now() };
  const passes = told.mode === 'real';
  write('mode', passes ? 'running' : 'stopped');
  write('next', told.next === null ? 'Nothing is scheduled.' : `Next action at ${told.next}.`);
  write('run', passes ? 'Stop the clock' : 'Run the clock');
  showTime();
}

/** Makes the buttons of the clock work. `begun` is called when everything is as in the beginning. */
export function startClockPanel(begun: () => Promise<void>): void {
  for (const one of document.querySelectorAll<HTMLButtonElement>('[data-advance]')) {
    const seconds = Number(one.dataset['advance']);
    one.addEventListener('click', () => {
      void act('Clock advanced.', ask('post', '/clock/advance', { body: { seconds } }));
    });
  }
  part('run', HTMLButtonElement).addEventListener('click', () => {
    const mode = clock.mode === 'real' ? 'manual' : 'real';
    void act('Clock changed.', ask('post', '/clock/run', { body: { mode } }));
  });
  part('reset', HTMLButtonElement).addEventListener('click', () => {
    void act('Sandbox reset.', ask('post', '/reset', {}).then(begun));
  });
  setInterval(showTime, 1000);
}

function showTime(): void {
  const passed = clock.mode === 'real' ? performance.now() - clock.told : 0;
  write('now', `${timeOf(clock.milliseconds + passed)} UTC`);
}
