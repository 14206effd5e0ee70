/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

import { fileOperation } from '../operations/operation.ts';
import { inOneForm } from '../operations/operation.ts';
import { COLLECTION } from '../operations/operation.ts';
import { operation } from '../operations/operation.ts';
import { readMe } from '../operations/operation.ts';
import { readPong } from '../operations/operation.ts';
import type { CallOptions } from '../core/call-types.ts';
import type { DeleteAllOptions } from '../core/call-types.ts';
import type { DownloadLimits } from '../files/download.ts';
import type { Download } from '../files/download.ts';
import type { Page } from '../core/call-types.ts';
import type { PongSingle } from '../operations/operation.ts';
import type { Telephony } from '../core/core.ts';
import type {
  Acknowledgement,
  AclRole,
  AclRoleSingle,
  ApiToken,
  ApiTokenCreate,
  ApiTokenSingle,
  Call,
  CallCreate,
  CallFlow,
  CallFlowSingle,
  CallLabel,
  CallLabelInput,
  CallLabelSingle,
  CallMeBackButtonCreate,
  CallMeBackButtonSingle,
  CallMeBackButtonUpdate,
  CallMeBackCdr,
  CallMeBackSetting,
  CallMeBackSettingInput,
  CallMeBackSettingSingle,
  CallMeBackVisitor,
  CallSingle,
  CallTrackingCdrCollection,
  CallTrackingDdiBulkUpdate,
  CallUpdate,
  Campaign,
  CampaignCreate,
  CampaignSingle,
  CannedResponse,
  CannedResponseInput,
  CannedResponseSingle,
  Cdr,
  CdrBulkUpdate,
  CdrSingle,
  Chat,
  ChatSingle,
  Conference,
  ConferenceInput,
  ConferenceSingle,
  ConfirmationRequest,
  Contact,
  ContactBulkUpdate,
  ContactInput,
  ContactSingle,
  Ddi,
  DdiSingle,
  DeleteApiTokenPath,
  DeleteCallLabelPath,
  DeleteCallMeBackButtonPath,
  DeleteCallMeBackSettingPath,
  DeleteCallPath,
  DeleteCannedResponsePath,
  DeleteChatMessagesPath,
  DeleteConferencePath,
  DeleteContactsPath,
  DeleteCustomerPath,
  DeleteMonitorsPath,
  DeleteQueueGroupPath,
  DeleteReportSchedulePath,
  DeleteRingGroupPath,
  DeleteUserAudioPath,
  DeleteUserGroupPath,
  DeleteUserGroupPolicyPath,
  DeleteUserPath,
  DeleteVmAnnouncementPath,
  DeleteVoicemessagesPath,
  DownloadCdrPcapPath,
  DownloadCdrTracePath,
  DownloadMonitorMp3Path,
  DownloadMsdrPcapPath,
  DownloadMsdrTracePath,
  DownloadUserCdrsCsvPath,
  DownloadVoicemessageMp3Path,
  Fax,
  GetAclRolePath,
  GetCallFlowPath,
  GetCallLabelPath,
  GetCallMeBackButtonPath,
  GetCallMeBackSettingPath,
  GetCallPath,
  GetCannedResponsePath,
  GetCdrPath,
  GetChatPath,
  GetConferencePath,
  GetContactPath,
  GetDdiPath,
  GetIvrPath,
  GetMediaSessionPath,
  GetMonitorAiDictionaryPath,
  GetMonitorPath,
  GetMsdrPath,
  GetPickupGroupPath,
  GetQueueGroupPath,
  GetQueuePath,
  GetQueueQuery,
  GetReportSchedulePath,
  GetRingGroupPath,
  GetRoutingRulePath,
  GetSmsPath,
  GetUserAudioPath,
  GetUserGroupPath,
  GetUserGroupPolicyPath,
  GetUserPath,
  GetVmAnnouncementPath,
  GetVoicemessagePath,
  Ivr,
  IvrCreate,
  IvrSingle,
  IvrUpdate,
  LeadcallCreate,
  ListAclRolesQuery,
  ListApiTokensQuery,
  ListCallFlowsQuery,
  ListCallLabelsQuery,
  ListCallMeBackCdrsQuery,
  ListCallMeBackSettingsQuery,
  ListCallMeBackVisitorsQuery,
  ListCallMeBackWebsitesQuery,
  ListCallMonitorsPath,
  ListCallTracePath,
  ListCallTrackingCdrsQuery,
  ListCallTrackingDdisQuery,
  ListCallsQuery,
  ListCampaignsQuery,
  ListCannedResponsesQuery,
  ListCdrNotesPath,
  ListCdrsQuery,
  ListChatsQuery,
  ListConferencesQuery,
  ListContactCdrsPath,
  ListContactsQuery,
  ListDdisQuery,
  ListFaxesQuery,
  ListIvrsQuery,
  ListMediaSessionsQuery,
  ListMonitorAiDictionariesQuery,
  ListMonitorsQuery,
  ListMsdrsQuery,
  ListPickupGroupsQuery,
  ListQueueGroupsQuery,
  ListQueuesQuery,
  ListReportSchedulesQuery,
  ListRingGroupsQuery,
  ListRoutingRulesQuery,
  ListSmsQuery,
  ListTrackedCdrsQuery,
  ListTrackedDdisQuery,
  ListUserCallsPath,
  ListUserCdrsPath,
  ListUserChatMessagesPath,
  ListUserContactsPath,
  ListUserGroupPoliciesQuery,
  ListUserGroupsQuery,
  ListUserSmsThreadMessagesPath,
  ListUserSmsThreadsPath,
  ListUsersQuery,
  ListVmAnnouncementsQuery,
  ListVoicemessagesQuery,
  ListWebcallsQuery,
  LoginCredentials,
  MeSingle,
  MediaSession,
  MediaSessionSingle,
  Monitor,
  MonitorAiDictionary,
  MonitorAiDictionarySingle,
  MonitorSingle,
  MonitorUpdate,
  Msdr,
  MsdrSingle,
  PasswordReset,
  PasswordResetRequest,
  PickupGroup,
  PickupGroupSingle,
  Queue,
  QueueCreate,
  QueueGroup,
  QueueGroupInput,
  QueueGroupSingle,
  QueueMembersResult,
  QueueMembersUpdate,
  QueueSingle,
  ReportSchedule,
  ReportScheduleInput,
  ReportScheduleSingle,
  RingGroup,
  RingGroupInput,
  RingGroupSingle,
  RoutingRule,
  RoutingRuleInput,
  RoutingRuleSingle,
  SecondFactorRequest,
  SecondFactorRequired,
  Sms,
  SmsCreate,
  SmsSingle,
  SubResource,
  UnspecifiedBody,
  UnspecifiedRecord,
  UpdateCallLabelPath,
  UpdateCallMeBackButtonPath,
  UpdateCallMeBackSettingPath,
  UpdateCallPath,
  UpdateCannedResponsePath,
  UpdateConferencePath,
  UpdateContactPath,
  UpdateIvrPath,
  UpdateMonitorPath,
  UpdateQueueGroupPath,
  UpdateQueueMembersPath,
  UpdateQueueMembersQuery,
  UpdateReportSchedulePath,
  UpdateRingGroupPath,
  UpdateRoutingRulePath,
  UpdateUserGroupPath,
  UpdateUserGroupPolicyPath,
  UpdateVmAnnouncementPath,
  User,
  UserBulkUpdate,
  UserGroup,
  UserGroupInput,
  UserGroupSingle,
  UserSession,
  UserSingle,
  VmAnnouncement,
  VmAnnouncementInput,
  VmAnnouncementSingle,
  Voicemessage,
  VoicemessageBulkUpdate,
  VoicemessageSingle,
  Webcall,
  WebcallCreate,
  WebcallSingle,
} from './schema.ts';
/**
 * Assign numbers to campaigns (`PATCH /calltracking/ddis`)
 *
 * Assigns numbers to call tracking campaigns. Use it after `POST /calltracking/campaigns`, so that calls to a number count for the new campaign.
 *
 * Ledger C-25: id of a number: integer or string
 * Ledger N-33: Response to a bulk change
 */
