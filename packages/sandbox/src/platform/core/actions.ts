import type { ScheduledAction } from '../../generated/control.ts';
import type { ActionHandlers, Scheduled } from '../../ground/clock/actions.ts';
import type { Clock } from '../../ground/clock/clock.ts';

/** What happens later in a platform. Its schema is that of snapshots, so both are one. */
export type PlatformAction = Scheduled<ScheduledAction>;

/** The clock of a platform. */
export type PlatformClock = Clock<ScheduledAction>;

/** What each kind of action does, or what some of them do. */
export type PlatformActions<K extends ScheduledAction['kind'] = ScheduledAction['kind']> = Pick<
  ActionHandlers<ScheduledAction>,
  K
>;
