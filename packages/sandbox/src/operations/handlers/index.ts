import type { Handlers } from '../generic/handler.ts';
import { callHandlers } from './calls.ts';
import { contactHandlers } from './contacts.ts';
import { fileHandlers } from './files.ts';
import { historyHandlers } from './history.ts';
import { messageHandlers } from './messages.ts';
import { numberHandlers } from './numbers.ts';
import { queueHandlers } from './queues.ts';
import { reportScheduleHandlers } from './report-schedules.ts';
import { resourceHandlers } from './resources.ts';
import { signInHandlers } from './sign-in.ts';
import { userHandlers } from './users.ts';
import { vmAnnouncementHandlers } from './vm-announcements.ts';

// An operation of the contract without a handler does not compile.
export const handlers: Handlers = {
  ...resourceHandlers,
  ...callHandlers,
  ...contactHandlers,
  ...fileHandlers,
  ...historyHandlers,
  ...messageHandlers,
  ...numberHandlers,
  ...queueHandlers,
  ...reportScheduleHandlers,
  ...signInHandlers,
  ...userHandlers,
  ...vmAnnouncementHandlers,
};
