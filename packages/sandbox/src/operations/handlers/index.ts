import { apiTokenHandlers, meHandlers, recoveryHandlers, signInHandlers } from './sign-in.ts';
import { callMeBackHandlers, conferenceHandlers, mediaHandlers } from './call-settings.ts';
import { callHandlers, webcallHandlers } from './calls.ts';
import { contactHandlers, groupHandlers } from './contacts.ts';
import { fileHandlers } from './files.ts';
import type { Handlers } from '../generic/handler.ts';
import { historyHandlers, recordingHandlers } from './history.ts';
import { ivrHandlers, queueHandlers, queueMemberHandlers, ringGroupHandlers } from './queues.ts';
import { messageHandlers } from './messages.ts';
import { numberHandlers, routingRuleHandlers } from './numbers.ts';
import { reportScheduleHandlers } from './report-schedules.ts';
import { userHandlers, userRecordHandlers } from './users.ts';
import { vmAnnouncementHandlers } from './vm-announcements.ts';

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
