import { runReport } from '../platform/reports/plan-run.ts';
import type { PlatformActions } from '../platform/core/actions.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { giveUp } from './give-up.ts';

/**
 * Says what each kind of action does when its time has come. An action names a record or a call, and does nothing to an
 * account that has none with that id.
 */
export function handleActions(platform: Platform): void {
  const all = accountsOf(platform).map(actionsOf);
  const inEach =
    <Data>(pick: (actions: PlatformActions) => (data: Data) => void) =>
    (data: Data): void => {
      for (const actions of all) pick(actions)(data);
    };
  platform.clock.handle({
    'call.time-out': inEach((actions) => actions['call.time-out']),
    'call.wrap-up-over': inEach((actions) => actions['call.wrap-up-over']),
    'monitor.audio-ready': inEach((actions) => actions['monitor.audio-ready']),
    'webhooks.retry': inEach((actions) => actions['webhooks.retry']),
    'sms.sent': inEach((actions) => actions['sms.sent']),
    'report.run': inEach((actions) => actions['report.run']),
    'control.give-up': inEach((actions) => actions['control.give-up']),
  });
}

function actionsOf(platform: Platform): PlatformActions {
  const { exchange, store, webhooks } = platform;
  return {
    ...exchange.actions,
    ...webhooks.actions,
    'sms.sent': ({ id }) => void store.tables.sms.patch(id, { result: 'sent' }),
    'report.run': (run) => runReport(platform, run),
    'control.give-up': ({ call }) => giveUp(platform, call),
  };
}