export const bulkUpdateCallTrackingDdis: (
  pbx: Telephony,
  args: CallTrackingDdiBulkUpdate,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation(
  'bulkUpdateCallTrackingDdis',
  'patch',
  '/calltracking/ddis',
  [],
);
/**
 * Change several CDRs at once (`PATCH /cdrs`)
 *
 * Changes several CDRs in one request. Use it only if you know which fields your platform accepts.
 *
 * Ledger N-33: Response to a bulk change
 * Ledger N-40: Fields of a bulk change of CDRs
 */
export const bulkUpdateCdrs: (
  pbx: Telephony,
  args: CdrBulkUpdate,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('bulkUpdateCdrs', 'patch', '/cdrs', []);
/**
 * Change several contacts at once (`PATCH /contacts`)
 *
 * Changes the group or the labels of several contacts. Use it for a selection in a list, for instance to move all customers of a campaign into one group.
 *
 * Ledger N-33: Response to a bulk change
 * Ledger N-71: Unknown ids without a listed 404
 */
export const bulkUpdateContacts: (
  pbx: Telephony,
  args: ContactBulkUpdate,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('bulkUpdateContacts', 'patch', '/contacts', []);
/**
 * Change location and teams of several users (`PATCH /users`)
 *
 * Changes the location and the teams of several users. Use it when people move between offices or teams.
 *
 * Ledger C-22: location_id: string or integer
 * Ledger N-24: Elements of arrays in requests
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const bulkUpdateUsers: (
  pbx: Telephony,
  args: UserBulkUpdate,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('bulkUpdateUsers', 'patch', '/users', []);
/**
 * Move voicemail messages to a folder (`PATCH /voicemessages`)
 *
 * Moves voicemail messages to a folder. Use it to file one or more messages in a single request.
 *
 * Ledger C-16: Folder of a voicemail
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-33: Response to a bulk change
 */
export const bulkUpdateVoicemessages: (
  pbx: Telephony,
  args: VoicemessageBulkUpdate,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation(
  'bulkUpdateVoicemessages',
  'patch',
  '/voicemessages',
  [],
);
/**
 * Create an API token (`POST /apitokens`)
 *
 * Creates an API token and returns it in `data.token`, ready for `X-Auth-Token`. Use it once for each integration, then store the token as a secret and stop signing in.
 *
 * Ledger O-03: Success of POST /apitokens
 * Ledger O-04: Meaning of expiry
 */
export const createApiToken: (
  pbx: Telephony,
  args: ApiTokenCreate,
  options?: CallOptions,
) => Promise<ApiTokenSingle> = /* @__PURE__ */ operation('createApiToken', 'post', '/apitokens', []);
/**
 * Start a call for a user (click to call) (`POST /calls`)
 *
 * Calls a user's phone and, when the user answers, dials `to`. Use it for click to call.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger O-14: Caller of POST /calls
 * Ledger O-40: 412 of POST /calls
 * Ledger O-61: Two legs of a click to call
 */
export const createCall: (pbx: Telephony, args: CallCreate, options?: CallOptions) => Promise<CallSingle> =
  /* @__PURE__ */ operation('createCall', 'post', '/calls', []);
/**
 * Create a call label (`POST /calllabels`)
 *
 * Creates a call label and returns its record with the new `id`. Use it to set up the labels of your account once, not for every call.
 *
 * Ledger N-37: Bodies of call label requests
 */
export const createCallLabel: (
  pbx: Telephony,
  args: { body: CallLabelInput },
  options?: CallOptions,
) => Promise<CallLabelSingle> = /* @__PURE__ */ operation(
  'createCallLabel',
  'post',
  '/calllabels',
  [],
  'body',
);
/**
 * Create a call-me-back button (`POST /callmeback/buttons`)
 *
 * Creates a button for a call-me-back widget and returns its record. Use it before `POST /callmeback/settings`, which takes the button's id as `button_id`.
 *
 * Ledger N-39: Body that creates a call-me-back button
 */
export const createCallMeBackButton: (
  pbx: Telephony,
  args: { body: CallMeBackButtonCreate },
  options?: CallOptions,
) => Promise<CallMeBackButtonSingle> = /* @__PURE__ */ operation(
  'createCallMeBackButton',
  'post',
  '/callmeback/buttons',
  [],
  'body',
);
/**
 * Create call-me-back settings (`POST /callmeback/settings`)
 *
 * Creates the settings of a call-me-back widget and returns their record. Use it for a new widget; to change existing settings, use `PATCH /callmeback/settings/{id}`.
 *
 * Ledger C-10: Record and request of call-me-back settings
 */
export const createCallMeBackSetting: (
  pbx: Telephony,
  args: CallMeBackSettingInput,
  options?: CallOptions,
) => Promise<CallMeBackSettingSingle> = /* @__PURE__ */ operation(
  'createCallMeBackSetting',
  'post',
  '/callmeback/settings',
  [],
);
/**
 * Create a call tracking campaign (`POST /calltracking/campaigns`)
 *
 * Creates a call tracking campaign and returns its record. Use it before the campaign starts, then assign a number with `PATCH /calltracking/ddis`.
 *
 * Ledger C-20: Record of a call-tracking campaign
 */
export const createCampaign: (
  pbx: Telephony,
  args: CampaignCreate,
  options?: CallOptions,
) => Promise<CampaignSingle> = /* @__PURE__ */ operation(
  'createCampaign',
  'post',
  '/calltracking/campaigns',
  [],
);
/**
 * Create a canned response (`POST /sms/cannedresponses`)
 *
 * Stores a prepared text and returns its record. Use it for a text that you send often.
 */
export const createCannedResponse: (
  pbx: Telephony,
  args: CannedResponseInput,
  options?: CallOptions,
) => Promise<CannedResponseSingle> = /* @__PURE__ */ operation(
  'createCannedResponse',
  'post',
  '/sms/cannedresponses',
  [],
);
/**
 * Create a conference room (`POST /conferences`)
 *
 * Creates a conference room and returns its record. Use it for a room that several people share.
 *
 * Ledger N-24: Elements of arrays in requests
 * Ledger N-64: Fields that have only a name
 */
export const createConference: (
  pbx: Telephony,
  args: ConferenceInput,
  options?: CallOptions,
) => Promise<ConferenceSingle> = /* @__PURE__ */ operation('createConference', 'post', '/conferences', []);
/**
 * Create a contact (`POST /contacts`)
 *
 * Adds one contact to the address book and returns it with its new `id`. Use it after a search in `GET /contacts`: the platform may accept a second contact with the same number.
 *
 * Ledger C-13: Record and request of a contact
 */
export const createContact: (
  pbx: Telephony,
  args: ContactInput,
  options?: CallOptions,
) => Promise<ContactSingle> = /* @__PURE__ */ operation('createContact', 'post', '/contacts', []);
/**
 * Create an IVR (`POST /ivrs`)
 *
 * Creates an IVR (voice menu) and returns its record. Use it to set up the name, the number, the times and the final destination of a menu.
 *
 * Ledger C-07: Record and request of an IVR
 * Ledger N-77: Fields that only requests have
 */
export const createIvr: (pbx: Telephony, args: IvrCreate, options?: CallOptions) => Promise<IvrSingle> =
  /* @__PURE__ */ operation('createIvr', 'post', '/ivrs', []);
/**
 * Call a lead with a spoken text (`POST /leadcalls`)
 *
 * Calls `to`, a number or an extension, and speaks the text in `tts`. Use it for reminders, or for the first contact after an enquiry.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger O-13: Caller id of POST /leadcalls
 */
export const createLeadcall: (
  pbx: Telephony,
  args: LeadcallCreate,
  options?: CallOptions,
) => Promise<CallSingle> = /* @__PURE__ */ operation('createLeadcall', 'post', '/leadcalls', []);
/**
 * Create a call queue (`POST /queues`)
 *
 * Creates a call queue and returns its record. Use it if callers wait with music and announcements, or if agents join and leave.
 *
 * Ledger C-06: Record and request of a queue
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-47: Update and deletion of queues
 * Ledger O-24: Ring strategy and users of a queue
 * Ledger O-50: Queue members
 */
export const createQueue: (pbx: Telephony, args: QueueCreate, options?: CallOptions) => Promise<QueueSingle> =
  /* @__PURE__ */ operation('createQueue', 'post', '/queues', []);
/**
 * Create a queue group (`POST /queuegroups`)
 *
 * Creates a queue group and returns its record with the new id. Use it to add a group; to create a queue, use `POST /queues`.
 *
 * Ledger N-38: Bodies of queue group requests
 */
export const createQueueGroup: (
  pbx: Telephony,
  args: { body: QueueGroupInput },
  options?: CallOptions,
) => Promise<QueueGroupSingle> = /* @__PURE__ */ operation(
  'createQueueGroup',
  'post',
  '/queuegroups',
  [],
  'body',
);
/**
 * Create a report schedule (`POST /reportschedules`)
 *
 * Creates a schedule for a report and returns its record. Use it to send a report regularly to the addresses in `emails`.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger C-11: Record and request of a report schedule
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-30: Meaning of coded integers
 * Ledger N-68: Targets of some ids
 */
export const createReportSchedule: (
  pbx: Telephony,
  args: ReportScheduleInput,
  options?: CallOptions,
) => Promise<ReportScheduleSingle> = /* @__PURE__ */ operation(
  'createReportSchedule',
  'post',
  '/reportschedules',
  [],
);
/**
 * Create a ring group (`POST /ringgroups`)
 *
 * Creates a group of users who ring under one number, and returns its record. Use it for a few people who share incoming calls, with a final destination for unanswered calls.
 *
 * Ledger C-12: Record and request of a ring group
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-24: Elements of arrays in requests
 */
export const createRingGroup: (
  pbx: Telephony,
  args: RingGroupInput,
  options?: CallOptions,
) => Promise<RingGroupSingle> = /* @__PURE__ */ operation('createRingGroup', 'post', '/ringgroups', []);
/**
 * Create a routing rule (`POST /routingrules`)
 *
 * Creates a routing rule and returns its record. Use it to block a caller, or to redirect calls to an IVR or a user.
 *
 * Ledger C-09: Record and request of a routing rule
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-24: Elements of arrays in requests
 */
export const createRoutingRule: (
  pbx: Telephony,
  args: RoutingRuleInput,
  options?: CallOptions,
) => Promise<RoutingRuleSingle> = /* @__PURE__ */ operation('createRoutingRule', 'post', '/routingrules', []);
/**
 * Send an SMS (`POST /sms`)
 *
 * Sends a text message to the number `to` and returns its record. Use it to send one message to one recipient.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-67: Values of string fields of records
 * Ledger O-15: Form of phone numbers
 */
export const createSms: (pbx: Telephony, args: SmsCreate, options?: CallOptions) => Promise<SmsSingle> =
  /* @__PURE__ */ operation('createSms', 'post', '/sms', []);
/**
 * Create a user group (`POST /usergroups`)
 *
 * Creates a user group (team) and returns its record with the new id. Use it for a team of people.
 *
 * Ledger N-20: Required fields of request bodies
 */
export const createUserGroup: (
  pbx: Telephony,
  args: UserGroupInput,
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation('createUserGroup', 'post', '/usergroups', []);
/**
 * Create a user group policy (`POST /usergrouppolicies`)
 *
 * Creates a user group policy and returns its record with the new id. Use it to add a policy; for a team of people, use `POST /usergroups`.
 *
 * Ledger N-64: Fields that have only a name
 */
export const createUserGroupPolicy: (
  pbx: Telephony,
  args: UserGroupInput,
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation(
  'createUserGroupPolicy',
  'post',
  '/usergrouppolicies',
  [],
);
/**
 * Upload a voicemail announcement (`POST /vmannouncements`)
 *
 * Uploads audio as a new voicemail announcement and returns its record. Use it to add an announcement to an extension.
 *
 * Ledger C-08: Record and request of a voicemail announcement
 * Ledger N-68: Targets of some ids
 */
export const createVmAnnouncement: (
  pbx: Telephony,
  args: VmAnnouncementInput,
  options?: CallOptions,
) => Promise<VmAnnouncementSingle> = /* @__PURE__ */ operation(
  'createVmAnnouncement',
  'post',
  '/vmannouncements',
  [],
);
/**
 * Connect two numbers (`POST /webcalls`)
 *
 * Places a call between the number `from` and `to`, a number or an extension. Use it for a call button on a website, with the visitor's number as `from`.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger O-09: Rate limits
 */
export const createWebcall: (
  pbx: Telephony,
  args: WebcallCreate,
  options?: CallOptions,
) => Promise<WebcallSingle> = /* @__PURE__ */ operation('createWebcall', 'post', '/webcalls', []);
/**
 * Delete every CDR (`DELETE /cdrs`)
 *
 * Deletes every CDR of the account. Use it only to clear the whole call history.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-80: Restoring what you delete
 */
export const deleteAllCdrs: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllCdrs', 'delete', '/cdrs');
/**
 * Delete every chat message (`DELETE /chatmsgs`)
 *
 * Deletes every chat message. Use it only to empty the whole chat history.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-80: Restoring what you delete
 */
export const deleteAllChatMessages: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllChatMessages', 'delete', '/chatmsgs');
/**
 * Delete every recording (`DELETE /monitors`)
 *
 * Deletes every recording of the customer account. Use it only to remove all recordings at once.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-80: Restoring what you delete
 */
export const deleteAllMonitors: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllMonitors', 'delete', '/monitors');
/**
 * Delete every SMS (`DELETE /sms`)
 *
 * Deletes every SMS. Use it only to empty the whole message history.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-80: Restoring what you delete
 */
export const deleteAllSms: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllSms', 'delete', '/sms');
/**
 * Delete every statement (`DELETE /statements`)
 *
 * Deletes every statement. Use it only if you are sure that you need no statement any more.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-42: Fields of a statement
 * Ledger N-80: Restoring what you delete
 */
export const deleteAllStatements: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllStatements', 'delete', '/statements');
/**
 * Delete every voicemail message (`DELETE /voicemessages`)
 *
 * Deletes every voicemail message. Use it only to empty all mailboxes at once.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-80: Restoring what you delete
 */
export const deleteAllVoicemessages: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllVoicemessages', 'delete', '/voicemessages');
/**
 * Revoke an API token (`DELETE /apitokens/{token}`)
 *
 * Deletes one API token. Use it when you retire an integration, or when the token may have leaked.
 *
 * Ledger O-51: Listing and deleting API tokens
 */
export const deleteApiToken: (
  pbx: Telephony,
  args: DeleteApiTokenPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteApiToken', 'delete', '/apitokens/{token}');
/**
 * Hang up a live call (`DELETE /calls/{id}`)
 *
 * Ends a live call. Use it for a hang-up button, or to cancel a call that you started with `POST /calls`.
 */
export const deleteCall: (pbx: Telephony, args: DeleteCallPath, options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteCall', 'delete', '/calls/{id}');
/**
 * Delete a call label (`DELETE /calllabels/{id}`)
 *
 * Deletes one call label. Use it for a label that you no longer need.
 *
 * Ledger N-74: Side effects of a deletion
 * Ledger N-80: Restoring what you delete
 */
export const deleteCallLabel: (
  pbx: Telephony,
  args: DeleteCallLabelPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteCallLabel', 'delete', '/calllabels/{id}');
/**
 * Delete a call-me-back button (`DELETE /callmeback/buttons/{id}`)
 *
 * Deletes one call-me-back button. Use it when no settings refer to the button any more.
 *
 * Ledger N-71: Unknown ids without a listed 404
 * Ledger N-74: Side effects of a deletion
 */
export const deleteCallMeBackButton: (
  pbx: Telephony,
  args: DeleteCallMeBackButtonPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteCallMeBackButton',
  'delete',
  '/callmeback/buttons/{id}',
);
/**
 * Delete call-me-back settings (`DELETE /callmeback/settings/{id}`)
 *
 * Deletes the settings of one call-me-back widget. Use it after you have removed the widget from the page.
 *
 * Ledger N-71: Unknown ids without a listed 404
 * Ledger N-74: Side effects of a deletion
 */
export const deleteCallMeBackSetting: (
  pbx: Telephony,
  args: DeleteCallMeBackSettingPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteCallMeBackSetting',
  'delete',
  '/callmeback/settings/{id}',
);
/**
 * Delete a canned response (`DELETE /sms/cannedresponses/{id}`)
 *
 * Deletes one canned response. Use it for a text that nobody needs any more.
 *
 * Ledger N-71: Unknown ids without a listed 404
 */
export const deleteCannedResponse: (
  pbx: Telephony,
  args: DeleteCannedResponsePath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteCannedResponse',
  'delete',
  '/sms/cannedresponses/{id}',
);
/**
 * Delete chat messages by id (`DELETE /chatmsgs/{ids}`)
 *
 * Deletes one or more chat messages by id. Use it to remove single messages of a conversation.
 *
 * Ledger N-46: Records of sub-resources
 * Ledger N-71: Unknown ids without a listed 404
 */
export const deleteChatMessages: (
  pbx: Telephony,
  args: DeleteChatMessagesPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteChatMessages', 'delete', '/chatmsgs/{ids}');
/**
 * Delete a conference room (`DELETE /conferences/{id}`)
 *
 * Deletes one conference room. Use it when you no longer need the room and nobody is in it.
 *
 * Ledger N-74: Side effects of a deletion
 */
export const deleteConference: (
  pbx: Telephony,
  args: DeleteConferencePath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteConference', 'delete', '/conferences/{id}');
/**
 * Delete contacts (`DELETE /contacts/{id}`)
 *
 * Deletes one or more contacts by id. Use it for contacts that you no longer need.
 *
 * Ledger C-17: Status of a contact deletion
 * Ledger N-80: Restoring what you delete
 */
export const deleteContacts: (
  pbx: Telephony,
  args: DeleteContactsPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteContacts', 'delete', '/contacts/{id}');
/**
 * Delete a customer account (`DELETE /customers/{id}`)
 *
 * Deletes a whole customer account. Use it only to administer customer accounts, never to clean up.
 *
 * Ledger N-74: Side effects of a deletion
 * Ledger N-71: Unknown ids without a listed 404
 * Ledger N-80: Restoring what you delete
 */
export const deleteCustomer: (
  pbx: Telephony,
  args: DeleteCustomerPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteCustomer', 'delete', '/customers/{id}');
/**
 * Delete recordings (`DELETE /monitors/{id}`)
 *
 * Deletes one or more recordings by id. Use it to enforce a retention period.
 *
 * Ledger O-23: Fields of a recording
 * Ledger O-45: Date field of each resource
 * Ledger N-71: Unknown ids without a listed 404
 * Ledger N-80: Restoring what you delete
 */
export const deleteMonitors: (
  pbx: Telephony,
  args: DeleteMonitorsPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteMonitors', 'delete', '/monitors/{id}');
/**
 * Delete a queue group (`DELETE /queuegroups/{id}`)
 *
 * Deletes one queue group. Use it for a group that you no longer need.
 *
 * Ledger N-47: Update and deletion of queues
 * Ledger N-74: Side effects of a deletion
 */
export const deleteQueueGroup: (
  pbx: Telephony,
  args: DeleteQueueGroupPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteQueueGroup', 'delete', '/queuegroups/{id}');
/**
 * Delete a report schedule (`DELETE /reportschedules/{id}`)
 *
 * Deletes one report schedule. Use it to stop a report for good.
 *
 * Ledger C-11: Record and request of a report schedule
 */
export const deleteReportSchedule: (
  pbx: Telephony,
  args: DeleteReportSchedulePath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteReportSchedule',
  'delete',
  '/reportschedules/{id}',
);
/**
 * Delete a ring group (`DELETE /ringgroups/{id}`)
 *
 * Deletes one ring group. Use it when no number or menu leads to the group any more.
 *
 * Ledger N-74: Side effects of a deletion
 * Ledger N-80: Restoring what you delete
 */
export const deleteRingGroup: (
  pbx: Telephony,
  args: DeleteRingGroupPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteRingGroup', 'delete', '/ringgroups/{id}');
/**
 * Delete a user (`DELETE /users/{id}`)
 *
 * Deletes one user. Use it when a person leaves for good.
 *
 * Ledger N-71: Unknown ids without a listed 404
 * Ledger N-74: Side effects of a deletion
 * Ledger N-80: Restoring what you delete
 */
export const deleteUser: (pbx: Telephony, args: DeleteUserPath, options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteUser', 'delete', '/users/{id}');
/**
 * Reset the audio of a user (`DELETE /users/{id}/audio`)
 *
 * Resets the audio of a user. Use it only if you no longer need the audio: no documented operation undoes a reset (N-80).
 *
 * Ledger N-74: Side effects of a deletion
 * Ledger N-80: Restoring what you delete
 */
export const deleteUserAudio: (
  pbx: Telephony,
  args: DeleteUserAudioPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteUserAudio', 'delete', '/users/{id}/audio');
/**
 * Delete a user group (`DELETE /usergroups/{id}`)
 *
 * Deletes one user group (team). Use it for a team that you no longer need.
 *
 * Ledger N-74: Side effects of a deletion
 */
export const deleteUserGroup: (
  pbx: Telephony,
  args: DeleteUserGroupPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteUserGroup', 'delete', '/usergroups/{id}');
/**
 * Delete a user group policy (`DELETE /usergrouppolicies/{id}`)
 *
 * Deletes one user group policy. Use it for a policy that you no longer need.
 *
 * Ledger N-74: Side effects of a deletion
 */
export const deleteUserGroupPolicy: (
  pbx: Telephony,
  args: DeleteUserGroupPolicyPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteUserGroupPolicy',
  'delete',
  '/usergrouppolicies/{id}',
);
/**
 * Delete a voicemail announcement (`DELETE /vmannouncements/{id}`)
 *
 * Deletes one voicemail announcement. Use it for an announcement that no user refers to any more.
 *
 * Ledger N-74: Side effects of a deletion
 * Ledger N-80: Restoring what you delete
 */
export const deleteVmAnnouncement: (
  pbx: Telephony,
  args: DeleteVmAnnouncementPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteVmAnnouncement',
  'delete',
  '/vmannouncements/{id}',
);
/**
 * Delete voicemail messages by id (`DELETE /voicemessages/{id}`)
 *
 * Deletes one or more voicemail messages by id. Use it for messages that you no longer need here.
 *
 * Ledger N-71: Unknown ids without a listed 404
 */
export const deleteVoicemessages: (
  pbx: Telephony,
  args: DeleteVoicemessagesPath,
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteVoicemessages', 'delete', '/voicemessages/{id}');
/**
 * Download the packet capture of a call (`GET /cdrs/{id}.pcap`)
 *
 * Returns the packet capture of a call, a binary file for tools such as Wireshark. Use it when `GET /cdrs/{id}.trace` is not enough, for instance to see the timing of packets.
 */
export const downloadCdrPcap: (
  pbx: Telephony,
  args: DownloadCdrPcapPath,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadCdrPcap', '/cdrs/{id}.pcap');
/**
 * Download the SIP trace of a call (`GET /cdrs/{id}.trace`)
 *
 * Returns the SIP trace of a call. Use it to find out why a call failed, dropped, or had sound in one direction only.
 */
export const downloadCdrTrace: (
  pbx: Telephony,
  args: DownloadCdrTracePath,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadCdrTrace', '/cdrs/{id}.trace');
/**
 * Download a recording as MP3 (`GET /monitors/{id}.mp3`)
 *
 * Returns the audio of one recording as MP3. Use it to save or play a recorded call.
 *
 * Ledger O-06: Content type of .mp3
 * Ledger O-23: Fields of a recording
 */
export const downloadMonitorMp3: (
  pbx: Telephony,
  args: DownloadMonitorMp3Path,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadMonitorMp3', '/monitors/{id}.mp3');
/**
 * Download the packet capture of a media session (`GET /msdrs/{id}.pcap`)
 *
 * Returns the packet capture of one media session record (MSDR). Use it for broken or one-way audio when `GET /msdrs/{id}.trace` does not show the cause.
 *
 * Ledger N-50: Content types of traces, captures and CSV
 */
export const downloadMsdrPcap: (
  pbx: Telephony,
  args: DownloadMsdrPcapPath,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadMsdrPcap', '/msdrs/{id}.pcap');
/**
 * Download the SIP trace of a media session (`GET /msdrs/{id}.trace`)
 *
 * Returns the SIP trace of one media session record (MSDR). Read it first when a call had no audio.
 *
 * Ledger N-50: Content types of traces, captures and CSV
 */
export const downloadMsdrTrace: (
  pbx: Telephony,
  args: DownloadMsdrTracePath,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadMsdrTrace', '/msdrs/{id}.trace');
/**
 * Download the CDRs of a user as CSV (`GET /users/{id}/cdrs.csv`)
 *
 * Returns the CDRs of one user as a CSV file. Use it to open a user's calls in a spreadsheet.
 *
 * Ledger N-76: Columns of the CSV export
 * Ledger O-28: Success of the CSV export
 */
export const downloadUserCdrsCsv: (
  pbx: Telephony,
  args: DownloadUserCdrsCsvPath,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadUserCdrsCsv', '/users/{id}/cdrs.csv');
/**
 * Download the audio of a voicemail message (`GET /voicemessages/{id}.mp3`)
 *
 * Returns the audio of one voicemail message. Use it to play or archive the message.
 *
 * Ledger O-06: Content type of .mp3
 */
export const downloadVoicemessageMp3: (
  pbx: Telephony,
  args: DownloadVoicemessageMp3Path,
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadVoicemessageMp3', '/voicemessages/{id}.mp3');
/**
 * Read one ACL role (`GET /aclroles/{id}`)
 *
 * Returns one ACL role: its names and its product code. Use it to look up a role by its id.
 */
export const getAclRole: (
  pbx: Telephony,
  args: GetAclRolePath,
  options?: CallOptions,
) => Promise<AclRoleSingle> = /* @__PURE__ */ operation('getAclRole', 'get', '/aclroles/{id}');
/**
 * Read one live call (`GET /calls/{id}`)
 *
 * Returns one live call: its two sides, its `state` and, once someone answers, `connected_at`. Use it to follow a call after `POST /calls` when you have no server for events.
 */
export const getCall: (pbx: Telephony, args: GetCallPath, options?: CallOptions) => Promise<CallSingle> =
  /* @__PURE__ */ operation('getCall', 'get', '/calls/{id}');
/**
 * Read one call flow (`GET /callflows/{id}`)
 *
 * Returns the name, description, status and thumbnail of one call flow. Use it to look up the `call_flow` of a number or a queue.
 */
export const getCallFlow: (
  pbx: Telephony,
  args: GetCallFlowPath,
  options?: CallOptions,
) => Promise<CallFlowSingle> = /* @__PURE__ */ operation('getCallFlow', 'get', '/callflows/{id}');
/**
 * Read one call label (`GET /calllabels/{id}`)
 *
 * Returns one call label by its `id`. Use it to see which fields a label has before you create or change one.
 *
 * Ledger N-36: Fields of a call label
 */
export const getCallLabel: (
  pbx: Telephony,
  args: GetCallLabelPath,
  options?: CallOptions,
) => Promise<CallLabelSingle> = /* @__PURE__ */ operation('getCallLabel', 'get', '/calllabels/{id}');
/**
 * Read one call-me-back button (`GET /callmeback/buttons/{id}`)
 *
 * Returns one call-me-back button. Use it to read a button before you change it.
 *
 * Ledger N-59: Record of a call-me-back button
 */
export const getCallMeBackButton: (
  pbx: Telephony,
  args: GetCallMeBackButtonPath,
  options?: CallOptions,
) => Promise<CallMeBackButtonSingle> = /* @__PURE__ */ operation(
  'getCallMeBackButton',
  'get',
  '/callmeback/buttons/{id}',
);
/**
 * Read call-me-back settings (`GET /callmeback/settings/{id}`)
 *
 * Returns the settings of one call-me-back widget. Use it to show the settings or to check a change.
 *
 * Ledger C-10: Record and request of call-me-back settings
 */
export const getCallMeBackSetting: (
  pbx: Telephony,
  args: GetCallMeBackSettingPath,
  options?: CallOptions,
) => Promise<CallMeBackSettingSingle> = /* @__PURE__ */ operation(
  'getCallMeBackSetting',
  'get',
  '/callmeback/settings/{id}',
);
/**
 * Read one canned response (`GET /sms/cannedresponses/{id}`)
 *
 * Returns one canned response with its `name` and `text`. Use it to fetch the current wording just before you send it with `POST /sms`.
 *
 * Ledger N-41: Fields of a canned response
 */
export const getCannedResponse: (
  pbx: Telephony,
  args: GetCannedResponsePath,
  options?: CallOptions,
) => Promise<CannedResponseSingle> = /* @__PURE__ */ operation(
  'getCannedResponse',
  'get',
  '/sms/cannedresponses/{id}',
);
/**
 * Read one call detail record (`GET /cdrs/{id}`)
 *
 * Returns one CDR. Use it when you know the `id` of the CDR.
 */
export const getCdr: (pbx: Telephony, args: GetCdrPath, options?: CallOptions) => Promise<CdrSingle> =
  /* @__PURE__ */ operation('getCdr', 'get', '/cdrs/{id}');
/**
 * Read one chat (`GET /chats/{id}`)
 *
 * Returns one chat: visitor, operator, website, state and duration. Use it to look up an id from `GET /chats`.
 */
export const getChat: (pbx: Telephony, args: GetChatPath, options?: CallOptions) => Promise<ChatSingle> =
  /* @__PURE__ */ operation('getChat', 'get', '/chats/{id}');
/**
 * Read one conference room (`GET /conferences/{id}`)
 *
 * Returns one conference room with its numbers, PINs and settings. Use it to look up the PINs, for instance after `PATCH /conferences/{id}`.
 *
 * Ledger N-77: Fields that only requests have
 */
export const getConference: (
  pbx: Telephony,
  args: GetConferencePath,
  options?: CallOptions,
) => Promise<ConferenceSingle> = /* @__PURE__ */ operation('getConference', 'get', '/conferences/{id}');
/**
 * Read one contact (`GET /contacts/{id}`)
 *
 * Returns one contact: numbers, group, notes and the times of its last and next call. Use it to show the caller when a CDR has `contact:<id>` in `src_id`.
 */
export const getContact: (
  pbx: Telephony,
  args: GetContactPath,
  options?: CallOptions,
) => Promise<ContactSingle> = /* @__PURE__ */ operation('getContact', 'get', '/contacts/{id}');
/**
 * Read one phone number (`GET /ddis/{e164}`)
 *
 * Returns one of the account's numbers with its target and its settings for calls, SMS and fax. Use it to check that a number is yours and takes SMS before you send from it.
 */
export const getDdi: (pbx: Telephony, args: GetDdiPath, options?: CallOptions) => Promise<DdiSingle> =
  /* @__PURE__ */ operation('getDdi', 'get', '/ddis/{e164}');
/**
 * Read one IVR (`GET /ivrs/{id}`)
 *
 * Returns one IVR with its times, its sounds and the destinations of its keys. Use it before and after `PATCH /ivrs/{id}`.
 *
 * Ledger N-30: Meaning of coded integers
 * Ledger N-77: Fields that only requests have
 */
export const getIvr: (pbx: Telephony, args: GetIvrPath, options?: CallOptions) => Promise<IvrSingle> =
  /* @__PURE__ */ operation('getIvr', 'get', '/ivrs/{id}');
/**
 * Read the user behind the token (`GET /me`)
 *
 * Returns the user of the token: id, default caller id, language, and a balance with its currency. Use it after sign-in to check the token and to get the user id for `from` of `POST /calls`.
 *
 * Ledger C-15: Me and User
 * Ledger O-14: Caller of POST /calls
 * Ledger O-26: Response of GET /me
 */
export const getMe: (pbx: Telephony, options?: CallOptions) => Promise<MeSingle> = /* @__PURE__ */ inOneForm(
  operation('getMe', 'get', '/me'),
  readMe,
);
/**
 * Read one media session (`GET /mediasessions/{id}`)
 *
 * Returns one media session: the user agents of both sides, the duration and the time of the last update. Use it to read a session again when you know its id.
 *
 * Ledger N-32: Values of state fields
 * Ledger N-66: Units of durations, scores and amounts
 */
export const getMediaSession: (
  pbx: Telephony,
  args: GetMediaSessionPath,
  options?: CallOptions,
) => Promise<MediaSessionSingle> = /* @__PURE__ */ operation('getMediaSession', 'get', '/mediasessions/{id}');
/**
 * Read the record of a recording (`GET /monitors/{id}`)
 *
 * Returns one recording without its audio: date, both numbers, duration and, if stored, transcript, summary and scores. Use it to read `size` before you download the audio.
 *
 * Ledger N-61: Analysis fields of a recording
 * Ledger O-06: Content type of .mp3
 * Ledger O-23: Fields of a recording
 * Ledger O-34: Further events and states
 * Ledger O-68: type and size of a recording
 */
export const getMonitor: (
  pbx: Telephony,
  args: GetMonitorPath,
  options?: CallOptions,
) => Promise<MonitorSingle> = /* @__PURE__ */ operation('getMonitor', 'get', '/monitors/{id}');
/**
 * Read one record of the AI dictionary (`GET /monitors/aidictionary/{id}`)
 *
 * Returns one AI dictionary record. Use it to check whether a record still exists: a 404 means not found.
 *
 * Ledger N-61: Analysis fields of a recording
 * Ledger N-62: Purpose of the AI dictionary
 */
export const getMonitorAiDictionary: (
  pbx: Telephony,
  args: GetMonitorAiDictionaryPath,
  options?: CallOptions,
) => Promise<MonitorAiDictionarySingle> = /* @__PURE__ */ operation(
  'getMonitorAiDictionary',
  'get',
  '/monitors/aidictionary/{id}',
);
/**
 * Read one media session record (`GET /msdrs/{id}`)
 *
 * Returns one media session record (MSDR). Use it to look at a session that you found in `GET /msdrs`.
 */
export const getMsdr: (pbx: Telephony, args: GetMsdrPath, options?: CallOptions) => Promise<MsdrSingle> =
  /* @__PURE__ */ operation('getMsdr', 'get', '/msdrs/{id}');
/**
 * Read one pickup group (`GET /pickupgroups/{id}`)
 *
 * Returns one pickup group. Use it to look up the `pickup_group_id` of a user.
 *
 * Ledger C-23: users of a pickup group
 * Ledger O-69: Fields of listed users
 */
export const getPickupGroup: (
  pbx: Telephony,
  args: GetPickupGroupPath,
  options?: CallOptions,
) => Promise<PickupGroupSingle> = /* @__PURE__ */ operation('getPickupGroup', 'get', '/pickupgroups/{id}');
/**
 * Read one call queue (`GET /queues/{id}`)
 *
 * Returns one call queue with its settings. Use it with `include=users` to see who has joined.
 *
 * Ledger O-24: Ring strategy and users of a queue
 * Ledger O-62: Response of PATCH /queues/{id}, and type of status
 */
export const getQueue: (
  pbx: Telephony,
  args: GetQueuePath & GetQueueQuery,
  options?: CallOptions,
) => Promise<QueueSingle> = /* @__PURE__ */ operation('getQueue', 'get', '/queues/{id}', ['include']);
/**
 * Read one queue group (`GET /queuegroups/{id}`)
 *
 * Returns the id and the name of one queue group. Use it to label a group, or to check the result of `POST /queuegroups` and `PATCH /queuegroups/{id}`.
 */
export const getQueueGroup: (
  pbx: Telephony,
  args: GetQueueGroupPath,
  options?: CallOptions,
) => Promise<QueueGroupSingle> = /* @__PURE__ */ operation('getQueueGroup', 'get', '/queuegroups/{id}');
/**
 * Read one report schedule (`GET /reportschedules/{id}`)
 *
 * Returns one report schedule with its recipients and the times of its last and next run. Use it to check a change, or to see from `last_run_at` whether the schedule has run.
 *
 * Ledger C-11: Record and request of a report schedule
 */
export const getReportSchedule: (
  pbx: Telephony,
  args: GetReportSchedulePath,
  options?: CallOptions,
) => Promise<ReportScheduleSingle> = /* @__PURE__ */ operation(
  'getReportSchedule',
  'get',
  '/reportschedules/{id}',
);
/**
 * Read one ring group (`GET /ringgroups/{id}`)
 *
 * Returns one ring group with its number, ring time and final destination. Use it to look up the group of an event, or to check a change.
 *
 * Ledger O-32: context of events
 * Ledger N-77: Fields that only requests have
 */
export const getRingGroup: (
  pbx: Telephony,
  args: GetRingGroupPath,
  options?: CallOptions,
) => Promise<RingGroupSingle> = /* @__PURE__ */ operation('getRingGroup', 'get', '/ringgroups/{id}');
/**
 * Read one routing rule (`GET /routingrules/{id}`)
 *
 * Returns one routing rule: its calls, its action and its position. Use it to check a rule after you create or change it.
 *
 * Ledger C-09: Record and request of a routing rule
 * Ledger N-30: Meaning of coded integers
 * Ledger N-67: Values of string fields of records
 */
export const getRoutingRule: (
  pbx: Telephony,
  args: GetRoutingRulePath,
  options?: CallOptions,
) => Promise<RoutingRuleSingle> = /* @__PURE__ */ operation('getRoutingRule', 'get', '/routingrules/{id}');
/**
 * Read one SMS (`GET /sms/{id}`)
 *
 * Returns one text message. Use it to check the `result` of a message some time after you sent it.
 */
export const getSms: (pbx: Telephony, args: GetSmsPath, options?: CallOptions) => Promise<SmsSingle> =
  /* @__PURE__ */ operation('getSms', 'get', '/sms/{id}');
/**
 * Read one user (`GET /users/{id}`)
 *
 * Returns one user with roles and telephony settings. Use it to check a person's settings before you act for them.
 *
 * Ledger C-05: User record and user model
 */
export const getUser: (pbx: Telephony, args: GetUserPath, options?: CallOptions) => Promise<UserSingle> =
  /* @__PURE__ */ operation('getUser', 'get', '/users/{id}');
/**
 * Read the audio of a user (`GET /users/{id}/audio`)
 *
 * Returns a JSON record about the audio of a user, not a sound file. Use it to check whether audio is set before you reset it.
 *
 * Ledger N-46: Records of sub-resources
 */
export const getUserAudio: (
  pbx: Telephony,
  args: GetUserAudioPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('getUserAudio', 'get', '/users/{id}/audio');
/**
 * Read one user group (`GET /usergroups/{id}`)
 *
 * Returns the name and the colour of one user group (team). Use it to show a team when you have only its id.
 */
export const getUserGroup: (
  pbx: Telephony,
  args: GetUserGroupPath,
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation('getUserGroup', 'get', '/usergroups/{id}');
/**
 * Read one user group policy (`GET /usergrouppolicies/{id}`)
 *
 * Returns the name and the colour of one user group policy. Use it to show a policy when you have only its id.
 */
export const getUserGroupPolicy: (
  pbx: Telephony,
  args: GetUserGroupPolicyPath,
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation(
  'getUserGroupPolicy',
  'get',
  '/usergrouppolicies/{id}',
);
/**
 * Read one voicemail announcement (`GET /vmannouncements/{id}`)
 *
 * Returns the description, the extension and the date of one voicemail announcement. Use it to look up an id such as a user's `vm_announcement_id`.
 */
export const getVmAnnouncement: (
  pbx: Telephony,
  args: GetVmAnnouncementPath,
  options?: CallOptions,
) => Promise<VmAnnouncementSingle> = /* @__PURE__ */ operation(
  'getVmAnnouncement',
  'get',
  '/vmannouncements/{id}',
);
/**
 * Read one voicemail message (`GET /voicemessages/{id}`)
 *
 * Returns one voicemail message: caller, duration, folder and transcript. Use it when you know the message's id.
 */
export const getVoicemessage: (
  pbx: Telephony,
  args: GetVoicemessagePath,
  options?: CallOptions,
) => Promise<VoicemessageSingle> = /* @__PURE__ */ operation('getVoicemessage', 'get', '/voicemessages/{id}');
/**
 * List ACL roles (`GET /aclroles`)
 *
 * Returns one page of ACL roles, the records in the `roles` of a user. Use it to show role names in an administration screen, or to find the id of a role.
 *
 * Ledger N-05: Role or permission for an operation
 */
export const listAclRoles: (
  pbx: Telephony,
  args?: ListAclRolesQuery,
  options?: CallOptions,
) => Promise<Page<AclRole>> = /* @__PURE__ */ operation('listAclRoles', 'get', '/aclroles', COLLECTION);
/**
 * List API tokens (`GET /apitokens`)
 *
 * Returns one page of API tokens. Use it to find unused tokens, and the value for `DELETE /apitokens/{token}`.
 *
 * Ledger O-04: Meaning of expiry
 * Ledger O-51: Listing and deleting API tokens
 */
export const listApiTokens: (
  pbx: Telephony,
  args?: ListApiTokensQuery,
  options?: CallOptions,
) => Promise<Page<ApiToken>> = /* @__PURE__ */ operation('listApiTokens', 'get', '/apitokens', COLLECTION);
/**
 * List call flows (`GET /callflows`)
 *
 * Returns one page of call flows with name, description, status and thumbnail. Use it to show the name of the `call_flow` of a number (`GET /ddis`) or a queue (`GET /queues`).
 */
export const listCallFlows: (
  pbx: Telephony,
  args?: ListCallFlowsQuery,
  options?: CallOptions,
) => Promise<Page<CallFlow>> = /* @__PURE__ */ operation('listCallFlows', 'get', '/callflows', COLLECTION);
/**
 * List call labels (`GET /calllabels`)
 *
 * Returns one page of call labels. Use it to show labels that a user can choose from.
 *
 * Ledger N-24: Elements of arrays in requests
 * Ledger N-36: Fields of a call label
 */
export const listCallLabels: (
  pbx: Telephony,
  args?: ListCallLabelsQuery,
  options?: CallOptions,
) => Promise<Page<CallLabel>> = /* @__PURE__ */ operation('listCallLabels', 'get', '/calllabels', COLLECTION);
/**
 * List call-me-back CDRs (`GET /callmeback/cdrs`)
 *
 * Returns one page of the records of call-me-back calls. Use it to count these calls, with `limit=1` and `total`.
 *
 * Ledger N-44: Fields of a call-me-back CDR
 */
export const listCallMeBackCdrs: (
  pbx: Telephony,
  args?: ListCallMeBackCdrsQuery,
  options?: CallOptions,
) => Promise<Page<CallMeBackCdr>> = /* @__PURE__ */ operation(
  'listCallMeBackCdrs',
  'get',
  '/callmeback/cdrs',
  COLLECTION,
);
/**
 * List call-me-back settings (`GET /callmeback/settings`)
 *
 * Returns one page of call-me-back settings: button, texts, position, number, countries and maximum call rate. Use it to find the `{id}` for `/callmeback/settings/{id}`, or the `call_me_back_setting_id` for a campaign.
 */
export const listCallMeBackSettings: (
  pbx: Telephony,
  args?: ListCallMeBackSettingsQuery,
  options?: CallOptions,
) => Promise<Page<CallMeBackSetting>> = /* @__PURE__ */ operation(
  'listCallMeBackSettings',
  'get',
  '/callmeback/settings',
  COLLECTION,
);
/**
 * List call-me-back visitors (`GET /callmeback/visitors`)
 *
 * Returns one page of visitors to call-me-back widgets. Use it to count visitors, with `limit=1` and `total`.
 *
 * Ledger N-43: Fields of a call-me-back visitor
 */
export const listCallMeBackVisitors: (
  pbx: Telephony,
  args?: ListCallMeBackVisitorsQuery,
  options?: CallOptions,
) => Promise<Page<CallMeBackVisitor>> = /* @__PURE__ */ operation(
  'listCallMeBackVisitors',
  'get',
  '/callmeback/visitors',
  COLLECTION,
);
/**
 * List call-me-back websites (`GET /callmeback/websites`)
 *
 * Returns one page of the websites with a call-me-back widget. Use it to see which widgets exist.
 *
 * Ledger C-24: Call-me-back websites and settings
 */
export const listCallMeBackWebsites: (
  pbx: Telephony,
  args?: ListCallMeBackWebsitesQuery,
  options?: CallOptions,
) => Promise<Page<CallMeBackSetting>> = /* @__PURE__ */ operation(
  'listCallMeBackWebsites',
  'get',
  '/callmeback/websites',
  COLLECTION,
);
/**
 * List the recordings of a live call (`GET /calls/{id}/monitors`)
 *
 * Returns the recording records of a live call. Use it before the call ends.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listCallMonitors: (
  pbx: Telephony,
  args: ListCallMonitorsPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listCallMonitors', 'get', '/calls/{id}/monitors');
/**
 * List the trace records of a live call (`GET /calls/{id}/trace`)
 *
 * Returns the trace records of a live call as JSON. Use it to help users while they are still on the line.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listCallTrace: (
  pbx: Telephony,
  args: ListCallTracePath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listCallTrace', 'get', '/calls/{id}/trace');
/**
 * List call tracking records (`GET /calltracking/cdrs`)
 *
 * Returns one page of call tracking records. Use it to see the calls of your campaigns.
 *
 * Ledger C-19: Two addresses for call tracking
 * Ledger N-58: Record of call-tracking CDRs
 */
export const listCallTrackingCdrs: (
  pbx: Telephony,
  args?: ListCallTrackingCdrsQuery,
  options?: CallOptions,
) => Promise<CallTrackingCdrCollection> = /* @__PURE__ */ operation(
  'listCallTrackingCdrs',
  'get',
  '/calltracking/cdrs',
  COLLECTION,
);
/**
 * List call tracking numbers (`GET /calltracking/ddis`)
 *
 * Returns one page of the numbers used for call tracking. Use it if you also assign numbers with `PATCH /calltracking/ddis`.
 *
 * Ledger C-19: Two addresses for call tracking
 */
export const listCallTrackingDdis: (
  pbx: Telephony,
  args?: ListCallTrackingDdisQuery,
  options?: CallOptions,
) => Promise<Page<Ddi>> = /* @__PURE__ */ operation(
  'listCallTrackingDdis',
  'get',
  '/calltracking/ddis',
  COLLECTION,
);
/**
 * List live calls (`GET /calls`)
 *
 * Returns one page of the calls that are live now, including calls that are still ringing. Use it to fill a wallboard when your program starts.
 *
 * Ledger O-08: Unit of start_time and connected_at of a live call
 */
export const listCalls: (
  pbx: Telephony,
  args?: ListCallsQuery,
  options?: CallOptions,
) => Promise<Page<Call>> = /* @__PURE__ */ operation('listCalls', 'get', '/calls', COLLECTION);
/**
 * List call tracking campaigns (`GET /calltracking/campaigns`)
 *
 * Returns one page of call tracking campaigns. Use it to find the `campaign_id` for `PATCH /calltracking/ddis`.
 *
 * Ledger C-20: Record of a call-tracking campaign
 */
export const listCampaigns: (
  pbx: Telephony,
  args?: ListCampaignsQuery,
  options?: CallOptions,
) => Promise<Page<Campaign>> = /* @__PURE__ */ operation(
  'listCampaigns',
  'get',
  '/calltracking/campaigns',
  COLLECTION,
);
/**
 * List canned responses (`GET /sms/cannedresponses`)
 *
 * Returns one page of canned responses, prepared texts for SMS. Use it to let people choose a text when they write a message.
 *
 * Ledger N-01: Presence and null of record fields
 * Ledger N-41: Fields of a canned response
 */
export const listCannedResponses: (
  pbx: Telephony,
  args?: ListCannedResponsesQuery,
  options?: CallOptions,
) => Promise<Page<CannedResponse>> = /* @__PURE__ */ operation(
  'listCannedResponses',
  'get',
  '/sms/cannedresponses',
  COLLECTION,
);
/**
 * List the dictionaries of CDRs (`GET /cdrs/dictionaries`)
 *
 * Returns the dictionaries of CDRs as a collection. Use it to check whether your platform explains the numbers that some CDRs have in `type`, `disposition` and `destination`.
 *
 * Ledger N-51: Records of dictionaries
 * Ledger O-22: type, disposition and destination of a CDR
 */
export const listCdrDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listCdrDictionaries',
  'get',
  '/cdrs/dictionaries',
);
/**
 * List the notes of a CDR (`GET /cdrs/{id}/notes`)
 *
 * Returns the notes on a call. Use it to show the notes next to the CDR.
 *
 * Ledger N-45: Fields of a CDR note
 */
export const listCdrNotes: (
  pbx: Telephony,
  args: ListCdrNotesPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listCdrNotes', 'get', '/cdrs/{id}/notes');
/**
 * List call detail records (`GET /cdrs`)
 *
 * Returns one page of call detail records (CDRs) of ended calls: numbers, users, times, durations and cost. Use it for reports and for a regular sync.
 */
export const listCdrs: (pbx: Telephony, args?: ListCdrsQuery, options?: CallOptions) => Promise<Page<Cdr>> =
  /* @__PURE__ */ operation('listCdrs', 'get', '/cdrs', COLLECTION);
/**
 * List chats (`GET /chats`)
 *
 * Returns one page of chats: visitor, operator, website, state and duration. Use it for reports on your website chats.
 *
 * Ledger N-32: Values of state fields
 */
export const listChats: (
  pbx: Telephony,
  args?: ListChatsQuery,
  options?: CallOptions,
) => Promise<Page<Chat>> = /* @__PURE__ */ operation('listChats', 'get', '/chats', COLLECTION);
/**
 * List conference rooms (`GET /conferences`)
 *
 * Returns one page of conference rooms with their numbers, PINs and settings. Use it to write an invitation, or to find the id of a room.
 *
 * Ledger N-64: Fields that have only a name
 * Ledger O-43: sort, dir, include and fields
 */
export const listConferences: (
  pbx: Telephony,
  args?: ListConferencesQuery,
  options?: CallOptions,
) => Promise<Page<Conference>> = /* @__PURE__ */ operation(
  'listConferences',
  'get',
  '/conferences',
  COLLECTION,
);
/**
 * List the calls of a contact (`GET /contacts/{id}/cdrs`)
 *
 * Returns the calls of one contact. Use it for a quick look at what happened with a contact.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listContactCdrs: (
  pbx: Telephony,
  args: ListContactCdrsPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listContactCdrs', 'get', '/contacts/{id}/cdrs');
/**
 * List contacts (`GET /contacts`)
 *
 * Returns one page of the address book: names, companies, numbers, groups, and the time of the last call. Use it to sync contacts with a CRM, or to find out who is calling.
 *
 * Ledger N-46: Records of sub-resources
 * Ledger O-15: Form of phone numbers
 */
export const listContacts: (
  pbx: Telephony,
  args?: ListContactsQuery,
  options?: CallOptions,
) => Promise<Page<Contact>> = /* @__PURE__ */ operation('listContacts', 'get', '/contacts', COLLECTION);
/**
 * List the dictionaries of numbers (`GET /ddis/dictionaries`)
 *
 * Returns the dictionaries of numbers as a collection. Use it to check whether they explain coded fields such as `target_type` and `status`.
 *
 * Ledger N-51: Records of dictionaries
 */
export const listDdiDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listDdiDictionaries',
  'get',
  '/ddis/dictionaries',
);
/**
 * List phone numbers (`GET /ddis`)
 *
 * Returns one page of the account's phone numbers. Use it to choose a number to send from: `from` of `POST /sms`, or `caller_id` of `POST /calls` and `POST /leadcalls`.
 *
 * Ledger N-30: Meaning of coded integers
 * Ledger N-64: Fields that have only a name
 */
export const listDdis: (pbx: Telephony, args?: ListDdisQuery, options?: CallOptions) => Promise<Page<Ddi>> =
  /* @__PURE__ */ operation('listDdis', 'get', '/ddis', COLLECTION);
/**
 * List faxes (`GET /faxes`)
 *
 * Returns one page of the account's faxes: both numbers, pages, cost and file name. Use it for a list of sent and received faxes.
 *
 * Ledger N-30: Meaning of coded integers
 * Ledger O-29: Fields that can be filtered
 */
export const listFaxes: (pbx: Telephony, args?: ListFaxesQuery, options?: CallOptions) => Promise<Page<Fax>> =
  /* @__PURE__ */ operation('listFaxes', 'get', '/faxes', COLLECTION);
/**
 * List IVRs (`GET /ivrs`)
 *
 * Returns one page of IVRs (voice menus) with their times, their sounds and the destinations of their keys. Use it to show the choices of a menu, or to look up an IVR id.
 *
 * Ledger N-67: Values of string fields of records
 * Ledger O-34: Further events and states
 */
export const listIvrs: (pbx: Telephony, args?: ListIvrsQuery, options?: CallOptions) => Promise<Page<Ivr>> =
  /* @__PURE__ */ operation('listIvrs', 'get', '/ivrs', COLLECTION);
/**
 * List the dictionaries of media sessions (`GET /mediasessions/dictionaries`)
 *
 * Returns the dictionaries of media sessions as a collection. Use it to check by hand whether your deployment explains the values of `status` and `type`.
 *
 * Ledger N-51: Records of dictionaries
 */
export const listMediaSessionDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listMediaSessionDictionaries',
  'get',
  '/mediasessions/dictionaries',
);
/**
 * List media sessions (`GET /mediasessions`)
 *
 * Returns one page of media sessions. Use it to see which devices took part in a call, for instance when a support case names a phone model.
 *
 * Ledger N-66: Units of durations, scores and amounts
 * Ledger N-68: Targets of some ids
 */
export const listMediaSessions: (
  pbx: Telephony,
  args?: ListMediaSessionsQuery,
  options?: CallOptions,
) => Promise<Page<MediaSession>> = /* @__PURE__ */ operation(
  'listMediaSessions',
  'get',
  '/mediasessions',
  COLLECTION,
);
/**
 * List the AI dictionary of recordings (`GET /monitors/aidictionary`)
 *
 * Returns one page of AI dictionary records. Use it to see what your account has.
 *
 * Ledger N-61: Analysis fields of a recording
 * Ledger N-62: Purpose of the AI dictionary
 */
export const listMonitorAiDictionaries: (
  pbx: Telephony,
  args?: ListMonitorAiDictionariesQuery,
  options?: CallOptions,
) => Promise<Page<MonitorAiDictionary>> = /* @__PURE__ */ operation(
  'listMonitorAiDictionaries',
  'get',
  '/monitors/aidictionary',
  COLLECTION,
);
/**
 * List call recordings (`GET /monitors`)
 *
 * Returns one page of call recordings. Use it after `call.hangup` to find the recording of a call, and pass its `id` to `GET /monitors/{id}.mp3`.
 *
 * Ledger O-23: Fields of a recording
 * Ledger O-33: Legs of a call
 * Ledger O-45: Date field of each resource
 * Ledger O-83: Recordings by the id of a leg
 * Ledger N-73: Time until CDR and recording appear
 */
export const listMonitors: (
  pbx: Telephony,
  args?: ListMonitorsQuery,
  options?: CallOptions,
) => Promise<Page<Monitor>> = /* @__PURE__ */ operation('listMonitors', 'get', '/monitors', COLLECTION);
/**
 * List the dictionaries of MSDRs (`GET /msdrs/dictionaries`)
 *
 * Returns the dictionaries of media session records (MSDRs) as a collection. Use it to check whether they name the values of `type` or `t_cause`.
 *
 * Ledger N-51: Records of dictionaries
 */
export const listMsdrDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listMsdrDictionaries',
  'get',
  '/msdrs/dictionaries',
);
/**
 * List media session records (`GET /msdrs`)
 *
 * Returns one page of media session records (MSDRs): numbers, user agents, duration and termination reason. Use it to investigate audio problems.
 *
 * Ledger N-09: Values of t_cause
 * Ledger N-66: Units of durations, scores and amounts
 * Ledger O-45: Date field of each resource
 */
export const listMsdrs: (
  pbx: Telephony,
  args?: ListMsdrsQuery,
  options?: CallOptions,
) => Promise<Page<Msdr>> = /* @__PURE__ */ operation('listMsdrs', 'get', '/msdrs', COLLECTION);
/**
 * List pickup groups (`GET /pickupgroups`)
 *
 * Returns one page of pickup groups. Use it to show the names behind the `pickup_group_id` of users.
 *
 * Ledger C-23: users of a pickup group
 */
export const listPickupGroups: (
  pbx: Telephony,
  args?: ListPickupGroupsQuery,
  options?: CallOptions,
) => Promise<Page<PickupGroup>> = /* @__PURE__ */ operation(
  'listPickupGroups',
  'get',
  '/pickupgroups',
  COLLECTION,
);
/**
 * List queue groups (`GET /queuegroups`)
 *
 * Returns one page of queue groups, with id and name. Use it to find the id of a group by its name.
 */
export const listQueueGroups: (
  pbx: Telephony,
  args?: ListQueueGroupsQuery,
  options?: CallOptions,
) => Promise<Page<QueueGroup>> = /* @__PURE__ */ operation(
  'listQueueGroups',
  'get',
  '/queuegroups',
  COLLECTION,
);
/**
 * List call queues (`GET /queues`)
 *
 * Returns one page of call queues with their settings. Use it to build a wallboard, or to find the queues of an agent.
 *
 * Ledger O-24: Ring strategy and users of a queue
 * Ledger O-50: Queue members
 */
export const listQueues: (
  pbx: Telephony,
  args?: ListQueuesQuery,
  options?: CallOptions,
) => Promise<Page<Queue>> = /* @__PURE__ */ operation('listQueues', 'get', '/queues', COLLECTION);
/**
 * List the dictionaries of report schedules (`GET /reportschedules/dictionaries`)
 *
 * Returns the dictionaries of report schedules as a collection. Use it to check by hand whether they explain the values of `report_id`, `format` or `culture`.
 *
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-51: Records of dictionaries
 */
export const listReportScheduleDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listReportScheduleDictionaries',
  'get',
  '/reportschedules/dictionaries',
);
/**
 * List report schedules (`GET /reportschedules`)
 *
 * Returns one page of report schedules: recipients, frequency, and the times of the last and the next run. Use it to see who receives which report, and whether a run is late.
 */
export const listReportSchedules: (
  pbx: Telephony,
  args?: ListReportSchedulesQuery,
  options?: CallOptions,
) => Promise<Page<ReportSchedule>> = /* @__PURE__ */ operation(
  'listReportSchedules',
  'get',
  '/reportschedules',
  COLLECTION,
);
/**
 * List the dictionaries of ring groups (`GET /ringgroups/dictionaries`)
 *
 * Returns the dictionaries of ring groups as a collection. Use it to check whether they explain the values of `strategy` or `final_dst_type`.
 *
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-51: Records of dictionaries
 */
export const listRingGroupDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listRingGroupDictionaries',
  'get',
  '/ringgroups/dictionaries',
);
/**
 * List ring groups (`GET /ringgroups`)
 *
 * Returns one page of ring groups with name, number, ring time and final destination. Use it to find the `id` or the `number` of a group.
 *
 * Ledger N-77: Fields that only requests have
 * Ledger O-50: Queue members
 */
export const listRingGroups: (
  pbx: Telephony,
  args?: ListRingGroupsQuery,
  options?: CallOptions,
) => Promise<Page<RingGroup>> = /* @__PURE__ */ operation('listRingGroups', 'get', '/ringgroups', COLLECTION);
/**
 * List routing rules (`GET /routingrules`)
 *
 * Returns one page of routing rules, which for instance block or redirect calls. Use it to find out why a call was refused or redirected, and to choose `pos` for a new rule.
 *
 * Ledger C-09: Record and request of a routing rule
 * Ledger N-67: Values of string fields of records
 * Ledger O-43: sort, dir, include and fields
 */
export const listRoutingRules: (
  pbx: Telephony,
  args?: ListRoutingRulesQuery,
  options?: CallOptions,
) => Promise<Page<RoutingRule>> = /* @__PURE__ */ operation(
  'listRoutingRules',
  'get',
  '/routingrules',
  COLLECTION,
);
/**
 * List SMS (`GET /sms`)
 *
 * Returns one page of text messages: both numbers and names, the text and the result. Use it for a message history, or to check messages that you sent.
 *
 * Ledger N-67: Values of string fields of records
 * Ledger O-45: Date field of each resource
 */
export const listSms: (pbx: Telephony, args?: ListSmsQuery, options?: CallOptions) => Promise<Page<Sms>> =
  /* @__PURE__ */ operation('listSms', 'get', '/sms', COLLECTION);
/**
 * List the dictionaries of SMS (`GET /sms/dictionaries`)
 *
 * Returns the dictionaries of SMS as a collection. Use it to check whether they explain the values of `type` and `result`.
 *
 * Ledger N-51: Records of dictionaries
 * Ledger N-67: Values of string fields of records
 */
export const listSmsDictionaries: (
  pbx: Telephony,
  options?: CallOptions,
) => Promise<Page<UnspecifiedRecord>> = /* @__PURE__ */ operation(
  'listSmsDictionaries',
  'get',
  '/sms/dictionaries',
);
/**
 * List tracked calls (`GET /cdrs/calltracking`)
 *
 * Returns one page of call tracking records. Use it to see the calls to tracked numbers.
 *
 * Ledger C-19: Two addresses for call tracking
 * Ledger N-58: Record of call-tracking CDRs
 */
export const listTrackedCdrs: (
  pbx: Telephony,
  args?: ListTrackedCdrsQuery,
  options?: CallOptions,
) => Promise<CallTrackingCdrCollection> = /* @__PURE__ */ operation(
  'listTrackedCdrs',
  'get',
  '/cdrs/calltracking',
  COLLECTION,
);
/**
 * List tracked numbers (`GET /ddis/calltracking`)
 *
 * Returns one page of the numbers used for call tracking, with the record of `GET /ddis`. Use it only if `GET /calltracking/ddis` leaves out a number that you are looking for.
 *
 * Ledger C-19: Two addresses for call tracking
 */
export const listTrackedDdis: (
  pbx: Telephony,
  args?: ListTrackedDdisQuery,
  options?: CallOptions,
) => Promise<Page<Ddi>> = /* @__PURE__ */ operation(
  'listTrackedDdis',
  'get',
  '/ddis/calltracking',
  COLLECTION,
);
/**
 * List the calls of a user (`GET /users/{id}/calls`)
 *
 * Returns the calls of one user. Use it for a quick look at one person.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listUserCalls: (
  pbx: Telephony,
  args: ListUserCallsPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserCalls', 'get', '/users/{id}/calls');
/**
 * List the CDRs of a user (`GET /users/{id}/cdrs`)
 *
 * Returns the CDRs of one user. Use it for a quick look at the history of one person.
 *
 * Ledger N-46: Records of sub-resources
 * Ledger O-45: Date field of each resource
 */
export const listUserCdrs: (
  pbx: Telephony,
  args: ListUserCdrsPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserCdrs', 'get', '/users/{id}/cdrs');
/**
 * List the chat messages of a user (`GET /users/{id}/chatmsgs`)
 *
 * Returns the chat messages of one user. Use it to read messages, and to get ids for `DELETE /chatmsgs/{ids}`.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listUserChatMessages: (
  pbx: Telephony,
  args: ListUserChatMessagesPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserChatMessages', 'get', '/users/{id}/chatmsgs');
/**
 * List the contacts of a user (`GET /users/{id}/contacts`)
 *
 * Returns the contacts of one user. Use it for a quick look at one person's contacts.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listUserContacts: (
  pbx: Telephony,
  args: ListUserContactsPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserContacts', 'get', '/users/{id}/contacts');
/**
 * List user group policies (`GET /usergrouppolicies`)
 *
 * Returns one page of user group policies. Use it to show policies, or to find a policy by its name.
 *
 * Ledger N-64: Fields that have only a name
 */
export const listUserGroupPolicies: (
  pbx: Telephony,
  args?: ListUserGroupPoliciesQuery,
  options?: CallOptions,
) => Promise<Page<UserGroup>> = /* @__PURE__ */ operation(
  'listUserGroupPolicies',
  'get',
  '/usergrouppolicies',
  COLLECTION,
);
/**
 * List user groups (`GET /usergroups`)
 *
 * Returns one page of user groups (teams) with id, name and colour. Use it to offer teams as a choice, or to find the id of a team by its name.
 */
export const listUserGroups: (
  pbx: Telephony,
  args?: ListUserGroupsQuery,
  options?: CallOptions,
) => Promise<Page<UserGroup>> = /* @__PURE__ */ operation('listUserGroups', 'get', '/usergroups', COLLECTION);
/**
 * List the SMS of a thread (second address) (`GET /users/{id}/sms/threads/{from}/{to}`)
 *
 * Returns the SMS between `{from}` and `{to}` for one user, grouped. Use it only if `GET /users/{id}/smsthreads/{from}/{to}` does not suit you.
 *
 * Ledger C-18: Two addresses for SMS threads
 * Ledger N-23: Types of {from} and {to} in SMS threads
 * Ledger N-46: Records of sub-resources
 */
export const listUserSmsThreadMessages: (
  pbx: Telephony,
  args: ListUserSmsThreadMessagesPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation(
  'listUserSmsThreadMessages',
  'get',
  '/users/{id}/sms/threads/{from}/{to}',
);
/**
 * List the SMS of a thread, grouped (`GET /users/{id}/smsthreads/{from}/{to}`)
 *
 * Returns the SMS between `{from}` and `{to}` for one user, grouped. Use it to show a conversation.
 *
 * Ledger C-18: Two addresses for SMS threads
 * Ledger N-23: Types of {from} and {to} in SMS threads
 * Ledger N-46: Records of sub-resources
 */
export const listUserSmsThreads: (
  pbx: Telephony,
  args: ListUserSmsThreadsPath,
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation(
  'listUserSmsThreads',
  'get',
  '/users/{id}/smsthreads/{from}/{to}',
);
/**
 * List users (`GET /users`)
 *
 * Returns one page of users with all their fields: names, extension, roles and telephony settings. Use it to match people with extensions, and to get user ids for `POST /calls`, queues and ring groups.
 *
 * Ledger C-05: User record and user model
 * Ledger O-14: Caller of POST /calls
 * Ledger O-25: Fields of a user record
 * Ledger O-40: 412 of POST /calls
 * Ledger O-69: Fields of listed users
 */
export const listUsers: (
  pbx: Telephony,
  args?: ListUsersQuery,
  options?: CallOptions,
) => Promise<Page<User>> = /* @__PURE__ */ operation('listUsers', 'get', '/users', COLLECTION);
/**
 * List voicemail announcements (`GET /vmannouncements`)
 *
 * Returns one page of voicemail announcements, with description and extension. Use it to find the id of an announcement before you change or delete it.
 */
export const listVmAnnouncements: (
  pbx: Telephony,
  args?: ListVmAnnouncementsQuery,
  options?: CallOptions,
) => Promise<Page<VmAnnouncement>> = /* @__PURE__ */ operation(
  'listVmAnnouncements',
  'get',
  '/vmannouncements',
  COLLECTION,
);
/**
 * List voicemail messages (`GET /voicemessages`)
 *
 * Returns one page of voicemail messages: caller, dialled number, time, duration and transcript. Use it to show a mailbox, or to copy voicemail into a CRM.
 *
 * Ledger O-45: Date field of each resource
 */
export const listVoicemessages: (
  pbx: Telephony,
  args?: ListVoicemessagesQuery,
  options?: CallOptions,
) => Promise<Page<Voicemessage>> = /* @__PURE__ */ operation(
  'listVoicemessages',
  'get',
  '/voicemessages',
  COLLECTION,
);
/**
 * List web calls (`GET /webcalls`)
 *
 * Returns one page of web calls: both numbers, durations, rates and charges. Use it to see what web calls cost and how long they took.
 *
 * Ledger N-64: Fields that have only a name
 * Ledger N-66: Units of durations, scores and amounts
 */
export const listWebcalls: (
  pbx: Telephony,
  args?: ListWebcallsQuery,
  options?: CallOptions,
) => Promise<Page<Webcall>> = /* @__PURE__ */ operation('listWebcalls', 'get', '/webcalls', COLLECTION);
/**
 * Sign in with e-mail address and password (`POST /login`)
 *
 * Checks a user's e-mail address and password and returns a `user_token` for `X-Auth-Token`. Use it when a person signs in.
 *
 * Ledger O-01: Second factor at login
 * Ledger O-05: 15 or 30 minutes
 */
export const login: (
  pbx: Telephony,
  args: LoginCredentials,
  options?: CallOptions,
) => Promise<UserSession | SecondFactorRequired> = /* @__PURE__ */ operation('login', 'post', '/login', []);
/**
 * Complete a sign-in with a second factor (`POST /login2fa`)
 *
 * Completes a sign-in with the `nonce` from `POST /login` and the `code` from the user's e-mail. Use it only after `POST /login` has responded with 202.
 *
 * Ledger N-75: Account recovery: lifetimes and rules
 * Ledger O-01: Second factor at login
 */
export const loginWithSecondFactor: (
  pbx: Telephony,
  args: SecondFactorRequest,
  options?: CallOptions,
) => Promise<UserSession> = /* @__PURE__ */ operation('loginWithSecondFactor', 'post', '/login2fa', []);
/**
 * Destroy the token of this request (`POST /logout`)
 *
 * Destroys the token of this request at once. Use it when a person signs out, so that no valid token stays in the browser.
 *
 * Ends the token that it is sent with.
 */
export const logout: (pbx: Telephony, options?: CallOptions) => Promise<Acknowledgement> =
  /* @__PURE__ */ operation('logout', 'post', '/logout');
/**
 * Keep the token alive (`GET /ping`)
 *
 * Restarts the inactivity period of the token and has no other effect. Call it every 5 minutes from a session that may stay quiet.
 *
 * Ledger O-05: 15 or 30 minutes
 * Ledger O-21: Response of GET /ping
 */
export const ping: (pbx: Telephony, options?: CallOptions) => Promise<PongSingle> = /* @__PURE__ */ inOneForm(
  operation('ping', 'get', '/ping'),
  readPong,
);
/**
 * Send an e-mail to reset a password (`POST /password`)
 *
 * Sends a user an e-mail with a token to reset the password. Use it behind a link such as "Forgotten your password?".
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-03: Token for account recovery
 * Ledger N-75: Account recovery: lifetimes and rules
 */
export const requestPasswordReset: (
  pbx: Telephony,
  args: PasswordResetRequest,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('requestPasswordReset', 'post', '/password', []);
/**
 * Send the confirmation e-mail again (`POST /confirmation`)
 *
 * Sends a user's confirmation e-mail again, to the address in `email`. Use it for a user who has lost the first e-mail.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-03: Token for account recovery
 * Ledger N-06: Bodies of the account recovery responses
 */
export const resendConfirmation: (
  pbx: Telephony,
  args: ConfirmationRequest,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('resendConfirmation', 'post', '/confirmation', []);
/**
 * Set a new password with the token from the e-mail (`POST /reset`)
 *
 * Sets a new password with the token from the e-mail of `POST /password`. Call it from the page where the user enters the token and a new password.
 *
 * Ledger N-03: Token for account recovery
 * Ledger N-06: Bodies of the account recovery responses
 * Ledger N-75: Account recovery: lifetimes and rules
 */
export const resetPassword: (
  pbx: Telephony,
  args: PasswordReset,
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('resetPassword', 'post', '/reset', []);
/**
 * Transfer, pick up, record or label a live call (`PATCH /calls/{id}`)
 *
 * Changes a live call. Use it to transfer a call, pick it up, control its recording, label it or attach a link.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger C-21: Status 301 as the success of PATCH /calls/{id}
 * Ledger O-71: Success of PATCH /calls/{id}
 */
export const updateCall: (
  pbx: Telephony,
  args: UpdateCallPath & CallUpdate,
  options?: CallOptions,
) => Promise<CallSingle> = /* @__PURE__ */ operation('updateCall', 'patch', '/calls/{id}', []);
/**
 * Change a call label (`PATCH /calllabels/{id}`)
 *
 * Changes a call label and returns the changed record. Use it to edit the label itself, not the labels of a call.
 *
 * Ledger N-37: Bodies of call label requests
 */
export const updateCallLabel: (
  pbx: Telephony,
  args: UpdateCallLabelPath & { body: CallLabelInput },
  options?: CallOptions,
) => Promise<CallLabelSingle> = /* @__PURE__ */ operation(
  'updateCallLabel',
  'patch',
  '/calllabels/{id}',
  [],
  'body',
);
/**
 * Change a call-me-back button (`PATCH /callmeback/buttons/{id}`)
 *
 * Changes `name`, `data_online` or `data_offline` of a call-me-back button and returns its record. Use it to change the button for all widgets that share it.
 *
 * Ledger N-69: Content of data_online and data_offline
 * Ledger N-71: Unknown ids without a listed 404
 */
export const updateCallMeBackButton: (
  pbx: Telephony,
  args: UpdateCallMeBackButtonPath & CallMeBackButtonUpdate,
  options?: CallOptions,
) => Promise<CallMeBackButtonSingle> = /* @__PURE__ */ operation(
  'updateCallMeBackButton',
  'patch',
  '/callmeback/buttons/{id}',
  [],
);
/**
 * Change call-me-back settings (`PATCH /callmeback/settings/{id}`)
 *
 * Changes the settings of one call-me-back widget and returns them. Use it to change countries, texts or `max_call_rate`, or to show another button.
 */
export const updateCallMeBackSetting: (
  pbx: Telephony,
  args: UpdateCallMeBackSettingPath & CallMeBackSettingInput,
  options?: CallOptions,
) => Promise<CallMeBackSettingSingle> = /* @__PURE__ */ operation(
  'updateCallMeBackSetting',
  'patch',
  '/callmeback/settings/{id}',
  [],
);
/**
 * Change a canned response (`PATCH /sms/cannedresponses/{id}`)
 *
 * Changes the `name` or `text` of a canned response and returns the record. Use it to correct the wording.
 *
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateCannedResponse: (
  pbx: Telephony,
  args: UpdateCannedResponsePath & CannedResponseInput,
  options?: CallOptions,
) => Promise<CannedResponseSingle> = /* @__PURE__ */ operation(
  'updateCannedResponse',
  'patch',
  '/sms/cannedresponses/{id}',
  [],
);
/**
 * Change a conference room (`PATCH /conferences/{id}`)
 *
 * Changes the fields that you send and returns the room's record. Use it to renew a PIN or to turn recording on.
 *
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 * Ledger N-77: Fields that only requests have
 */
export const updateConference: (
  pbx: Telephony,
  args: UpdateConferencePath & ConferenceInput,
  options?: CallOptions,
) => Promise<ConferenceSingle> = /* @__PURE__ */ operation(
  'updateConference',
  'patch',
  '/conferences/{id}',
  [],
);
/**
 * Change a contact (`PATCH /contacts/{id}`)
 *
 * Changes one contact and returns it. Use it to edit names, numbers or notes.
 *
 * Ledger C-13: Record and request of a contact
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateContact: (
  pbx: Telephony,
  args: UpdateContactPath & ContactInput,
  options?: CallOptions,
) => Promise<ContactSingle> = /* @__PURE__ */ operation('updateContact', 'patch', '/contacts/{id}', []);
/**
 * Change an IVR (`PATCH /ivrs/{id}`)
 *
 * Changes the fields of an IVR that you send. Use it to change names, times and languages.
 *
 * Ledger N-48: Rest of the IVR update
 */
export const updateIvr: (
  pbx: Telephony,
  args: UpdateIvrPath & IvrUpdate,
  options?: CallOptions,
) => Promise<IvrSingle> = /* @__PURE__ */ operation('updateIvr', 'patch', '/ivrs/{id}', []);
/**
 * Store the analysis of a recording (`PATCH /monitors/{id}`)
 *
 * Stores a transcript, summary, sentiment, score or metadata with one recording, and returns the record. Use it when your own service transcribes or rates calls.
 *
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateMonitor: (
  pbx: Telephony,
  args: UpdateMonitorPath & MonitorUpdate,
  options?: CallOptions,
) => Promise<MonitorSingle> = /* @__PURE__ */ operation('updateMonitor', 'patch', '/monitors/{id}', []);
/**
 * Change a queue group (`PATCH /queuegroups/{id}`)
 *
 * Changes one queue group and returns its record. Use it to rename a group.
 *
 * Ledger N-38: Bodies of queue group requests
 * Ledger N-25: Unknown fields of requests
 * Ledger O-50: Queue members
 */
export const updateQueueGroup: (
  pbx: Telephony,
  args: UpdateQueueGroupPath & { body: QueueGroupInput },
  options?: CallOptions,
) => Promise<QueueGroupSingle> = /* @__PURE__ */ operation(
  'updateQueueGroup',
  'patch',
  '/queuegroups/{id}',
  [],
  'body',
);
/**
 * Let users join or leave a queue (`PATCH /queues/{id}`)
 *
 * Lets users join or leave a queue. Use it for a button to join and leave.
 *
 * Ledger O-50: Queue members
 * Ledger O-62: Response of PATCH /queues/{id}, and type of status
 * Ledger O-63: Effect of fields
 * Ledger N-47: Update and deletion of queues
 */
export const updateQueueMembers: (
  pbx: Telephony,
  args: UpdateQueueMembersPath & UpdateQueueMembersQuery & QueueMembersUpdate,
  options?: CallOptions,
) => Promise<QueueMembersResult> = /* @__PURE__ */ operation('updateQueueMembers', 'patch', '/queues/{id}', [
  'include',
  'fields',
]);
/**
 * Change a report schedule (`PATCH /reportschedules/{id}`)
 *
 * Changes one report schedule and returns its record. Use it to change recipients, times or dates.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateReportSchedule: (
  pbx: Telephony,
  args: UpdateReportSchedulePath & ReportScheduleInput,
  options?: CallOptions,
) => Promise<ReportScheduleSingle> = /* @__PURE__ */ operation(
  'updateReportSchedule',
  'patch',
  '/reportschedules/{id}',
  [],
);
/**
 * Change a ring group (`PATCH /ringgroups/{id}`)
 *
 * Changes the fields that you send and returns the ring group. Use it to change who rings, or for how long.
 *
 * Ledger C-12: Record and request of a ring group
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 * Ledger N-77: Fields that only requests have
 * Ledger O-50: Queue members
 */
export const updateRingGroup: (
  pbx: Telephony,
  args: UpdateRingGroupPath & RingGroupInput,
  options?: CallOptions,
) => Promise<RingGroupSingle> = /* @__PURE__ */ operation('updateRingGroup', 'patch', '/ringgroups/{id}', []);
/**
 * Change a routing rule (`PATCH /routingrules/{id}`)
 *
 * Changes the fields that you send and returns the routing rule. Use it to move a rule (`pos`), to add a caller or to change its times.
 *
 * Ledger C-09: Record and request of a routing rule
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateRoutingRule: (
  pbx: Telephony,
  args: UpdateRoutingRulePath & RoutingRuleInput,
  options?: CallOptions,
) => Promise<RoutingRuleSingle> = /* @__PURE__ */ operation(
  'updateRoutingRule',
  'patch',
  '/routingrules/{id}',
  [],
);
/**
 * Change a user group (`PATCH /usergroups/{id}`)
 *
 * Changes the name or the colour of a user group (team) and returns its record. Use it to rename or recolour a team.
 *
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateUserGroup: (
  pbx: Telephony,
  args: UpdateUserGroupPath & UserGroupInput,
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation('updateUserGroup', 'patch', '/usergroups/{id}', []);
/**
 * Change a user group policy (`PATCH /usergrouppolicies/{id}`)
 *
 * Changes the name or the colour of a user group policy and returns its record. Use it to rename or recolour a policy.
 *
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateUserGroupPolicy: (
  pbx: Telephony,
  args: UpdateUserGroupPolicyPath & UserGroupInput,
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation(
  'updateUserGroupPolicy',
  'patch',
  '/usergrouppolicies/{id}',
  [],
);
/**
 * Change a voicemail announcement (`PATCH /vmannouncements/{id}`)
 *
 * Changes the description, the extension or the audio of a voicemail announcement. Use it to replace a greeting and keep the id that users refer to.
 *
 * Ledger C-08: Record and request of a voicemail announcement
 * Ledger N-65: Effect of a PATCH on fields that you leave out
 */
export const updateVmAnnouncement: (
  pbx: Telephony,
  args: UpdateVmAnnouncementPath & VmAnnouncementInput,
  options?: CallOptions,
) => Promise<VmAnnouncementSingle> = /* @__PURE__ */ operation(
  'updateVmAnnouncement',
  'patch',
  '/vmannouncements/{id}',
  [],
);
