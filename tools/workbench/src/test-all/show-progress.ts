import { createLogUpdate } from 'log-update';
import { placeOfFailure } from './place-of-failure.ts';
import type { Suite, Suites } from './suites.ts';

/** Milliseconds between two pictures on a terminal. */
const FRAME = 500;
/** Milliseconds after which a run that has said nothing says how far it is. */
const PATIENCE = 10_000;

/** What is shown of a run. */
interface Shown {
  suites: Suites;
  /** The task that turbo began last, for the time in which no test runs. */
  latestTask: () => string;
}

/**
 * Shows a run until it is stopped: each failure by its name as soon as it is known; on a terminal a live picture of the suites,
 * else a line when a suite ends, and one at least every ten seconds.
 *
 * @returns Ends it and takes the live picture away.
 */
export function showProgress(output: NodeJS.WriteStream, { suites, latestTask }: Shown): () => void {
  const started = Date.now();
  const state = () => {
    const all = [...suites.all.values()];
    return {
      all,
      running: all.filter(({ ended }) => ended === undefined),
      time: clock(Date.now() - started),
    };
  };
  let named = 0;
  const newFailures = () => {
    const fresh = suites.failures.slice(named).map((failure) => `failed: ${placeOfFailure(failure)}`);
    named += fresh.length;
    return fresh;
  };
  if (output.isTTY) {
    const live = createLogUpdate(output, { showCursor: true });
    const draw = () => {
      const { all, running, time } = state();
      const fresh = newFailures();
      if (fresh.length > 0) {
        live.clear();
        output.write(`${fresh.join('\n')}\n`);
      }
      const task = running.length === 0 && latestTask() ? [`  ${latestTask()}`] : [];
      live([...running.map((suite) => `  ${line(suite)}`), ...task, `${time}  ${sum(all)}`].join('\n'));
    };
    const timer = setInterval(draw, FRAME);
    return () => {
      clearInterval(timer);
      live.clear();
    };
  }
  const told = new Set<Suite>();
  let last = started;
  const say = (text: string) => {
    last = Date.now();
    output.write(`${text}\n`);
  };
  const look = () => {
    const { all, running, time } = state();
    for (const text of newFailures()) output.write(`${text}\n`);
    for (const suite of all) {
      if (suite.ended === undefined || told.has(suite)) continue;
      told.add(suite);
      say(line(suite));
    }
    if (Date.now() - last < PATIENCE) return;
    const doing = running.length > 0 ? running.map((suite) => line(suite)).join(', ') : latestTask();
    say(`${time}  ${sum(all)}; ${doing}`);
  };
  const timer = setInterval(look, FRAME);
  return () => {
    clearInterval(timer);
    look();
  };
}

function line({ workspace, passed, failed, started, ended }: Suite): string {
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${workspace}: ${counts}, ${clock((ended ?? Date.now()) - started)}`;
}

function sum(suites: Suite[]): string {
  const passed = suites.reduce((total, suite) => total + suite.passed, 0);
  const failed = suites.reduce((total, suite) => total + suite.failed, 0);
  const ended = suites.filter((suite) => suite.ended !== undefined).length;
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''} (${ended} of ${suites.length} suites that have begun)`;
}

/** Minutes and seconds, such as `1:05`. */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
