import { runReport } from '../platform/reports/plan-run.ts';
import type { Platform } from '../platform/platform.ts';
import { giveUp } from './give-up.ts';

/** Says what each kind of action does when its time has come. */
export function handleActions(platform: Platform): void {
  const { clock, exchange, store, webhooks } = platform;
  clock.handle({
    ...exchange.actions,
    ...webhooks.actions,
    'sms.sent': ({ id }) => void store.tables.sms.patch(id, { result: 'sent' }),
    'report.run': (run) => runReport(platform, run),
    'control.give-up': ({ call }) => giveUp(platform, call),
  });
}
