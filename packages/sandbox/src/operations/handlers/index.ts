import { apiTokenHandlers } from './api-tokens.ts';
import { callMeBackHandlers } from './call-me-back.ts';
import { callHandlers } from './calls.ts';
import { conferenceHandlers } from './conferences.ts';
import { contactHandlers } from './contacts.ts';
import { fileHandlers } from './files.ts';
import { groupHandlers } from './groups.ts';
import type { Handlers } from '../generic/handler.ts';
import { historyHandlers } from './history.ts';
import { ivrHandlers } from './ivrs.ts';
import { mediaHandlers } from './media.ts';
import { meHandlers } from './me.ts';
import { messageHandlers } from './messages.ts';
import { numberHandlers } from './numbers.ts';
import { queueMemberHandlers } from './queue-members.ts';
import { queueHandlers } from './queues.ts';
import { recordingHandlers } from './recordings.ts';
import { reportScheduleHandlers } from './report-schedules.ts';
import { ringGroupHandlers } from './ring-groups.ts';
import { routingRuleHandlers } from './routing-rules.ts';
import { recoveryHandlers, signInHandlers } from './sign-in.ts';
import { userRecordHandlers } from './user-records.ts';
import { userHandlers } from './users.ts';
import { vmAnnouncementHandlers } from './vm-announcements.ts';
import { webcallHandlers } from './web-calls.ts';

/** Every operation of the contract. One that is missing here does not compile. */
export const handlers = {
  ...signInHandlers,
  ...recoveryHandlers,
  ...apiTokenHandlers,
  ...meHandlers,
  ...userHandlers,
  ...userRecordHandlers,
  ...groupHandlers,
  ...contactHandlers,
  ...queueHandlers,
  ...queueMemberHandlers,
  ...callHandlers,
  ...webcallHandlers,
  ...mediaHandlers,
  ...ringGroupHandlers,
  ...ivrHandlers,
  ...conferenceHandlers,
  ...routingRuleHandlers,
  ...numberHandlers,
  ...messageHandlers,
  ...vmAnnouncementHandlers,
  ...historyHandlers,
  ...recordingHandlers,
  ...callMeBackHandlers,
  ...reportScheduleHandlers,
  ...fileHandlers,
} satisfies Handlers;
