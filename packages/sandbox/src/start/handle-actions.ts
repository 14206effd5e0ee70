import { runReport } from '../platform/reports/plan-run.ts';
import { giveUpLater } from './give-up.ts';
import type { Platform } from '../platform/platform.ts';

/** Says what the actions of short messages and reports do when their time has come. */
export function handleActions(platform: Platform): void {
  const { clock, store } = platform;
  clock.handle('sms.sent', ({ id }) => {
    store.tables.sms.patch(id, { result: 'sent' });
  });
  giveUpLater(platform);
  clock.handle('report.run', (run) => runReport(platform, run));
}
