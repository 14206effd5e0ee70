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
 * Gives each number of the array to the campaign of its `campaign_id`. `e164` names the number; `id` is optional.
 *
 * Ledger C-25: id of a number: integer or string
 * Ledger N-33: Response to a bulk change
 */
export const bulkUpdateCallTrackingDdis: (
  pbx: Telephony,
  args: CallTrackingDdiBulkUpdate | { body: CallTrackingDdiBulkUpdate },
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
 * Changes the CDRs of the array. Each element names its CDR by `id`.
 *
 * Ledger N-33: Response to a bulk change
 * Ledger N-40: Fields of a bulk change of CDRs
 */
export const bulkUpdateCdrs: (
  pbx: Telephony,
  args: CdrBulkUpdate | { body: CdrBulkUpdate },
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('bulkUpdateCdrs', 'patch', '/cdrs', []);
/**
 * Change several contacts at once (`PATCH /contacts`)
 *
 * Puts contacts into another group or gives them labels, many in one request. Each element of the array names its contact by `id` and carries its own values.
 *
 * Ledger N-33: Response to a bulk change
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const bulkUpdateContacts: (
  pbx: Telephony,
  args: ContactBulkUpdate | { body: ContactBulkUpdate },
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('bulkUpdateContacts', 'patch', '/contacts', []);
/**
 * Change location and teams of several users (`PATCH /users`)
 *
 * Changes the location and the teams of the users whose ids are in the array. `groups` are user groups, the teams of `GET /usergroups`.
 *
 * Ledger C-22: location_id: string or integer
 * Ledger N-24: Elements of arrays in requests
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const bulkUpdateUsers: (
  pbx: Telephony,
  args: UserBulkUpdate | { body: UserBulkUpdate },
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('bulkUpdateUsers', 'patch', '/users', []);
/**
 * Move voicemail messages to a folder (`PATCH /voicemessages`)
 *
 * Moves each message in the array to the folder that its element names. `folder` is the only field besides `id`.
 *
 * Ledger C-16: Folder of a voicemail
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-33: Response to a bulk change
 */
export const bulkUpdateVoicemessages: (
  pbx: Telephony,
  args: VoicemessageBulkUpdate | { body: VoicemessageBulkUpdate },
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
 * Creates an additional token and returns it at `data.token`, ready for `X-Auth-Token`. It lasts longer than a login token: `expiry` is the number of seconds it may stay idle, restarted by each request, and 0 means that it never expires.
 *
 * Ledger O-03: Success of POST /apitokens
 * Ledger O-04: Meaning of expiry
 */
export const createApiToken: (
  pbx: Telephony,
  args: ApiTokenCreate | { body: ApiTokenCreate },
  options?: CallOptions,
) => Promise<ApiTokenSingle> = /* @__PURE__ */ operation('createApiToken', 'post', '/apitokens', []);
/**
 * Start a call for a user (click to call) (`POST /calls`)
 *
 * Starts a call of two legs: first the phone of the user `from` rings, and once it is answered the number `to` is called. If the user declines or does not answer the phone, `to` is never called. The response comes while the first phone rings: keep `data.id`, which is the id for `GET /calls/{id}`, for hanging up with `DELETE /calls/{id}`, and later the `live_id` of the CDR and of the recording.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger O-14: from of POST /calls
 * Ledger O-40: 412 of POST /calls
 * Ledger O-61: Two legs of a click to call
 */
export const createCall: (
  pbx: Telephony,
  args: CallCreate | { body: CallCreate },
  options?: CallOptions,
) => Promise<CallSingle> = /* @__PURE__ */ operation('createCall', 'post', '/calls', []);
/**
 * Create a call label (`POST /calllabels`)
 *
 * Adds a label for calls and returns the new record with its `id`. To find out which fields the body takes, read an existing label with `GET /calllabels/{id}` and send what it carries besides `id`.
 *
 * Ledger N-37: Bodies of call label requests
 */
export const createCallLabel: (
  pbx: Telephony,
  args: { body: CallLabelInput },
  options?: CallOptions,
) => Promise<CallLabelSingle> = /* @__PURE__ */ operation('createCallLabel', 'post', '/calllabels', []);
/**
 * Create a call-me-back button (`POST /callmeback/buttons`)
 *
 * Creates a button for a widget and returns its record. Begin with the fields of the update, `name`, `data_online` and `data_offline`; the body may take others.
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
);
/**
 * Create call-me-back settings (`POST /callmeback/settings`)
 *
 * Creates the settings of a widget and returns the record. Create the button first (`POST /callmeback/buttons`) and pass its id as `button_id`. Names and types differ from those of the record: `ddi_e164` comes back as `ddi`, and `culture` and `position` are strings here and integers there.
 *
 * Ledger C-10: Call-me-back setting in and out
 */
export const createCallMeBackSetting: (
  pbx: Telephony,
  args: CallMeBackSettingInput | { body: CallMeBackSettingInput },
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
 * Creates a campaign with its name, URL and rules and the ids of its settings for chat, call-me-back and call tracking, and returns the new record.
 *
 * Ledger C-20: Record of a call-tracking campaign
 */
export const createCampaign: (
  pbx: Telephony,
  args: CampaignCreate | { body: CampaignCreate },
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
 * Stores a text for later use and returns its record. `name` is what people choose it by, `text` is what a recipient reads.
 */
export const createCannedResponse: (
  pbx: Telephony,
  args: CannedResponseInput | { body: CannedResponseInput },
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
 * Creates a room and returns its record. Read `confno` and `confno_pstn`, the numbers of the room, from the response: the request has no fields for them.
 *
 * Ledger N-24: Elements of arrays in requests
 * Ledger N-64: Fields given by name only
 */
export const createConference: (
  pbx: Telephony,
  args: ConferenceInput | { body: ConferenceInput },
  options?: CallOptions,
) => Promise<ConferenceSingle> = /* @__PURE__ */ operation('createConference', 'post', '/conferences', []);
/**
 * Create a contact (`POST /contacts`)
 *
 * Adds one contact to the address book and returns it with its new `id`. A name and a number make a useful contact.
 *
 * Ledger C-13: Contact in and out
 */
export const createContact: (
  pbx: Telephony,
  args: ContactInput | { body: ContactInput },
  options?: CallOptions,
) => Promise<ContactSingle> = /* @__PURE__ */ operation('createContact', 'post', '/contacts', []);
/**
 * Create an IVR (`POST /ivrs`)
 *
 * Creates a voice menu and returns its record. `language`, `final_dst_type` and `post_sounds` have other types in the request than in the response.
 *
 * Ledger C-07: IVR in and out
 * Ledger N-77: Fields that cannot be read back
 */
export const createIvr: (
  pbx: Telephony,
  args: IvrCreate | { body: IvrCreate },
  options?: CallOptions,
) => Promise<IvrSingle> = /* @__PURE__ */ operation('createIvr', 'post', '/ivrs', []);
/**
 * Call a lead with a spoken text (`POST /leadcalls`)
 *
 * Calls `to`, a number or an extension, and speaks the text `tts`. The response is a live call: follow it with `GET /calls/{id}` or by events, hang up with `DELETE /calls/{id}`, and find it afterwards in `GET /cdrs` by `live_id`.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger O-13: caller_id of POST /leadcalls
 */
export const createLeadcall: (
  pbx: Telephony,
  args: LeadcallCreate | { body: LeadcallCreate },
  options?: CallOptions,
) => Promise<CallSingle> = /* @__PURE__ */ operation('createLeadcall', 'post', '/leadcalls', []);
/**
 * Create a call queue (`POST /queues`)
 *
 * Creates a queue and returns its record. Some names and types differ in the record: `moh_id` and `ivr_id` come back as `moh` and `ivr`, and the strings `language`, `monitor`, `ring_strategy` and `final_dst_type` as integers.
 *
 * Ledger C-06: Queue in and out
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-47: Update and deletion of queues
 * Ledger O-24: ring_strategy and users of a queue
 * Ledger O-50: Queue members
 */
export const createQueue: (
  pbx: Telephony,
  args: QueueCreate | { body: QueueCreate },
  options?: CallOptions,
) => Promise<QueueSingle> = /* @__PURE__ */ operation('createQueue', 'post', '/queues', []);
/**
 * Create a queue group (`POST /queuegroups`)
 *
 * Creates a queue group and returns its record with the new id. The natural field to send is `name`, the only one that the record has besides its id.
 *
 * Ledger N-38: Bodies of queue group requests
 */
export const createQueueGroup: (
  pbx: Telephony,
  args: { body: QueueGroupInput },
  options?: CallOptions,
) => Promise<QueueGroupSingle> = /* @__PURE__ */ operation('createQueueGroup', 'post', '/queuegroups', []);
/**
 * Create a report schedule (`POST /reportschedules`)
 *
 * Creates a schedule for the report `report_id` with the recipients in `emails`, and returns the record. `start_at` and `end_at` are dates, and `frequency` is an object with times and days.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger C-11: Report schedule in and out
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-30: Meaning of coded integers
 * Ledger N-68: What some ids refer to
 */
export const createReportSchedule: (
  pbx: Telephony,
  args: ReportScheduleInput | { body: ReportScheduleInput },
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
 * Creates a group of users who ring under one number, and returns its record. `users` are user ids and `ddis` are E.164 numbers. `strategy` and `final_dst_type` are strings here and integers in the record.
 *
 * Ledger C-12: Ring group in and out
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-24: Elements of arrays in requests
 */
export const createRingGroup: (
  pbx: Telephony,
  args: RingGroupInput | { body: RingGroupInput },
  options?: CallOptions,
) => Promise<RingGroupSingle> = /* @__PURE__ */ operation('createRingGroup', 'post', '/ringgroups', []);
/**
 * Create a routing rule (`POST /routingrules`)
 *
 * Creates a routing rule and returns its record. `source` holds user ids or E.164 numbers, depending on `direction`; `destination` holds ids of number patterns, or groups; `time_interval` holds the ids of time intervals. The record has strings for these three and an integer for `direction`.
 *
 * Ledger C-09: Routing rule in and out
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-24: Elements of arrays in requests
 */
export const createRoutingRule: (
  pbx: Telephony,
  args: RoutingRuleInput | { body: RoutingRuleInput },
  options?: CallOptions,
) => Promise<RoutingRuleSingle> = /* @__PURE__ */ operation('createRoutingRule', 'post', '/routingrules', []);
/**
 * Send an SMS (`POST /sms`)
 *
 * Sends a real text message to the number `to` and returns its record. `from` is optional: take one of the numbers of the account, as listed by `GET /ddis` with `sms_enabled`. Always set it when you expect a reply.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-67: Values of string fields of records
 * Ledger O-15: Form of numbers
 */
export const createSms: (
  pbx: Telephony,
  args: SmsCreate | { body: SmsCreate },
  options?: CallOptions,
) => Promise<SmsSingle> = /* @__PURE__ */ operation('createSms', 'post', '/sms', []);
/**
 * Create a user group (`POST /usergroups`)
 *
 * Creates a team with a name and a colour, and returns its record with the new id. The body does not take users.
 *
 * Ledger N-20: Required fields of request bodies
 */
export const createUserGroup: (
  pbx: Telephony,
  args: UserGroupInput | { body: UserGroupInput },
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation('createUserGroup', 'post', '/usergroups', []);
/**
 * Create a user group policy (`POST /usergrouppolicies`)
 *
 * Creates a user group policy with a name and a colour, and returns its record with the new id.
 *
 * Ledger N-64: Fields given by name only
 */
export const createUserGroupPolicy: (
  pbx: Telephony,
  args: UserGroupInput | { body: UserGroupInput },
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
 * Uploads audio as a new voicemail announcement and returns its record. `data` is the file, Base64 encoded in the JSON body: MP3, MP4, WAV or AAC (Android).
 *
 * Ledger C-08: Voicemail announcement in and out
 * Ledger N-68: What some ids refer to
 */
export const createVmAnnouncement: (
  pbx: Telephony,
  args: VmAnnouncementInput | { body: VmAnnouncementInput },
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
 * Places a call between the number `from` and the number or extension `to`. Here `from` is an E.164 number, not a user id. The response is the record of the web call, whose durations and charges are found later in `GET /webcalls`.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger O-09: Rate limits
 */
export const createWebcall: (
  pbx: Telephony,
  args: WebcallCreate | { body: WebcallCreate },
  options?: CallOptions,
) => Promise<WebcallSingle> = /* @__PURE__ */ operation('createWebcall', 'post', '/webcalls', []);
/**
 * Delete every CDR (`DELETE /cdrs`)
 *
 * Deletes every CDR of the account. It takes neither a filter nor a body.
 *
 * Deletes everything in the collection.
 */
export const deleteAllCdrs: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllCdrs', 'delete', '/cdrs');
/**
 * Delete every chat message (`DELETE /chatmsgs`)
 *
 * Deletes every chat message. It takes neither a filter nor a body, and the response has no body either.
 *
 * Deletes everything in the collection.
 */
export const deleteAllChatMessages: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllChatMessages', 'delete', '/chatmsgs');
/**
 * Delete every recording (`DELETE /monitors`)
 *
 * Deletes all recordings of the customer. It takes neither a filter nor a body, and the response comes when the deletion has been accepted, not when it is complete.
 *
 * Deletes everything in the collection.
 */
export const deleteAllMonitors: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllMonitors', 'delete', '/monitors');
/**
 * Delete every SMS (`DELETE /sms`)
 *
 * Deletes all text messages. It takes neither a filter nor a body. 202 means that the deletion has been accepted, not that it is complete.
 *
 * Deletes everything in the collection.
 */
export const deleteAllSms: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllSms', 'delete', '/sms');
/**
 * Delete every statement (`DELETE /statements`)
 *
 * Deletes all statements. It takes neither a filter nor a body.
 *
 * Deletes everything in the collection.
 *
 * Ledger N-42: Fields of a statement
 */
export const deleteAllStatements: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllStatements', 'delete', '/statements');
/**
 * Delete every voicemail message (`DELETE /voicemessages`)
 *
 * Deletes all voicemail messages. It takes neither a filter nor a body. 202 means that the deletion has been accepted, not that it is complete.
 *
 * Deletes everything in the collection.
 */
export const deleteAllVoicemessages: (pbx: Telephony, options: DeleteAllOptions) => Promise<undefined> =
  /* @__PURE__ */ operation('deleteAllVoicemessages', 'delete', '/voicemessages');
/**
 * Revoke an API token (`DELETE /apitokens/{token}`)
 *
 * Deletes one API token. `{token}` is the token itself, the `token` of a record of `GET /apitokens`: these records have no id.
 *
 * Ledger O-51: Listing and deleting API tokens
 */
export const deleteApiToken: (
  pbx: Telephony,
  args: DeleteApiTokenPath | { path: DeleteApiTokenPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteApiToken', 'delete', '/apitokens/{token}');
/**
 * Hang up a live call (`DELETE /calls/{id}`)
 *
 * Ends a live call, whatever its state. After that, `/calls/{id}` returns 404; the record of the call is in `GET /cdrs`, with the same number as `live_id`.
 */
export const deleteCall: (
  pbx: Telephony,
  args: DeleteCallPath | { path: DeleteCallPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteCall', 'delete', '/calls/{id}');
/**
 * Delete a call label (`DELETE /calllabels/{id}`)
 *
 * Deletes one label. The response has no body, and no operation restores the label.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteCallLabel: (
  pbx: Telephony,
  args: DeleteCallLabelPath | { path: DeleteCallLabelPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteCallLabel', 'delete', '/calllabels/{id}');
/**
 * Delete a call-me-back button (`DELETE /callmeback/buttons/{id}`)
 *
 * Deletes one button. The response has no body.
 *
 * Ledger N-71: Unknown ids where 404 is not listed
 * Ledger N-74: What a deletion takes along
 */
export const deleteCallMeBackButton: (
  pbx: Telephony,
  args: DeleteCallMeBackButtonPath | { path: DeleteCallMeBackButtonPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteCallMeBackButton',
  'delete',
  '/callmeback/buttons/{id}',
);
/**
 * Delete call-me-back settings (`DELETE /callmeback/settings/{id}`)
 *
 * Deletes the settings of one widget. The response has no body.
 *
 * Ledger N-71: Unknown ids where 404 is not listed
 * Ledger N-74: What a deletion takes along
 */
export const deleteCallMeBackSetting: (
  pbx: Telephony,
  args: DeleteCallMeBackSettingPath | { path: DeleteCallMeBackSettingPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteCallMeBackSetting',
  'delete',
  '/callmeback/settings/{id}',
);
/**
 * Delete a canned response (`DELETE /sms/cannedresponses/{id}`)
 *
 * Deletes one canned response. The response has no body.
 *
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const deleteCannedResponse: (
  pbx: Telephony,
  args: DeleteCannedResponsePath | { path: DeleteCannedResponsePath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteCannedResponse',
  'delete',
  '/sms/cannedresponses/{id}',
);
/**
 * Delete chat messages by id (`DELETE /chatmsgs/{ids}`)
 *
 * Deletes the chat messages whose ids are in the path, separated by commas. The response has no body.
 *
 * Ledger N-46: Records of sub-resources
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const deleteChatMessages: (
  pbx: Telephony,
  args: DeleteChatMessagesPath | { path: DeleteChatMessagesPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteChatMessages', 'delete', '/chatmsgs/{ids}');
/**
 * Delete a conference room (`DELETE /conferences/{id}`)
 *
 * Deletes the room. The response has no body.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteConference: (
  pbx: Telephony,
  args: DeleteConferencePath | { path: DeleteConferencePath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteConference', 'delete', '/conferences/{id}');
/**
 * Delete contacts (`DELETE /contacts/{id}`)
 *
 * Deletes the contacts whose ids are in the path, separated by commas. The status is 204 when they are deleted or 202 when the deletion has been accepted: treat both as success.
 *
 * Ledger C-17: Status of a contact deletion
 */
export const deleteContacts: (
  pbx: Telephony,
  args: DeleteContactsPath | { path: DeleteContactsPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteContacts', 'delete', '/contacts/{id}');
/**
 * Delete a customer account (`DELETE /customers/{id}`)
 *
 * Deletes a customer account as a whole. `{id}` is the number that users carry as `customer` and tokens as `customer_id`, never the id of a user.
 *
 * Ledger N-74: What a deletion takes along
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const deleteCustomer: (
  pbx: Telephony,
  args: DeleteCustomerPath | { path: DeleteCustomerPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteCustomer', 'delete', '/customers/{id}');
/**
 * Delete recordings (`DELETE /monitors/{id}`)
 *
 * Deletes the recordings whose ids are in the address, separated by commas; a single id is a list of one. No operation restores a recording.
 *
 * Ledger O-23: Width of a recording
 * Ledger O-45: Date field of a resource
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const deleteMonitors: (
  pbx: Telephony,
  args: DeleteMonitorsPath | { path: DeleteMonitorsPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteMonitors', 'delete', '/monitors/{id}');
/**
 * Delete a queue group (`DELETE /queuegroups/{id}`)
 *
 * Deletes one queue group by its id. The response has no body.
 *
 * Ledger N-47: Update and deletion of queues
 * Ledger N-74: What a deletion takes along
 */
export const deleteQueueGroup: (
  pbx: Telephony,
  args: DeleteQueueGroupPath | { path: DeleteQueueGroupPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteQueueGroup', 'delete', '/queuegroups/{id}');
/**
 * Delete a report schedule (`DELETE /reportschedules/{id}`)
 *
 * Deletes one report schedule. The response has no body.
 *
 * Ledger C-11: Report schedule in and out
 */
export const deleteReportSchedule: (
  pbx: Telephony,
  args: DeleteReportSchedulePath | { path: DeleteReportSchedulePath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteReportSchedule',
  'delete',
  '/reportschedules/{id}',
);
/**
 * Delete a ring group (`DELETE /ringgroups/{id}`)
 *
 * Deletes one ring group. The response has no body, and no operation brings the group back.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteRingGroup: (
  pbx: Telephony,
  args: DeleteRingGroupPath | { path: DeleteRingGroupPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteRingGroup', 'delete', '/ringgroups/{id}');
/**
 * Delete a user (`DELETE /users/{id}`)
 *
 * Deletes one user. `{id}` is the user id, not an extension or a number.
 *
 * Ledger N-71: Unknown ids where 404 is not listed
 * Ledger N-74: What a deletion takes along
 */
export const deleteUser: (
  pbx: Telephony,
  args: DeleteUserPath | { path: DeleteUserPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteUser', 'delete', '/users/{id}');
/**
 * Reset the audio of a user (`DELETE /users/{id}/audio`)
 *
 * Resets the audio of one user. `{id}` is the user id; the user is not deleted.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteUserAudio: (
  pbx: Telephony,
  args: DeleteUserAudioPath | { path: DeleteUserAudioPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteUserAudio', 'delete', '/users/{id}/audio');
/**
 * Delete a user group (`DELETE /usergroups/{id}`)
 *
 * Deletes one team by its id. The response has no body.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteUserGroup: (
  pbx: Telephony,
  args: DeleteUserGroupPath | { path: DeleteUserGroupPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteUserGroup', 'delete', '/usergroups/{id}');
/**
 * Delete a user group policy (`DELETE /usergrouppolicies/{id}`)
 *
 * Deletes one user group policy by its id. The response has no body.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteUserGroupPolicy: (
  pbx: Telephony,
  args: DeleteUserGroupPolicyPath | { path: DeleteUserGroupPolicyPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteUserGroupPolicy',
  'delete',
  '/usergrouppolicies/{id}',
);
/**
 * Delete a voicemail announcement (`DELETE /vmannouncements/{id}`)
 *
 * Deletes one voicemail announcement. The response has no body, and no operation restores the audio.
 *
 * Ledger N-74: What a deletion takes along
 */
export const deleteVmAnnouncement: (
  pbx: Telephony,
  args: DeleteVmAnnouncementPath | { path: DeleteVmAnnouncementPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation(
  'deleteVmAnnouncement',
  'delete',
  '/vmannouncements/{id}',
);
/**
 * Delete voicemail messages by id (`DELETE /voicemessages/{id}`)
 *
 * Deletes the voicemail messages whose ids are in the address, separated by commas; a single id is a list of one. The response has no body.
 *
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const deleteVoicemessages: (
  pbx: Telephony,
  args: DeleteVoicemessagesPath | { path: DeleteVoicemessagesPath },
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ operation('deleteVoicemessages', 'delete', '/voicemessages/{id}');
/**
 * Download the packet capture of a call (`GET /cdrs/{id}.pcap`)
 *
 * Returns the packet capture of the call, a binary file for tools such as Wireshark. `{id}` is the `id` of a CDR, not the `live_id` of the call.
 */
export const downloadCdrPcap: (
  pbx: Telephony,
  args: DownloadCdrPcapPath | { path: DownloadCdrPcapPath },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadCdrPcap', '/cdrs/{id}.pcap');
/**
 * Download the SIP trace of a call (`GET /cdrs/{id}.trace`)
 *
 * Returns the SIP trace of the call, its SIP messages as text. `{id}` is the `id` of a CDR, not the `live_id` of the call.
 */
export const downloadCdrTrace: (
  pbx: Telephony,
  args: DownloadCdrTracePath | { path: DownloadCdrTracePath },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadCdrTrace', '/cdrs/{id}.trace');
/**
 * Download a recording as MP3 (`GET /monitors/{id}.mp3`)
 *
 * Returns the audio of one recording, always as a whole: a `Range` header is ignored, and the status is 200, never 206. There is no `Content-Disposition` with a file name. The size of the file is known only from `size` in `GET /monitors/{id}`.
 *
 * Ledger O-06: Content type of .mp3
 * Ledger O-23: Width of a recording
 */
export const downloadMonitorMp3: (
  pbx: Telephony,
  args: DownloadMonitorMp3Path | { path: DownloadMonitorMp3Path },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadMonitorMp3', '/monitors/{id}.mp3');
/**
 * Download the packet capture of a media session (`GET /msdrs/{id}.pcap`)
 *
 * Returns the packet capture of one media session record (MSDR). `{id}` is the `id` of an MSDR, not `media_session_id`.
 *
 * Ledger N-50: Content types of traces, captures and CSV
 */
export const downloadMsdrPcap: (
  pbx: Telephony,
  args: DownloadMsdrPcapPath | { path: DownloadMsdrPcapPath },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadMsdrPcap', '/msdrs/{id}.pcap');
/**
 * Download the SIP trace of a media session (`GET /msdrs/{id}.trace`)
 *
 * Returns the SIP trace of one media session record (MSDR). `{id}` is the `id` of an MSDR, not `media_session_id`.
 *
 * Ledger N-50: Content types of traces, captures and CSV
 */
export const downloadMsdrTrace: (
  pbx: Telephony,
  args: DownloadMsdrTracePath | { path: DownloadMsdrTracePath },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadMsdrTrace', '/msdrs/{id}.trace');
/**
 * Download the CDRs of a user as CSV (`GET /users/{id}/cdrs.csv`)
 *
 * Returns the call detail records (CDRs) of one user as a CSV file. `{id}` is the user id.
 *
 * Ledger N-76: Columns of the CSV export
 * Ledger O-28: Success of the CSV export
 */
export const downloadUserCdrsCsv: (
  pbx: Telephony,
  args: DownloadUserCdrsCsvPath | { path: DownloadUserCdrsCsvPath },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadUserCdrsCsv', '/users/{id}/cdrs.csv');
/**
 * Download the audio of a voicemail message (`GET /voicemessages/{id}.mp3`)
 *
 * Returns the whole audio file of one voicemail message. `{id}` is the `id` of the message. There is no file name in the response, and a `Range` header is ignored: the status is always 200, with the complete file.
 *
 * Ledger O-06: Content type of .mp3
 */
export const downloadVoicemessageMp3: (
  pbx: Telephony,
  args: DownloadVoicemessageMp3Path | { path: DownloadVoicemessageMp3Path },
  options?: CallOptions & DownloadLimits,
) => Promise<Download> = /* @__PURE__ */ fileOperation('downloadVoicemessageMp3', '/voicemessages/{id}.mp3');
/**
 * Read one ACL role (`GET /aclroles/{id}`)
 *
 * Returns one ACL role: its names and its product code. `{id}` is the `id` of an element of a user's `roles`, or of `GET /aclroles`.
 */
export const getAclRole: (
  pbx: Telephony,
  args: GetAclRolePath | { path: GetAclRolePath },
  options?: CallOptions,
) => Promise<AclRoleSingle> = /* @__PURE__ */ operation('getAclRole', 'get', '/aclroles/{id}');
/**
 * Read one live call (`GET /calls/{id}`)
 *
 * Returns the call as it is now, with its two sides, its `state` and, once it is answered, `connected_at`. Read `data.state`, not `state`: the record is inside `data`.
 */
export const getCall: (
  pbx: Telephony,
  args: GetCallPath | { path: GetCallPath },
  options?: CallOptions,
) => Promise<CallSingle> = /* @__PURE__ */ operation('getCall', 'get', '/calls/{id}');
/**
 * Read one call flow (`GET /callflows/{id}`)
 *
 * Returns name, description, status and thumbnail of one call flow. `{id}` is the value of `call_flow` in a number or a queue.
 */
export const getCallFlow: (
  pbx: Telephony,
  args: GetCallFlowPath | { path: GetCallFlowPath },
  options?: CallOptions,
) => Promise<CallFlowSingle> = /* @__PURE__ */ operation('getCallFlow', 'get', '/callflows/{id}');
/**
 * Read one call label (`GET /calllabels/{id}`)
 *
 * Returns one label by its `id`. Other fields may come with it: keep those you do not know when you pass the record on.
 *
 * Ledger N-36: Fields of a call label
 */
export const getCallLabel: (
  pbx: Telephony,
  args: GetCallLabelPath | { path: GetCallLabelPath },
  options?: CallOptions,
) => Promise<CallLabelSingle> = /* @__PURE__ */ operation('getCallLabel', 'get', '/calllabels/{id}');
/**
 * Read one call-me-back button (`GET /callmeback/buttons/{id}`)
 *
 * Returns one button. `{id}` comes from the response of `POST /callmeback/buttons`, or from `button_id` of the settings of a widget.
 *
 * Ledger N-59: Record of a call-me-back button
 */
export const getCallMeBackButton: (
  pbx: Telephony,
  args: GetCallMeBackButtonPath | { path: GetCallMeBackButtonPath },
  options?: CallOptions,
) => Promise<CallMeBackButtonSingle> = /* @__PURE__ */ operation(
  'getCallMeBackButton',
  'get',
  '/callmeback/buttons/{id}',
);
/**
 * Read call-me-back settings (`GET /callmeback/settings/{id}`)
 *
 * Returns the settings of one widget. `{id}` is the `id` of the settings, not that of a button or of a visitor.
 *
 * Ledger C-10: Call-me-back setting in and out
 */
export const getCallMeBackSetting: (
  pbx: Telephony,
  args: GetCallMeBackSettingPath | { path: GetCallMeBackSettingPath },
  options?: CallOptions,
) => Promise<CallMeBackSettingSingle> = /* @__PURE__ */ operation(
  'getCallMeBackSetting',
  'get',
  '/callmeback/settings/{id}',
);
/**
 * Read one canned response (`GET /sms/cannedresponses/{id}`)
 *
 * Returns one canned response with its `name` and `text`.
 *
 * Ledger N-41: Own fields of a canned response
 */
export const getCannedResponse: (
  pbx: Telephony,
  args: GetCannedResponsePath | { path: GetCannedResponsePath },
  options?: CallOptions,
) => Promise<CannedResponseSingle> = /* @__PURE__ */ operation(
  'getCannedResponse',
  'get',
  '/sms/cannedresponses/{id}',
);
/**
 * Read one call detail record (`GET /cdrs/{id}`)
 *
 * Returns the record of one call that has ended. `{id}` is the `id` of a CDR, not that of the live call.
 */
export const getCdr: (
  pbx: Telephony,
  args: GetCdrPath | { path: GetCdrPath },
  options?: CallOptions,
) => Promise<CdrSingle> = /* @__PURE__ */ operation('getCdr', 'get', '/cdrs/{id}');
/**
 * Read one chat (`GET /chats/{id}`)
 *
 * Returns one chat: visitor, operator, website, state and duration.
 */
export const getChat: (
  pbx: Telephony,
  args: GetChatPath | { path: GetChatPath },
  options?: CallOptions,
) => Promise<ChatSingle> = /* @__PURE__ */ operation('getChat', 'get', '/chats/{id}');
/**
 * Read one conference room (`GET /conferences/{id}`)
 *
 * Returns one room with its numbers, PINs and settings. `{id}` is the `id` of the record, not `confno`, the number of the room.
 *
 * Ledger N-77: Fields that cannot be read back
 */
export const getConference: (
  pbx: Telephony,
  args: GetConferencePath | { path: GetConferencePath },
  options?: CallOptions,
) => Promise<ConferenceSingle> = /* @__PURE__ */ operation('getConference', 'get', '/conferences/{id}');
/**
 * Read one contact (`GET /contacts/{id}`)
 *
 * Returns one contact with its numbers, its group, its notes and the times of its last and next call.
 */
export const getContact: (
  pbx: Telephony,
  args: GetContactPath | { path: GetContactPath },
  options?: CallOptions,
) => Promise<ContactSingle> = /* @__PURE__ */ operation('getContact', 'get', '/contacts/{id}');
/**
 * Read one phone number (`GET /ddis/{e164}`)
 *
 * Returns one number of the account with its target and its settings for calls, SMS and fax. The path takes the number itself, in the form of `e164` in `GET /ddis`.
 */
export const getDdi: (
  pbx: Telephony,
  args: GetDdiPath | { path: GetDdiPath },
  options?: CallOptions,
) => Promise<DdiSingle> = /* @__PURE__ */ operation('getDdi', 'get', '/ddis/{e164}');
/**
 * Read one IVR (`GET /ivrs/{id}`)
 *
 * Returns one voice menu with its times, its sounds and the destination of each key. `{id}` is the `id` of the record, not its `number`.
 *
 * Ledger N-30: Meaning of coded integers
 * Ledger N-77: Fields that cannot be read back
 */
export const getIvr: (
  pbx: Telephony,
  args: GetIvrPath | { path: GetIvrPath },
  options?: CallOptions,
) => Promise<IvrSingle> = /* @__PURE__ */ operation('getIvr', 'get', '/ivrs/{id}');
/**
 * Read the user behind the token (`GET /me`)
 *
 * Returns the user to whom the token of the request belongs: id, default caller id, language, and a balance with its currency. The record is inside `data`.
 *
 * Ledger C-15: Me and User
 * Ledger O-14: from of POST /calls
 * Ledger O-26: Response of GET /me
 */
export const getMe: (pbx: Telephony, options?: CallOptions) => Promise<MeSingle> = /* @__PURE__ */ inOneForm(
  operation('getMe', 'get', '/me'),
  readMe,
);
/**
 * Read one media session (`GET /mediasessions/{id}`)
 *
 * Returns one media session with the user agents of both sides, its duration and the time of its last update. `{id}` is the `id` from `GET /mediasessions`, not that of a call or an MSDR.
 *
 * Ledger N-32: Values of state fields
 * Ledger N-66: Units of durations and scales
 */
export const getMediaSession: (
  pbx: Telephony,
  args: GetMediaSessionPath | { path: GetMediaSessionPath },
  options?: CallOptions,
) => Promise<MediaSessionSingle> = /* @__PURE__ */ operation('getMediaSession', 'get', '/mediasessions/{id}');
/**
 * Read one recording's record (`GET /monitors/{id}`)
 *
 * Returns the record of one recording, without the audio: its date, both numbers, its duration and, once stored, the transcript, the summary and the scores.
 *
 * Ledger N-61: Update fields in a recording
 * Ledger O-06: Content type of .mp3
 * Ledger O-23: Width of a recording
 * Ledger O-34: Further events and states
 * Ledger O-68: type and size of a recording
 */
export const getMonitor: (
  pbx: Telephony,
  args: GetMonitorPath | { path: GetMonitorPath },
  options?: CallOptions,
) => Promise<MonitorSingle> = /* @__PURE__ */ operation('getMonitor', 'get', '/monitors/{id}');
/**
 * Read one record of the AI dictionary (`GET /monitors/aidictionary/{id}`)
 *
 * Returns one record of the AI dictionary. `{id}` comes from `GET /monitors/aidictionary`; it is not the id of a recording.
 *
 * Ledger N-61: Update fields in a recording
 * Ledger N-62: Purpose of the AI dictionary
 */
export const getMonitorAiDictionary: (
  pbx: Telephony,
  args: GetMonitorAiDictionaryPath | { path: GetMonitorAiDictionaryPath },
  options?: CallOptions,
) => Promise<MonitorAiDictionarySingle> = /* @__PURE__ */ operation(
  'getMonitorAiDictionary',
  'get',
  '/monitors/aidictionary/{id}',
);
/**
 * Read one media session record (`GET /msdrs/{id}`)
 *
 * Returns one media session record (MSDR). `{id}` is the `id` of the MSDR; that of the media session is `media_session_id`.
 */
export const getMsdr: (
  pbx: Telephony,
  args: GetMsdrPath | { path: GetMsdrPath },
  options?: CallOptions,
) => Promise<MsdrSingle> = /* @__PURE__ */ operation('getMsdr', 'get', '/msdrs/{id}');
/**
 * Read one pickup group (`GET /pickupgroups/{id}`)
 *
 * Returns the name of one pickup group, and `users`, which is a single integer.
 *
 * Ledger C-23: users of a pickup group
 * Ledger O-69: Fields of listed users
 */
export const getPickupGroup: (
  pbx: Telephony,
  args: GetPickupGroupPath | { path: GetPickupGroupPath },
  options?: CallOptions,
) => Promise<PickupGroupSingle> = /* @__PURE__ */ operation('getPickupGroup', 'get', '/pickupgroups/{id}');
/**
 * Read one call queue (`GET /queues/{id}`)
 *
 * Returns one queue with its settings. With `include=users` the users are objects with first name, last name and `status`; without it they are user ids.
 *
 * Ledger O-24: ring_strategy and users of a queue
 * Ledger O-62: Success of a change of queue members, and status
 */
export const getQueue: (
  pbx: Telephony,
  args: (GetQueuePath & GetQueueQuery) | { path: GetQueuePath; query?: GetQueueQuery },
  options?: CallOptions,
) => Promise<QueueSingle> = /* @__PURE__ */ operation('getQueue', 'get', '/queues/{id}', ['include']);
/**
 * Read one queue group (`GET /queuegroups/{id}`)
 *
 * Returns the id and the name of one queue group.
 */
export const getQueueGroup: (
  pbx: Telephony,
  args: GetQueueGroupPath | { path: GetQueueGroupPath },
  options?: CallOptions,
) => Promise<QueueGroupSingle> = /* @__PURE__ */ operation('getQueueGroup', 'get', '/queuegroups/{id}');
/**
 * Read one report schedule (`GET /reportschedules/{id}`)
 *
 * Returns one report schedule with its recipients and the times of its last and next run. `{id}` is the `id` of the schedule, not `report_id`.
 *
 * Ledger C-11: Report schedule in and out
 */
export const getReportSchedule: (
  pbx: Telephony,
  args: GetReportSchedulePath | { path: GetReportSchedulePath },
  options?: CallOptions,
) => Promise<ReportScheduleSingle> = /* @__PURE__ */ operation(
  'getReportSchedule',
  'get',
  '/reportschedules/{id}',
);
/**
 * Read one ring group (`GET /ringgroups/{id}`)
 *
 * Returns one ring group with its number, ring time and final destination. `{id}` is the `id` of the record: the `context` `RG-701` of an event names ring group 701.
 *
 * Ledger O-32: context of events
 * Ledger N-77: Fields that cannot be read back
 */
export const getRingGroup: (
  pbx: Telephony,
  args: GetRingGroupPath | { path: GetRingGroupPath },
  options?: CallOptions,
) => Promise<RingGroupSingle> = /* @__PURE__ */ operation('getRingGroup', 'get', '/ringgroups/{id}');
/**
 * Read one routing rule (`GET /routingrules/{id}`)
 *
 * Returns one routing rule: the calls it applies to, what happens to them, and its position. `direction` is an integer code.
 *
 * Ledger C-09: Routing rule in and out
 * Ledger N-30: Meaning of coded integers
 * Ledger N-67: Values of string fields of records
 */
export const getRoutingRule: (
  pbx: Telephony,
  args: GetRoutingRulePath | { path: GetRoutingRulePath },
  options?: CallOptions,
) => Promise<RoutingRuleSingle> = /* @__PURE__ */ operation('getRoutingRule', 'get', '/routingrules/{id}');
/**
 * Read one SMS (`GET /sms/{id}`)
 *
 * Returns one text message. `{id}` is the `id` from `POST /sms` or `GET /sms`.
 */
export const getSms: (
  pbx: Telephony,
  args: GetSmsPath | { path: GetSmsPath },
  options?: CallOptions,
) => Promise<SmsSingle> = /* @__PURE__ */ operation('getSms', 'get', '/sms/{id}');
/**
 * Read one user (`GET /users/{id}`)
 *
 * Returns one user with roles and telephony settings: extension, caller ids, what happens to unanswered calls, voicemail, Follow Me and call recording. `{id}` is the user id, such as 410003, not an extension.
 *
 * Ledger C-05: User record and user model
 */
export const getUser: (
  pbx: Telephony,
  args: GetUserPath | { path: GetUserPath },
  options?: CallOptions,
) => Promise<UserSingle> = /* @__PURE__ */ operation('getUser', 'get', '/users/{id}');
/**
 * Read the audio of a user (`GET /users/{id}/audio`)
 *
 * Returns a JSON record about the audio of one user, not a sound file. `{id}` is the user id.
 *
 * Ledger N-46: Records of sub-resources
 */
export const getUserAudio: (
  pbx: Telephony,
  args: GetUserAudioPath | { path: GetUserAudioPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('getUserAudio', 'get', '/users/{id}/audio');
/**
 * Read one user group (`GET /usergroups/{id}`)
 *
 * Returns the name and the colour of one team. `{id}` is the `id` from `GET /usergroups`; for a policy, which has the same fields, use `GET /usergrouppolicies/{id}`.
 */
export const getUserGroup: (
  pbx: Telephony,
  args: GetUserGroupPath | { path: GetUserGroupPath },
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation('getUserGroup', 'get', '/usergroups/{id}');
/**
 * Read one user group policy (`GET /usergrouppolicies/{id}`)
 *
 * Returns the name and the colour of one user group policy. `{id}` is the `id` from `GET /usergrouppolicies`, not that of a team.
 */
export const getUserGroupPolicy: (
  pbx: Telephony,
  args: GetUserGroupPolicyPath | { path: GetUserGroupPolicyPath },
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation(
  'getUserGroupPolicy',
  'get',
  '/usergrouppolicies/{id}',
);
/**
 * Read one voicemail announcement (`GET /vmannouncements/{id}`)
 *
 * Returns the description, the extension and the date of one voicemail announcement, without its audio.
 */
export const getVmAnnouncement: (
  pbx: Telephony,
  args: GetVmAnnouncementPath | { path: GetVmAnnouncementPath },
  options?: CallOptions,
) => Promise<VmAnnouncementSingle> = /* @__PURE__ */ operation(
  'getVmAnnouncement',
  'get',
  '/vmannouncements/{id}',
);
/**
 * Read one voicemail message (`GET /voicemessages/{id}`)
 *
 * Returns one voicemail message with its caller, duration, folder and transcript. It takes a single id.
 */
export const getVoicemessage: (
  pbx: Telephony,
  args: GetVoicemessagePath | { path: GetVoicemessagePath },
  options?: CallOptions,
) => Promise<VoicemessageSingle> = /* @__PURE__ */ operation('getVoicemessage', 'get', '/voicemessages/{id}');
/**
 * List ACL roles (`GET /aclroles`)
 *
 * Returns one page of the ACL roles, the records that a user carries in `roles`.
 *
 * Ledger N-05: Role or permission for an operation
 */
export const listAclRoles: (
  pbx: Telephony,
  args?: ListAclRolesQuery | { query?: ListAclRolesQuery },
  options?: CallOptions,
) => Promise<Page<AclRole>> = /* @__PURE__ */ operation('listAclRoles', 'get', '/aclroles', COLLECTION);
/**
 * List API tokens (`GET /apitokens`)
 *
 * Returns one page of API tokens, each with the idle time it is allowed (`expiry`) and the time of its last request.
 *
 * Ledger O-04: Meaning of expiry
 * Ledger O-51: Listing and deleting API tokens
 */
export const listApiTokens: (
  pbx: Telephony,
  args?: ListApiTokensQuery | { query?: ListApiTokensQuery },
  options?: CallOptions,
) => Promise<Page<ApiToken>> = /* @__PURE__ */ operation('listApiTokens', 'get', '/apitokens', COLLECTION);
/**
 * List call flows (`GET /callflows`)
 *
 * Returns one page of the call flows, each with its name, description, status and thumbnail. The steps of a flow are not in the record.
 */
export const listCallFlows: (
  pbx: Telephony,
  args?: ListCallFlowsQuery | { query?: ListCallFlowsQuery },
  options?: CallOptions,
) => Promise<Page<CallFlow>> = /* @__PURE__ */ operation('listCallFlows', 'get', '/callflows', COLLECTION);
/**
 * List call labels (`GET /calllabels`)
 *
 * Returns one page of the labels for calls. Only the `id` of a label is certain.
 *
 * Ledger N-24: Elements of arrays in requests
 * Ledger N-36: Fields of a call label
 */
export const listCallLabels: (
  pbx: Telephony,
  args?: ListCallLabelsQuery | { query?: ListCallLabelsQuery },
  options?: CallOptions,
) => Promise<Page<CallLabel>> = /* @__PURE__ */ operation('listCallLabels', 'get', '/calllabels', COLLECTION);
/**
 * List call-me-back CDRs (`GET /callmeback/cdrs`)
 *
 * Returns one page of the records of call-me-back calls. Only their `id` is certain.
 *
 * Ledger N-44: Fields of a call-me-back CDR
 */
export const listCallMeBackCdrs: (
  pbx: Telephony,
  args?: ListCallMeBackCdrsQuery | { query?: ListCallMeBackCdrsQuery },
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
 * Returns one page of the settings of the account's call-me-back widgets: button, texts, position, number, countries and maximum call rate.
 */
export const listCallMeBackSettings: (
  pbx: Telephony,
  args?: ListCallMeBackSettingsQuery | { query?: ListCallMeBackSettingsQuery },
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
 * Returns one page of the visitors of call-me-back widgets. Only their `id` is certain.
 *
 * Ledger N-43: Fields of a call-me-back visitor
 */
export const listCallMeBackVisitors: (
  pbx: Telephony,
  args?: ListCallMeBackVisitorsQuery | { query?: ListCallMeBackVisitorsQuery },
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
 * Returns one page of the websites with a call-me-back widget. Their records have the fields of call-me-back settings.
 *
 * Ledger C-24: Websites and settings of call-me-back alike
 */
export const listCallMeBackWebsites: (
  pbx: Telephony,
  args?: ListCallMeBackWebsitesQuery | { query?: ListCallMeBackWebsitesQuery },
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
 * Returns the recording records of a call while it is live. `data` may be one object or an array: accept both.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listCallMonitors: (
  pbx: Telephony,
  args: ListCallMonitorsPath | { path: ListCallMonitorsPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listCallMonitors', 'get', '/calls/{id}/monitors');
/**
 * List the trace records of a live call (`GET /calls/{id}/trace`)
 *
 * Returns the trace records of a call while it is live, as JSON. `data` may be one object or an array, and no field but `id` is certain.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listCallTrace: (
  pbx: Telephony,
  args: ListCallTracePath | { path: ListCallTracePath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listCallTrace', 'get', '/calls/{id}/trace');
/**
 * List call tracking records (`GET /calltracking/cdrs`)
 *
 * Returns one page of the call records of call tracking. Each may be a CDR as in `GET /cdrs` or another record: test for a field before you read it.
 *
 * Ledger C-19: Two addresses for call tracking
 * Ledger N-58: Record of call-tracking CDRs
 */
export const listCallTrackingCdrs: (
  pbx: Telephony,
  args?: ListCallTrackingCdrsQuery | { query?: ListCallTrackingCdrsQuery },
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
 * Returns one page of the numbers used for call tracking, each as in `GET /ddis`. The record has no field for the campaign.
 *
 * Ledger C-19: Two addresses for call tracking
 */
export const listCallTrackingDdis: (
  pbx: Telephony,
  args?: ListCallTrackingDdisQuery | { query?: ListCallTrackingDdisQuery },
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
 * Returns the calls that are live now, ringing ones included. `state` says how far each has come, `start_time` and `connected_at` are Unix seconds (events and CDRs carry text), and `src_id` and `dst_id` identify the two sides.
 *
 * Ledger O-08: Unit of start_time and connected_at of a live call
 */
export const listCalls: (
  pbx: Telephony,
  args?: ListCallsQuery | { query?: ListCallsQuery },
  options?: CallOptions,
) => Promise<Page<Call>> = /* @__PURE__ */ operation('listCalls', 'get', '/calls', COLLECTION);
/**
 * List call tracking campaigns (`GET /calltracking/campaigns`)
 *
 * Returns one page of the campaigns. Fields of the request such as `url` and `rules` may be missing from the record: rely on `id` and `name` at most.
 *
 * Ledger C-20: Record of a call-tracking campaign
 */
export const listCampaigns: (
  pbx: Telephony,
  args?: ListCampaignsQuery | { query?: ListCampaignsQuery },
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
 * Returns one page of canned responses, the texts that are kept ready for SMS. Each has a `name` and a `text`.
 *
 * Ledger N-01: Presence and null of record fields
 * Ledger N-41: Own fields of a canned response
 */
export const listCannedResponses: (
  pbx: Telephony,
  args?: ListCannedResponsesQuery | { query?: ListCannedResponsesQuery },
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
 * Returns the dictionaries of CDRs, in the envelope of a collection.
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
 * Returns the notes on the call of this CDR; `{id}` is the `id` of the CDR. `data` may be one object or an array: handle both.
 *
 * Ledger N-45: Fields of a CDR note
 */
export const listCdrNotes: (
  pbx: Telephony,
  args: ListCdrNotesPath | { path: ListCdrNotesPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listCdrNotes', 'get', '/cdrs/{id}/notes');
/**
 * List call detail records (`GET /cdrs`)
 *
 * Returns one page of the records of ended calls, with their numbers, users, times, durations and cost. Filter on `calldate` for a period, on `type` for missed (M), inbound (I) or outbound (O) calls, on `user_id` for one user, and on `live_id` for the call of an event or of `POST /calls`.
 */
export const listCdrs: (
  pbx: Telephony,
  args?: ListCdrsQuery | { query?: ListCdrsQuery },
  options?: CallOptions,
) => Promise<Page<Cdr>> = /* @__PURE__ */ operation('listCdrs', 'get', '/cdrs', COLLECTION);
/**
 * List chats (`GET /chats`)
 *
 * Returns one page of chats, each with its visitor, operator, website, state and duration. Filter on `created_at` for a period and on `operator_id` for one operator.
 *
 * Ledger N-32: Values of state fields
 */
export const listChats: (
  pbx: Telephony,
  args?: ListChatsQuery | { query?: ListChatsQuery },
  options?: CallOptions,
) => Promise<Page<Chat>> = /* @__PURE__ */ operation('listChats', 'get', '/chats', COLLECTION);
/**
 * List conference rooms (`GET /conferences`)
 *
 * Returns one page of the conference rooms with their numbers, PINs and settings. `confno` is the number of the room, `pin` is for callers within the PBX and `pin_pstn` for callers from outside.
 *
 * Ledger N-64: Fields given by name only
 * Ledger O-43: sort, dir, include and fields
 */
export const listConferences: (
  pbx: Telephony,
  args?: ListConferencesQuery | { query?: ListConferencesQuery },
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
 * Returns the calls of one contact; `{id}` is the `id` of the contact. `data` may be one object or an array, and its records need not be CDRs.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listContactCdrs: (
  pbx: Telephony,
  args: ListContactCdrsPath | { path: ListContactCdrsPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listContactCdrs', 'get', '/contacts/{id}/cdrs');
/**
 * List contacts (`GET /contacts`)
 *
 * Returns one page of the address book: names, companies, numbers, groups, and the time of each contact's last call.
 *
 * Ledger N-46: Records of sub-resources
 * Ledger O-15: Form of numbers
 */
export const listContacts: (
  pbx: Telephony,
  args?: ListContactsQuery | { query?: ListContactsQuery },
  options?: CallOptions,
) => Promise<Page<Contact>> = /* @__PURE__ */ operation('listContacts', 'get', '/contacts', COLLECTION);
/**
 * List the dictionaries of numbers (`GET /ddis/dictionaries`)
 *
 * Returns the dictionaries of numbers, in the envelope of a collection.
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
 * Returns one page of the phone numbers of the account. `e164` is the number, `target_type` and `target_id` say what receives its calls, and `sms_enabled` and `fax_enabled` whether it takes SMS and faxes.
 *
 * Ledger N-30: Meaning of coded integers
 * Ledger N-64: Fields given by name only
 */
export const listDdis: (
  pbx: Telephony,
  args?: ListDdisQuery | { query?: ListDdisQuery },
  options?: CallOptions,
) => Promise<Page<Ddi>> = /* @__PURE__ */ operation('listDdis', 'get', '/ddis', COLLECTION);
/**
 * List faxes (`GET /faxes`)
 *
 * Returns one page of the faxes of the account, with both numbers, pages, cost and file name. Filter on `created_at` for a period. `from` and `to` are rejected with a 400, so pick out one number after reading.
 *
 * Ledger N-30: Meaning of coded integers
 * Ledger O-29: Fields that can be filtered
 */
export const listFaxes: (
  pbx: Telephony,
  args?: ListFaxesQuery | { query?: ListFaxesQuery },
  options?: CallOptions,
) => Promise<Page<Fax>> = /* @__PURE__ */ operation('listFaxes', 'get', '/faxes', COLLECTION);
/**
 * List IVRs (`GET /ivrs`)
 *
 * Returns one page of the IVRs (voice menus) with their times, their sounds and the destination of each key: `zero` to `nine`, `star` and `hash`.
 *
 * Ledger N-67: Values of string fields of records
 * Ledger O-34: Further events and states
 */
export const listIvrs: (
  pbx: Telephony,
  args?: ListIvrsQuery | { query?: ListIvrsQuery },
  options?: CallOptions,
) => Promise<Page<Ivr>> = /* @__PURE__ */ operation('listIvrs', 'get', '/ivrs', COLLECTION);
/**
 * List the dictionaries of media sessions (`GET /mediasessions/dictionaries`)
 *
 * Returns the dictionaries of media sessions, in the envelope of a collection.
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
 * Returns one page of media sessions. Each has the id of its call, its user, the user agents of both sides (`src_ua`, `dst_ua`) and its duration.
 *
 * Ledger N-66: Units of durations and scales
 * Ledger N-68: What some ids refer to
 */
export const listMediaSessions: (
  pbx: Telephony,
  args?: ListMediaSessionsQuery | { query?: ListMediaSessionsQuery },
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
 * Returns one page of the AI dictionary records that go with recordings. Each has an `id`, a `created_at` and a `token`.
 *
 * Ledger N-61: Update fields in a recording
 * Ledger N-62: Purpose of the AI dictionary
 */
export const listMonitorAiDictionaries: (
  pbx: Telephony,
  args?: ListMonitorAiDictionariesQuery | { query?: ListMonitorAiDictionariesQuery },
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
 * Returns one page of recordings. Filter on `timestamp` for a period, and on `live_id` for the recordings of one call: its value is the `call_id` of the events, the `id` in `GET /calls` and the `live_id` of the CDR.
 *
 * Ledger O-23: Width of a recording
 * Ledger O-33: Legs of a call
 * Ledger O-45: Date field of a resource
 * Ledger O-83: Recordings by the id of a leg
 * Ledger N-73: Time until CDR and recording appear
 */
export const listMonitors: (
  pbx: Telephony,
  args?: ListMonitorsQuery | { query?: ListMonitorsQuery },
  options?: CallOptions,
) => Promise<Page<Monitor>> = /* @__PURE__ */ operation('listMonitors', 'get', '/monitors', COLLECTION);
/**
 * List the dictionaries of MSDRs (`GET /msdrs/dictionaries`)
 *
 * Returns the dictionaries of media session records (MSDRs), in the envelope of a collection.
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
 * Returns one page of media session records (MSDRs) with the numbers, user agents and duration of each, and its termination reason. Filter on `created_at` for a period and on `user_id` for one user.
 *
 * Ledger N-09: Values of t_cause
 * Ledger N-66: Units of durations and scales
 * Ledger O-45: Date field of a resource
 */
export const listMsdrs: (
  pbx: Telephony,
  args?: ListMsdrsQuery | { query?: ListMsdrsQuery },
  options?: CallOptions,
) => Promise<Page<Msdr>> = /* @__PURE__ */ operation('listMsdrs', 'get', '/msdrs', COLLECTION);
/**
 * List pickup groups (`GET /pickupgroups`)
 *
 * Returns one page of pickup groups, each with `id`, `name` and the integer `users`.
 *
 * Ledger C-23: users of a pickup group
 */
export const listPickupGroups: (
  pbx: Telephony,
  args?: ListPickupGroupsQuery | { query?: ListPickupGroupsQuery },
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
 * Returns one page of queue groups, each with an id and a name. Which queues belong to a group is not part of the record.
 */
export const listQueueGroups: (
  pbx: Telephony,
  args?: ListQueueGroupsQuery | { query?: ListQueueGroupsQuery },
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
 * Returns one page of queues with their settings. `id` is what `PATCH /queues/{id}` takes, `number` is the number of the queue. With `include=users` the users are objects with a `status`; without it they are user ids.
 *
 * Ledger O-24: ring_strategy and users of a queue
 * Ledger O-50: Queue members
 */
export const listQueues: (
  pbx: Telephony,
  args?: ListQueuesQuery | { query?: ListQueuesQuery },
  options?: CallOptions,
) => Promise<Page<Queue>> = /* @__PURE__ */ operation('listQueues', 'get', '/queues', COLLECTION);
/**
 * List the dictionaries of report schedules (`GET /reportschedules/dictionaries`)
 *
 * Returns the dictionaries of report schedules, in the envelope of a collection.
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
 * Returns one page of report schedules with recipients, frequency, and the times of the last and the next run.
 */
export const listReportSchedules: (
  pbx: Telephony,
  args?: ListReportSchedulesQuery | { query?: ListReportSchedulesQuery },
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
 * Returns the dictionaries of ring groups, in the envelope of a collection.
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
 * Returns one page of ring groups with name, number, ring time and final destination. The users of a group and the phone numbers that lead to it are not part of the record.
 *
 * Ledger N-77: Fields that cannot be read back
 * Ledger O-50: Queue members
 */
export const listRingGroups: (
  pbx: Telephony,
  args?: ListRingGroupsQuery | { query?: ListRingGroupsQuery },
  options?: CallOptions,
) => Promise<Page<RingGroup>> = /* @__PURE__ */ operation('listRingGroups', 'get', '/ringgroups', COLLECTION);
/**
 * List routing rules (`GET /routingrules`)
 *
 * Returns one page of the rules that, for instance, block or redirect calls. `source`, `destination` and `time_interval` say which calls a rule applies to, `action` says what happens to them, and `pos` is the position of the rule.
 *
 * Ledger C-09: Routing rule in and out
 * Ledger N-67: Values of string fields of records
 * Ledger O-43: sort, dir, include and fields
 */
export const listRoutingRules: (
  pbx: Telephony,
  args?: ListRoutingRulesQuery | { query?: ListRoutingRulesQuery },
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
 * Returns one page of text messages, each with both numbers and names, the text and the result. Filter on `created_at` for a period and on `user_id` for one user.
 *
 * Ledger N-67: Values of string fields of records
 * Ledger O-45: Date field of a resource
 */
export const listSms: (
  pbx: Telephony,
  args?: ListSmsQuery | { query?: ListSmsQuery },
  options?: CallOptions,
) => Promise<Page<Sms>> = /* @__PURE__ */ operation('listSms', 'get', '/sms', COLLECTION);
/**
 * List the dictionaries of SMS (`GET /sms/dictionaries`)
 *
 * Returns the dictionaries of SMS, in the envelope of a collection.
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
 * Returns one page of the call records of call tracking. Each may be a whole CDR or another record: test that a field is there before you use it.
 *
 * Ledger C-19: Two addresses for call tracking
 * Ledger N-58: Record of call-tracking CDRs
 */
export const listTrackedCdrs: (
  pbx: Telephony,
  args?: ListTrackedCdrsQuery | { query?: ListTrackedCdrsQuery },
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
 * Returns one page of the numbers used for call tracking, each as in `GET /ddis`.
 *
 * Ledger C-19: Two addresses for call tracking
 */
export const listTrackedDdis: (
  pbx: Telephony,
  args?: ListTrackedDdisQuery | { query?: ListTrackedDdisQuery },
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
 * Returns calls of one user. `{id}` is the user id. Accept one object as well as an array in `data`, and read only the fields that you find.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listUserCalls: (
  pbx: Telephony,
  args: ListUserCallsPath | { path: ListUserCallsPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserCalls', 'get', '/users/{id}/calls');
/**
 * List the CDRs of a user (`GET /users/{id}/cdrs`)
 *
 * Returns CDRs of one user. `{id}` is the user id. Accept one object as well as an array in `data`.
 *
 * Ledger N-46: Records of sub-resources
 * Ledger O-45: Date field of a resource
 */
export const listUserCdrs: (
  pbx: Telephony,
  args: ListUserCdrsPath | { path: ListUserCdrsPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserCdrs', 'get', '/users/{id}/cdrs');
/**
 * List the chat messages of a user (`GET /users/{id}/chatmsgs`)
 *
 * Returns chat messages of one user. `{id}` is the user id. Accept one object as well as an array in `data`, and rely on no field but the `id`.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listUserChatMessages: (
  pbx: Telephony,
  args: ListUserChatMessagesPath | { path: ListUserChatMessagesPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserChatMessages', 'get', '/users/{id}/chatmsgs');
/**
 * List the contacts of a user (`GET /users/{id}/contacts`)
 *
 * Returns contacts of one user. `{id}` is the user id. Accept one object as well as an array in `data`.
 *
 * Ledger N-46: Records of sub-resources
 */
export const listUserContacts: (
  pbx: Telephony,
  args: ListUserContactsPath | { path: ListUserContactsPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation('listUserContacts', 'get', '/users/{id}/contacts');
/**
 * List user group policies (`GET /usergrouppolicies`)
 *
 * Returns one page of user group policies. A policy has the shape of a user group: an id, a name and a colour. What it allows or forbids is not part of the record.
 *
 * Ledger N-64: Fields given by name only
 */
export const listUserGroupPolicies: (
  pbx: Telephony,
  args?: ListUserGroupPoliciesQuery | { query?: ListUserGroupPoliciesQuery },
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
 * Returns one page of user groups (teams), each with its id, name and colour. Who belongs to a team is not part of the record.
 */
export const listUserGroups: (
  pbx: Telephony,
  args?: ListUserGroupsQuery | { query?: ListUserGroupsQuery },
  options?: CallOptions,
) => Promise<Page<UserGroup>> = /* @__PURE__ */ operation('listUserGroups', 'get', '/usergroups', COLLECTION);
/**
 * List the SMS of a thread (second address) (`GET /users/{id}/sms/threads/{from}/{to}`)
 *
 * Returns the SMS between `{from}` and `{to}` for one user, grouped. `{id}` is the user id. `GET /users/{id}/smsthreads/{from}/{to}` is documented in the same words.
 *
 * Ledger C-18: Two addresses for SMS threads
 * Ledger N-23: Types of {from} and {to} in SMS threads
 * Ledger N-46: Records of sub-resources
 */
export const listUserSmsThreadMessages: (
  pbx: Telephony,
  args: ListUserSmsThreadMessagesPath | { path: ListUserSmsThreadMessagesPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation(
  'listUserSmsThreadMessages',
  'get',
  '/users/{id}/sms/threads/{from}/{to}',
);
/**
 * List the SMS of a thread, grouped (`GET /users/{id}/smsthreads/{from}/{to}`)
 *
 * Returns the SMS between `{from}` and `{to}` for one user, grouped. `{id}` is the user id. `GET /users/{id}/sms/threads/{from}/{to}` is documented in the same words.
 *
 * Ledger C-18: Two addresses for SMS threads
 * Ledger N-23: Types of {from} and {to} in SMS threads
 * Ledger N-46: Records of sub-resources
 */
export const listUserSmsThreads: (
  pbx: Telephony,
  args: ListUserSmsThreadsPath | { path: ListUserSmsThreadsPath },
  options?: CallOptions,
) => Promise<SubResource> = /* @__PURE__ */ operation(
  'listUserSmsThreads',
  'get',
  '/users/{id}/smsthreads/{from}/{to}',
);
/**
 * List users (`GET /users`)
 *
 * Returns one page of users, each with all its fields: names, extension, roles and telephony settings.
 *
 * Ledger C-05: User record and user model
 * Ledger O-14: from of POST /calls
 * Ledger O-25: Width of a user record
 * Ledger O-40: 412 of POST /calls
 * Ledger O-69: Fields of listed users
 */
export const listUsers: (
  pbx: Telephony,
  args?: ListUsersQuery | { query?: ListUsersQuery },
  options?: CallOptions,
) => Promise<Page<User>> = /* @__PURE__ */ operation('listUsers', 'get', '/users', COLLECTION);
/**
 * List voicemail announcements (`GET /vmannouncements`)
 *
 * Returns one page of voicemail announcements, each with its description and extension. The records contain no audio, and no operation returns it.
 */
export const listVmAnnouncements: (
  pbx: Telephony,
  args?: ListVmAnnouncementsQuery | { query?: ListVmAnnouncementsQuery },
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
 * Returns one page of voicemail messages with caller, dialled number, time, duration and transcript. Filter on `origtime` for a period, on `is_new` for new messages, and on `live_id` for the message of one call.
 *
 * Ledger O-45: Date field of a resource
 */
export const listVoicemessages: (
  pbx: Telephony,
  args?: ListVoicemessagesQuery | { query?: ListVoicemessagesQuery },
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
 * Returns one page of web calls, each with its two numbers, the duration, rate and charge of either side, and the charge for the whole call.
 *
 * Ledger N-64: Fields given by name only
 * Ledger N-66: Units of durations and scales
 */
export const listWebcalls: (
  pbx: Telephony,
  args?: ListWebcallsQuery | { query?: ListWebcallsQuery },
  options?: CallOptions,
) => Promise<Page<Webcall>> = /* @__PURE__ */ operation('listWebcalls', 'get', '/webcalls', COLLECTION);
/**
 * Sign in with e-mail address and password (`POST /login`)
 *
 * Checks the credentials of a user and returns 200 with a `user_token` for `X-Auth-Token` and the `user_id` it belongs to. For a user with a second factor the response is 202 with a `nonce` and no token: a code goes out by e-mail, and `POST /login2fa` takes the two together.
 *
 * Ledger O-01: Second factor at login
 * Ledger O-05: 15 or 30 minutes
 */
export const login: (
  pbx: Telephony,
  args: LoginCredentials | { body: LoginCredentials },
  options?: CallOptions,
) => Promise<UserSession | SecondFactorRequired> = /* @__PURE__ */ operation('login', 'post', '/login', []);
/**
 * Complete a sign-in with a second factor (`POST /login2fa`)
 *
 * Takes the `nonce` from the 202 of `POST /login` and the `code` that reached the user by e-mail, and returns what a sign-in without a second factor does: `user_token` and `user_id`.
 *
 * Ledger N-75: Account recovery: lifetimes and rules
 * Ledger O-01: Second factor at login
 */
export const loginWithSecondFactor: (
  pbx: Telephony,
  args: SecondFactorRequest | { body: SecondFactorRequest },
  options?: CallOptions,
) => Promise<UserSession> = /* @__PURE__ */ operation('loginWithSecondFactor', 'post', '/login2fa', []);
/**
 * Destroy the token of this request (`POST /logout`)
 *
 * Destroys the token that the request carries, at once: every later request with it gets a 401. It takes no body.
 *
 * Ends the token that it is sent with.
 */
export const logout: (pbx: Telephony, options?: CallOptions) => Promise<Acknowledgement> =
  /* @__PURE__ */ operation('logout', 'post', '/logout');
/**
 * Keep the token alive (`GET /ping`)
 *
 * Restarts the inactivity period of the token and does nothing else. The body is a short greeting in one of two forms, so check the status: 200 means that the token is valid, 401 that it no longer is.
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
 * Starts the reset of a forgotten password: the user receives an e-mail with a token. `POST /reset` sets the new password with that token.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-03: Token for account recovery
 * Ledger N-75: Account recovery: lifetimes and rules
 */
export const requestPasswordReset: (
  pbx: Telephony,
  args: PasswordResetRequest | { body: PasswordResetRequest },
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('requestPasswordReset', 'post', '/password', []);
/**
 * Send the confirmation e-mail again (`POST /confirmation`)
 *
 * Sends the confirmation e-mail of a user again, to the address in `email`.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-03: Token for account recovery
 * Ledger N-06: Bodies of the account recovery responses
 */
export const resendConfirmation: (
  pbx: Telephony,
  args: ConfirmationRequest | { body: ConfirmationRequest },
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('resendConfirmation', 'post', '/confirmation', []);
/**
 * Set a new password with the token from the e-mail (`POST /reset`)
 *
 * Sets a new password for the user who received the e-mail of `POST /password`. `token` in the body is the one from that e-mail, not an access token for `X-Auth-Token`.
 *
 * Ledger N-03: Token for account recovery
 * Ledger N-06: Bodies of the account recovery responses
 * Ledger N-75: Account recovery: lifetimes and rules
 */
export const resetPassword: (
  pbx: Telephony,
  args: PasswordReset | { body: PasswordReset },
  options?: CallOptions,
) => Promise<UnspecifiedBody> = /* @__PURE__ */ operation('resetPassword', 'post', '/reset', []);
/**
 * Transfer, pick up, record or label a live call (`PATCH /calls/{id}`)
 *
 * Changes a live call, with one field for each change: `dst` transfers it to a number or an extension, `state` picks it up while it rings, `monitor_state` starts, pauses or resumes the recording, `labels` labels it, and `action_url` with `action_text` attaches a link. The changed call comes back in `data`; go on with the `id` that it has there.
 *
 * Rings a phone: never repeat it without asking a person.
 *
 * Ledger C-21: 301 as the success of PATCH /calls/{id}
 * Ledger O-71: Success of PATCH /calls/{id}
 */
export const updateCall: (
  pbx: Telephony,
  args: (UpdateCallPath & CallUpdate) | { path: UpdateCallPath; body: CallUpdate },
  options?: CallOptions,
) => Promise<CallSingle> = /* @__PURE__ */ operation('updateCall', 'patch', '/calls/{id}', []);
/**
 * Change a call label (`PATCH /calllabels/{id}`)
 *
 * Changes the label itself and returns the changed record. Send only fields that `GET /calllabels/{id}` shows for the label.
 *
 * Ledger N-37: Bodies of call label requests
 */
export const updateCallLabel: (
  pbx: Telephony,
  args: { path: UpdateCallLabelPath; body: CallLabelInput },
  options?: CallOptions,
) => Promise<CallLabelSingle> = /* @__PURE__ */ operation('updateCallLabel', 'patch', '/calllabels/{id}', []);
/**
 * Change a call-me-back button (`PATCH /callmeback/buttons/{id}`)
 *
 * Changes `name`, `data_online` or `data_offline` of a button and returns the record.
 *
 * Ledger N-69: Content of data_online and data_offline
 * Ledger N-71: Unknown ids where 404 is not listed
 */
export const updateCallMeBackButton: (
  pbx: Telephony,
  args:
    | (UpdateCallMeBackButtonPath & CallMeBackButtonUpdate)
    | { path: UpdateCallMeBackButtonPath; body: CallMeBackButtonUpdate },
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
 * Changes the settings of one widget and returns the record. The body takes the fields of `POST /callmeback/settings`.
 */
export const updateCallMeBackSetting: (
  pbx: Telephony,
  args:
    | (UpdateCallMeBackSettingPath & CallMeBackSettingInput)
    | { path: UpdateCallMeBackSettingPath; body: CallMeBackSettingInput },
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
 * Changes `name` or `text` of one canned response and returns the record.
 *
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateCannedResponse: (
  pbx: Telephony,
  args:
    | (UpdateCannedResponsePath & CannedResponseInput)
    | { path: UpdateCannedResponsePath; body: CannedResponseInput },
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
 * Changes the fields that are sent and returns the record. The body takes the fields of the creation: name, both PINs, the announcement of who joins and leaves, recording, and numbers of the account.
 *
 * Ledger N-65: What a PATCH does to what it does not name
 * Ledger N-77: Fields that cannot be read back
 */
export const updateConference: (
  pbx: Telephony,
  args: (UpdateConferencePath & ConferenceInput) | { path: UpdateConferencePath; body: ConferenceInput },
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
 * Changes one contact and returns it as it is afterwards. The body takes the fields of `POST /contacts`: send those that are to change.
 *
 * Ledger C-13: Contact in and out
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateContact: (
  pbx: Telephony,
  args: (UpdateContactPath & ContactInput) | { path: UpdateContactPath; body: ContactInput },
  options?: CallOptions,
) => Promise<ContactSingle> = /* @__PURE__ */ operation('updateContact', 'patch', '/contacts/{id}', []);
/**
 * Change an IVR (`PATCH /ivrs/{id}`)
 *
 * Changes the fields that are sent: any of those that `POST /ivrs` takes from `name` to `final_dst_type`. It may accept `final_dst_id`, `number` and `random_choice` too.
 *
 * Ledger N-48: Rest of the IVR update
 */
export const updateIvr: (
  pbx: Telephony,
  args: (UpdateIvrPath & IvrUpdate) | { path: UpdateIvrPath; body: IvrUpdate },
  options?: CallOptions,
) => Promise<IvrSingle> = /* @__PURE__ */ operation('updateIvr', 'patch', '/ivrs/{id}', []);
/**
 * Store the analysis of a recording (`PATCH /monitors/{id}`)
 *
 * Stores a transcript, a summary, a sentiment, a score or metadata with one recording, and returns the record.
 *
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateMonitor: (
  pbx: Telephony,
  args: (UpdateMonitorPath & MonitorUpdate) | { path: UpdateMonitorPath; body: MonitorUpdate },
  options?: CallOptions,
) => Promise<MonitorSingle> = /* @__PURE__ */ operation('updateMonitor', 'patch', '/monitors/{id}', []);
/**
 * Change a queue group (`PATCH /queuegroups/{id}`)
 *
 * Changes one queue group and returns the record. The natural field to send is `name`, the only one that the record has besides its id.
 *
 * Ledger N-38: Bodies of queue group requests
 * Ledger N-25: Unknown fields of requests
 * Ledger O-50: Queue members
 */
export const updateQueueGroup: (
  pbx: Telephony,
  args: { path: UpdateQueueGroupPath; body: QueueGroupInput },
  options?: CallOptions,
) => Promise<QueueGroupSingle> = /* @__PURE__ */ operation(
  'updateQueueGroup',
  'patch',
  '/queuegroups/{id}',
  [],
);
/**
 * Let users join or leave a queue (`PATCH /queues/{id}`)
 *
 * Sets the `status` of users in the queue: true lets an agent join, false lets the agent leave. The queue comes back in `data`. With `include=users` and `fields[users]=id,status` its users are objects with just these two fields, which is all that a button "available in this queue" has to show.
 *
 * Ledger O-50: Queue members
 * Ledger O-62: Success of a change of queue members, and status
 * Ledger O-63: What fields narrows
 * Ledger N-47: Update and deletion of queues
 */
export const updateQueueMembers: (
  pbx: Telephony,
  args:
    | (UpdateQueueMembersPath & UpdateQueueMembersQuery & QueueMembersUpdate)
    | { path: UpdateQueueMembersPath; query?: UpdateQueueMembersQuery; body: QueueMembersUpdate },
  options?: CallOptions,
) => Promise<QueueMembersResult> = /* @__PURE__ */ operation('updateQueueMembers', 'patch', '/queues/{id}', [
  'include',
  'fields',
]);
/**
 * Change a report schedule (`PATCH /reportschedules/{id}`)
 *
 * Changes one report schedule and returns the record. It takes the same fields as `POST /reportschedules`.
 *
 * Sends a message: never repeat it without asking a person.
 *
 * Ledger N-21: Values of string enumerations in requests
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateReportSchedule: (
  pbx: Telephony,
  args:
    | (UpdateReportSchedulePath & ReportScheduleInput)
    | { path: UpdateReportSchedulePath; body: ReportScheduleInput },
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
 * Changes the fields that are sent and returns the record. It takes the same fields as `POST /ringgroups`; `strategy` and `final_dst_type` are strings in the request and integers in the record.
 *
 * Ledger C-12: Ring group in and out
 * Ledger N-65: What a PATCH does to what it does not name
 * Ledger N-77: Fields that cannot be read back
 * Ledger O-50: Queue members
 */
export const updateRingGroup: (
  pbx: Telephony,
  args: (UpdateRingGroupPath & RingGroupInput) | { path: UpdateRingGroupPath; body: RingGroupInput },
  options?: CallOptions,
) => Promise<RingGroupSingle> = /* @__PURE__ */ operation('updateRingGroup', 'patch', '/ringgroups/{id}', []);
/**
 * Change a routing rule (`PATCH /routingrules/{id}`)
 *
 * Changes the fields that are sent and returns the record. It takes the same fields as `POST /routingrules`, except that `direction` cannot be changed.
 *
 * Ledger C-09: Routing rule in and out
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateRoutingRule: (
  pbx: Telephony,
  args: (UpdateRoutingRulePath & RoutingRuleInput) | { path: UpdateRoutingRulePath; body: RoutingRuleInput },
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
 * Renames a team or gives it another colour, and returns the updated record.
 *
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateUserGroup: (
  pbx: Telephony,
  args: (UpdateUserGroupPath & UserGroupInput) | { path: UpdateUserGroupPath; body: UserGroupInput },
  options?: CallOptions,
) => Promise<UserGroupSingle> = /* @__PURE__ */ operation('updateUserGroup', 'patch', '/usergroups/{id}', []);
/**
 * Change a user group policy (`PATCH /usergrouppolicies/{id}`)
 *
 * Changes the name or the colour of a user group policy and returns the updated record.
 *
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateUserGroupPolicy: (
  pbx: Telephony,
  args:
    | (UpdateUserGroupPolicyPath & UserGroupInput)
    | { path: UpdateUserGroupPolicyPath; body: UserGroupInput },
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
 * Changes the description, the extension or the audio of one voicemail announcement. `data` is the new audio file, Base64 encoded: MP3, MP4, WAV or AAC (Android).
 *
 * Ledger C-08: Voicemail announcement in and out
 * Ledger N-65: What a PATCH does to what it does not name
 */
export const updateVmAnnouncement: (
  pbx: Telephony,
  args:
    | (UpdateVmAnnouncementPath & VmAnnouncementInput)
    | { path: UpdateVmAnnouncementPath; body: VmAnnouncementInput },
  options?: CallOptions,
) => Promise<VmAnnouncementSingle> = /* @__PURE__ */ operation(
  'updateVmAnnouncement',
  'patch',
  '/vmannouncements/{id}',
  [],
);
