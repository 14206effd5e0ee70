/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

import {
  bulkUpdateCallTrackingDdis,
  bulkUpdateCdrs,
  bulkUpdateContacts,
  bulkUpdateUsers,
  bulkUpdateVoicemessages,
  createApiToken,
  createCall,
  createCallLabel,
  createCallMeBackButton,
  createCallMeBackSetting,
  createCampaign,
  createCannedResponse,
  createConference,
  createContact,
  createIvr,
  createLeadcall,
  createQueue,
  createQueueGroup,
  createReportSchedule,
  createRingGroup,
  createRoutingRule,
  createSms,
  createUserGroup,
  createUserGroupPolicy,
  createVmAnnouncement,
  createWebcall,
  deleteAllCdrs,
  deleteAllChatMessages,
  deleteAllMonitors,
  deleteAllSms,
  deleteAllStatements,
  deleteAllVoicemessages,
  deleteApiToken,
  deleteCall,
  deleteCallLabel,
  deleteCallMeBackButton,
  deleteCallMeBackSetting,
  deleteCannedResponse,
  deleteChatMessages,
  deleteConference,
  deleteContacts,
  deleteCustomer,
  deleteMonitors,
  deleteQueueGroup,
  deleteReportSchedule,
  deleteRingGroup,
  deleteUser,
  deleteUserAudio,
  deleteUserGroup,
  deleteUserGroupPolicy,
  deleteVmAnnouncement,
  deleteVoicemessages,
  getAclRole,
  getCall,
  getCallFlow,
  getCallLabel,
  getCallMeBackButton,
  getCallMeBackSetting,
  getCannedResponse,
  getCdr,
  getChat,
  getConference,
  getContact,
  getDdi,
  getIvr,
  getMe,
  getMediaSession,
  getMonitor,
  getMonitorAiDictionary,
  getMsdr,
  getPickupGroup,
  getQueue,
  getQueueGroup,
  getReportSchedule,
  getRingGroup,
  getRoutingRule,
  getSms,
  getUser,
  getUserAudio,
  getUserGroup,
  getUserGroupPolicy,
  getVmAnnouncement,
  getVoicemessage,
  listAclRoles,
  listApiTokens,
  listCallFlows,
  listCallLabels,
  listCallMeBackCdrs,
  listCallMeBackSettings,
  listCallMeBackVisitors,
  listCallMeBackWebsites,
  listCallMonitors,
  listCallTrace,
  listCallTrackingCdrs,
  listCallTrackingDdis,
  listCalls,
  listCampaigns,
  listCannedResponses,
  listCdrDictionaries,
  listCdrNotes,
  listCdrs,
  listChats,
  listConferences,
  listContactCdrs,
  listContacts,
  listDdiDictionaries,
  listDdis,
  listFaxes,
  listIvrs,
  listMediaSessionDictionaries,
  listMediaSessions,
  listMonitorAiDictionaries,
  listMonitors,
  listMsdrDictionaries,
  listMsdrs,
  listPickupGroups,
  listQueueGroups,
  listQueues,
  listReportScheduleDictionaries,
  listReportSchedules,
  listRingGroupDictionaries,
  listRingGroups,
  listRoutingRules,
  listSms,
  listSmsDictionaries,
  listTrackedCdrs,
  listTrackedDdis,
  listUserCalls,
  listUserCdrs,
  listUserChatMessages,
  listUserContacts,
  listUserGroupPolicies,
  listUserGroups,
  listUserSmsThreadMessages,
  listUserSmsThreads,
  listUsers,
  listVmAnnouncements,
  listVoicemessages,
  listWebcalls,
  login,
  loginWithSecondFactor,
  logout,
  ping,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  updateCall,
  updateCallLabel,
  updateCallMeBackButton,
  updateCallMeBackSetting,
  updateCannedResponse,
  updateConference,
  updateContact,
  updateIvr,
  updateMonitor,
  updateQueueGroup,
  updateQueueMembers,
  updateReportSchedule,
  updateRingGroup,
  updateRoutingRule,
  updateUserGroup,
  updateUserGroupPolicy,
  updateVmAnnouncement,
} from './operations.ts';
import { queryOf } from '../operations/query-options.ts';
import { bareQueryOf } from '../operations/query-options.ts';
import { infiniteQueryOf } from '../operations/query-options.ts';
import { bareMutationOf } from '../operations/query-options.ts';
import { mutationOf } from '../operations/query-options.ts';
import type { CallOptions } from '../core/call-types.ts';
import type { DeleteAllOptions } from '../core/call-types.ts';
import type { InfiniteQuery } from '../operations/query-options.ts';
import type { InfiniteQueryOptions } from '../operations/query-options.ts';
import type { Mutation } from '../operations/query-options.ts';
import type { Page } from '../core/call-types.ts';
import type { PongSingle } from '../operations/operation.ts';
import type { Query } from '../operations/query-options.ts';
import type { QueryCallOptions } from '../operations/query-options.ts';
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
 * Options of a mutation of `bulkUpdateCallTrackingDdis`: Assign numbers to campaigns (`PATCH /calltracking/ddis`)
 */
export const bulkUpdateCallTrackingDdisMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, CallTrackingDdiBulkUpdate> = /* @__PURE__ */ mutationOf(
  'bulkUpdateCallTrackingDdis',
  bulkUpdateCallTrackingDdis,
);
/**
 * Options of a mutation of `bulkUpdateCdrs`: Change several CDRs at once (`PATCH /cdrs`)
 */
export const bulkUpdateCdrsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, CdrBulkUpdate> = /* @__PURE__ */ mutationOf('bulkUpdateCdrs', bulkUpdateCdrs);
/**
 * Options of a mutation of `bulkUpdateContacts`: Change several contacts at once (`PATCH /contacts`)
 */
export const bulkUpdateContactsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, ContactBulkUpdate> = /* @__PURE__ */ mutationOf(
  'bulkUpdateContacts',
  bulkUpdateContacts,
);
/**
 * Options of a mutation of `bulkUpdateUsers`: Change location and teams of several users (`PATCH /users`)
 */
export const bulkUpdateUsersMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, UserBulkUpdate> = /* @__PURE__ */ mutationOf(
  'bulkUpdateUsers',
  bulkUpdateUsers,
);
/**
 * Options of a mutation of `bulkUpdateVoicemessages`: Move voicemail messages to a folder (`PATCH /voicemessages`)
 */
export const bulkUpdateVoicemessagesMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, VoicemessageBulkUpdate> = /* @__PURE__ */ mutationOf(
  'bulkUpdateVoicemessages',
  bulkUpdateVoicemessages,
);
/**
 * Options of a mutation of `createApiToken`: Create an API token (`POST /apitokens`)
 */
export const createApiTokenMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ApiTokenSingle, ApiTokenCreate> = /* @__PURE__ */ mutationOf('createApiToken', createApiToken);
/**
 * Options of a mutation of `createCall`: Start a call for a user (click to call) (`POST /calls`)
 *
 * Rings a phone: never repeat it without asking a person.
 */
export const createCallMutation: (pbx: Telephony, options?: CallOptions) => Mutation<CallSingle, CallCreate> =
  /* @__PURE__ */ mutationOf('createCall', createCall);
/**
 * Options of a mutation of `createCallLabel`: Create a call label (`POST /calllabels`)
 */
export const createCallLabelMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallLabelSingle, { body: CallLabelInput }> = /* @__PURE__ */ mutationOf(
  'createCallLabel',
  createCallLabel,
);
/**
 * Options of a mutation of `createCallMeBackButton`: Create a call-me-back button (`POST /callmeback/buttons`)
 */
export const createCallMeBackButtonMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallMeBackButtonSingle, { body: CallMeBackButtonCreate }> = /* @__PURE__ */ mutationOf(
  'createCallMeBackButton',
  createCallMeBackButton,
);
/**
 * Options of a mutation of `createCallMeBackSetting`: Create call-me-back settings (`POST /callmeback/settings`)
 */
export const createCallMeBackSettingMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallMeBackSettingSingle, CallMeBackSettingInput> = /* @__PURE__ */ mutationOf(
  'createCallMeBackSetting',
  createCallMeBackSetting,
);
/**
 * Options of a mutation of `createCampaign`: Create a call tracking campaign (`POST /calltracking/campaigns`)
 */
export const createCampaignMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CampaignSingle, CampaignCreate> = /* @__PURE__ */ mutationOf('createCampaign', createCampaign);
/**
 * Options of a mutation of `createCannedResponse`: Create a canned response (`POST /sms/cannedresponses`)
 */
export const createCannedResponseMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CannedResponseSingle, CannedResponseInput> = /* @__PURE__ */ mutationOf(
  'createCannedResponse',
  createCannedResponse,
);
/**
 * Options of a mutation of `createConference`: Create a conference room (`POST /conferences`)
 */
export const createConferenceMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ConferenceSingle, ConferenceInput> = /* @__PURE__ */ mutationOf(
  'createConference',
  createConference,
);
/**
 * Options of a mutation of `createContact`: Create a contact (`POST /contacts`)
 */
export const createContactMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ContactSingle, ContactInput> = /* @__PURE__ */ mutationOf('createContact', createContact);
/**
 * Options of a mutation of `createIvr`: Create an IVR (`POST /ivrs`)
 */
export const createIvrMutation: (pbx: Telephony, options?: CallOptions) => Mutation<IvrSingle, IvrCreate> =
  /* @__PURE__ */ mutationOf('createIvr', createIvr);
/**
 * Options of a mutation of `createLeadcall`: Call a lead with a spoken text (`POST /leadcalls`)
 *
 * Rings a phone: never repeat it without asking a person.
 */
export const createLeadcallMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallSingle, LeadcallCreate> = /* @__PURE__ */ mutationOf('createLeadcall', createLeadcall);
/**
 * Options of a mutation of `createQueue`: Create a call queue (`POST /queues`)
 */
export const createQueueMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<QueueSingle, QueueCreate> = /* @__PURE__ */ mutationOf('createQueue', createQueue);
/**
 * Options of a mutation of `createQueueGroup`: Create a queue group (`POST /queuegroups`)
 */
export const createQueueGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<QueueGroupSingle, { body: QueueGroupInput }> = /* @__PURE__ */ mutationOf(
  'createQueueGroup',
  createQueueGroup,
);
/**
 * Options of a mutation of `createReportSchedule`: Create a report schedule (`POST /reportschedules`)
 *
 * Sends a message: never repeat it without asking a person.
 */
export const createReportScheduleMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ReportScheduleSingle, ReportScheduleInput> = /* @__PURE__ */ mutationOf(
  'createReportSchedule',
  createReportSchedule,
);
/**
 * Options of a mutation of `createRingGroup`: Create a ring group (`POST /ringgroups`)
 */
export const createRingGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<RingGroupSingle, RingGroupInput> = /* @__PURE__ */ mutationOf(
  'createRingGroup',
  createRingGroup,
);
/**
 * Options of a mutation of `createRoutingRule`: Create a routing rule (`POST /routingrules`)
 */
export const createRoutingRuleMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<RoutingRuleSingle, RoutingRuleInput> = /* @__PURE__ */ mutationOf(
  'createRoutingRule',
  createRoutingRule,
);
/**
 * Options of a mutation of `createSms`: Send an SMS (`POST /sms`)
 *
 * Sends a text message to the number `to` and returns its record. Use it to send one message to one recipient.
 *
 * Sends a message: never repeat it without asking a person.
 */
export const createSmsMutation: (pbx: Telephony, options?: CallOptions) => Mutation<SmsSingle, SmsCreate> =
  /* @__PURE__ */ mutationOf('createSms', createSms);
/**
 * Options of a mutation of `createUserGroup`: Create a user group (`POST /usergroups`)
 */
export const createUserGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UserGroupSingle, UserGroupInput> = /* @__PURE__ */ mutationOf(
  'createUserGroup',
  createUserGroup,
);
/**
 * Options of a mutation of `createUserGroupPolicy`: Create a user group policy (`POST /usergrouppolicies`)
 */
export const createUserGroupPolicyMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UserGroupSingle, UserGroupInput> = /* @__PURE__ */ mutationOf(
  'createUserGroupPolicy',
  createUserGroupPolicy,
);
/**
 * Options of a mutation of `createVmAnnouncement`: Upload a voicemail announcement (`POST /vmannouncements`)
 */
export const createVmAnnouncementMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<VmAnnouncementSingle, VmAnnouncementInput> = /* @__PURE__ */ mutationOf(
  'createVmAnnouncement',
  createVmAnnouncement,
);
/**
 * Options of a mutation of `createWebcall`: Connect two numbers (`POST /webcalls`)
 *
 * Rings a phone: never repeat it without asking a person.
 */
export const createWebcallMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<WebcallSingle, WebcallCreate> = /* @__PURE__ */ mutationOf('createWebcall', createWebcall);
/**
 * Options of a mutation of `deleteAllCdrs`: Delete every CDR (`DELETE /cdrs`)
 *
 * Deletes every CDR of the account. Use it only to clear the whole call history.
 *
 * Deletes everything in the collection.
 */
export const deleteAllCdrsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteAllOptions> = /* @__PURE__ */ mutationOf('deleteAllCdrs', deleteAllCdrs);
/**
 * Options of a mutation of `deleteAllChatMessages`: Delete every chat message (`DELETE /chatmsgs`)
 *
 * Deletes every chat message. Use it only to empty the whole chat history.
 *
 * Deletes everything in the collection.
 */
export const deleteAllChatMessagesMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteAllOptions> = /* @__PURE__ */ mutationOf(
  'deleteAllChatMessages',
  deleteAllChatMessages,
);
/**
 * Options of a mutation of `deleteAllMonitors`: Delete every recording (`DELETE /monitors`)
 *
 * Deletes every recording of the customer account. Use it only to remove all recordings at once.
 *
 * Deletes everything in the collection.
 */
export const deleteAllMonitorsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteAllOptions> = /* @__PURE__ */ mutationOf(
  'deleteAllMonitors',
  deleteAllMonitors,
);
/**
 * Options of a mutation of `deleteAllSms`: Delete every SMS (`DELETE /sms`)
 *
 * Deletes every SMS. Use it only to empty the whole message history.
 *
 * Deletes everything in the collection.
 */
export const deleteAllSmsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteAllOptions> = /* @__PURE__ */ mutationOf('deleteAllSms', deleteAllSms);
/**
 * Options of a mutation of `deleteAllStatements`: Delete every statement (`DELETE /statements`)
 *
 * Deletes every statement. Use it only if you are sure that you need no statement any more.
 *
 * Deletes everything in the collection.
 */
export const deleteAllStatementsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteAllOptions> = /* @__PURE__ */ mutationOf(
  'deleteAllStatements',
  deleteAllStatements,
);
/**
 * Options of a mutation of `deleteAllVoicemessages`: Delete every voicemail message (`DELETE /voicemessages`)
 *
 * Deletes every voicemail message. Use it only to empty all mailboxes at once.
 *
 * Deletes everything in the collection.
 */
export const deleteAllVoicemessagesMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteAllOptions> = /* @__PURE__ */ mutationOf(
  'deleteAllVoicemessages',
  deleteAllVoicemessages,
);
/**
 * Options of a mutation of `deleteApiToken`: Revoke an API token (`DELETE /apitokens/{token}`)
 *
 * Deletes one API token. Use it when you retire an integration, or when the token may have leaked.
 */
export const deleteApiTokenMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteApiTokenPath> = /* @__PURE__ */ mutationOf('deleteApiToken', deleteApiToken);
/**
 * Options of a mutation of `deleteCall`: Hang up a live call (`DELETE /calls/{id}`)
 */
export const deleteCallMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteCallPath> = /* @__PURE__ */ mutationOf('deleteCall', deleteCall);
/**
 * Options of a mutation of `deleteCallLabel`: Delete a call label (`DELETE /calllabels/{id}`)
 *
 * Deletes one call label. Use it for a label that you no longer need.
 */
export const deleteCallLabelMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteCallLabelPath> = /* @__PURE__ */ mutationOf(
  'deleteCallLabel',
  deleteCallLabel,
);
/**
 * Options of a mutation of `deleteCallMeBackButton`: Delete a call-me-back button (`DELETE /callmeback/buttons/{id}`)
 *
 * Deletes one call-me-back button. Use it when no settings refer to the button any more.
 */
export const deleteCallMeBackButtonMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteCallMeBackButtonPath> = /* @__PURE__ */ mutationOf(
  'deleteCallMeBackButton',
  deleteCallMeBackButton,
);
/**
 * Options of a mutation of `deleteCallMeBackSetting`: Delete call-me-back settings (`DELETE /callmeback/settings/{id}`)
 *
 * Deletes the settings of one call-me-back widget. Use it after you have removed the widget from the page.
 */
export const deleteCallMeBackSettingMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteCallMeBackSettingPath> = /* @__PURE__ */ mutationOf(
  'deleteCallMeBackSetting',
  deleteCallMeBackSetting,
);
/**
 * Options of a mutation of `deleteCannedResponse`: Delete a canned response (`DELETE /sms/cannedresponses/{id}`)
 *
 * Deletes one canned response. Use it for a text that nobody needs any more.
 */
export const deleteCannedResponseMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteCannedResponsePath> = /* @__PURE__ */ mutationOf(
  'deleteCannedResponse',
  deleteCannedResponse,
);
/**
 * Options of a mutation of `deleteChatMessages`: Delete chat messages by id (`DELETE /chatmsgs/{ids}`)
 *
 * Deletes one or more chat messages by id. Use it to remove single messages of a conversation.
 */
export const deleteChatMessagesMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteChatMessagesPath> = /* @__PURE__ */ mutationOf(
  'deleteChatMessages',
  deleteChatMessages,
);
/**
 * Options of a mutation of `deleteConference`: Delete a conference room (`DELETE /conferences/{id}`)
 *
 * Deletes one conference room. Use it when you no longer need the room and nobody is in it.
 */
export const deleteConferenceMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteConferencePath> = /* @__PURE__ */ mutationOf(
  'deleteConference',
  deleteConference,
);
/**
 * Options of a mutation of `deleteContacts`: Delete contacts (`DELETE /contacts/{id}`)
 *
 * Deletes one or more contacts by id. Use it for contacts that you no longer need.
 */
export const deleteContactsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteContactsPath> = /* @__PURE__ */ mutationOf('deleteContacts', deleteContacts);
/**
 * Options of a mutation of `deleteCustomer`: Delete a customer account (`DELETE /customers/{id}`)
 *
 * Deletes a whole customer account. Use it only to administer customer accounts, never to clean up.
 */
export const deleteCustomerMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteCustomerPath> = /* @__PURE__ */ mutationOf('deleteCustomer', deleteCustomer);
/**
 * Options of a mutation of `deleteMonitors`: Delete recordings (`DELETE /monitors/{id}`)
 *
 * Deletes one or more recordings by id. Use it to enforce a retention period.
 */
export const deleteMonitorsMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteMonitorsPath> = /* @__PURE__ */ mutationOf('deleteMonitors', deleteMonitors);
/**
 * Options of a mutation of `deleteQueueGroup`: Delete a queue group (`DELETE /queuegroups/{id}`)
 *
 * Deletes one queue group. Use it for a group that you no longer need.
 */
export const deleteQueueGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteQueueGroupPath> = /* @__PURE__ */ mutationOf(
  'deleteQueueGroup',
  deleteQueueGroup,
);
/**
 * Options of a mutation of `deleteReportSchedule`: Delete a report schedule (`DELETE /reportschedules/{id}`)
 *
 * Deletes one report schedule. Use it to stop a report for good.
 */
export const deleteReportScheduleMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteReportSchedulePath> = /* @__PURE__ */ mutationOf(
  'deleteReportSchedule',
  deleteReportSchedule,
);
/**
 * Options of a mutation of `deleteRingGroup`: Delete a ring group (`DELETE /ringgroups/{id}`)
 *
 * Deletes one ring group. Use it when no number or menu leads to the group any more.
 */
export const deleteRingGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteRingGroupPath> = /* @__PURE__ */ mutationOf(
  'deleteRingGroup',
  deleteRingGroup,
);
/**
 * Options of a mutation of `deleteUser`: Delete a user (`DELETE /users/{id}`)
 *
 * Deletes one user. Use it when a person leaves for good.
 */
export const deleteUserMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteUserPath> = /* @__PURE__ */ mutationOf('deleteUser', deleteUser);
/**
 * Options of a mutation of `deleteUserAudio`: Reset the audio of a user (`DELETE /users/{id}/audio`)
 */
export const deleteUserAudioMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteUserAudioPath> = /* @__PURE__ */ mutationOf(
  'deleteUserAudio',
  deleteUserAudio,
);
/**
 * Options of a mutation of `deleteUserGroup`: Delete a user group (`DELETE /usergroups/{id}`)
 *
 * Deletes one user group (team). Use it for a team that you no longer need.
 */
export const deleteUserGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteUserGroupPath> = /* @__PURE__ */ mutationOf(
  'deleteUserGroup',
  deleteUserGroup,
);
/**
 * Options of a mutation of `deleteUserGroupPolicy`: Delete a user group policy (`DELETE /usergrouppolicies/{id}`)
 *
 * Deletes one user group policy. Use it for a policy that you no longer need.
 */
export const deleteUserGroupPolicyMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteUserGroupPolicyPath> = /* @__PURE__ */ mutationOf(
  'deleteUserGroupPolicy',
  deleteUserGroupPolicy,
);
/**
 * Options of a mutation of `deleteVmAnnouncement`: Delete a voicemail announcement (`DELETE /vmannouncements/{id}`)
 *
 * Deletes one voicemail announcement. Use it for an announcement that no user refers to any more.
 */
export const deleteVmAnnouncementMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteVmAnnouncementPath> = /* @__PURE__ */ mutationOf(
  'deleteVmAnnouncement',
  deleteVmAnnouncement,
);
/**
 * Options of a mutation of `deleteVoicemessages`: Delete voicemail messages by id (`DELETE /voicemessages/{id}`)
 *
 * Deletes one or more voicemail messages by id. Use it for messages that you no longer need here.
 */
export const deleteVoicemessagesMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<undefined, DeleteVoicemessagesPath> = /* @__PURE__ */ mutationOf(
  'deleteVoicemessages',
  deleteVoicemessages,
);

/**
 * Options of a query of `getAclRole`: Read one ACL role (`GET /aclroles/{id}`)
 */
export const getAclRoleQuery: (
  pbx: Telephony,
  args: GetAclRolePath,
  options?: QueryCallOptions,
) => Query<AclRoleSingle> = /* @__PURE__ */ queryOf('getAclRole', getAclRole);

/**
 * Options of a query of `getCall`: Read one live call (`GET /calls/{id}`)
 */
export const getCallQuery: (
  pbx: Telephony,
  args: GetCallPath,
  options?: QueryCallOptions,
) => Query<CallSingle> = /* @__PURE__ */ queryOf('getCall', getCall);

/**
 * Options of a query of `getCallFlow`: Read one call flow (`GET /callflows/{id}`)
 */
export const getCallFlowQuery: (
  pbx: Telephony,
  args: GetCallFlowPath,
  options?: QueryCallOptions,
) => Query<CallFlowSingle> = /* @__PURE__ */ queryOf('getCallFlow', getCallFlow);

/**
 * Options of a query of `getCallLabel`: Read one call label (`GET /calllabels/{id}`)
 */
export const getCallLabelQuery: (
  pbx: Telephony,
  args: GetCallLabelPath,
  options?: QueryCallOptions,
) => Query<CallLabelSingle> = /* @__PURE__ */ queryOf('getCallLabel', getCallLabel);

/**
 * Options of a query of `getCallMeBackButton`: Read one call-me-back button (`GET /callmeback/buttons/{id}`)
 */
export const getCallMeBackButtonQuery: (
  pbx: Telephony,
  args: GetCallMeBackButtonPath,
  options?: QueryCallOptions,
) => Query<CallMeBackButtonSingle> = /* @__PURE__ */ queryOf('getCallMeBackButton', getCallMeBackButton);

/**
 * Options of a query of `getCallMeBackSetting`: Read call-me-back settings (`GET /callmeback/settings/{id}`)
 */
export const getCallMeBackSettingQuery: (
  pbx: Telephony,
  args: GetCallMeBackSettingPath,
  options?: QueryCallOptions,
) => Query<CallMeBackSettingSingle> = /* @__PURE__ */ queryOf('getCallMeBackSetting', getCallMeBackSetting);

/**
 * Options of a query of `getCannedResponse`: Read one canned response (`GET /sms/cannedresponses/{id}`)
 */
export const getCannedResponseQuery: (
  pbx: Telephony,
  args: GetCannedResponsePath,
  options?: QueryCallOptions,
) => Query<CannedResponseSingle> = /* @__PURE__ */ queryOf('getCannedResponse', getCannedResponse);

/**
 * Options of a query of `getCdr`: Read one call detail record (`GET /cdrs/{id}`)
 */
export const getCdrQuery: (pbx: Telephony, args: GetCdrPath, options?: QueryCallOptions) => Query<CdrSingle> =
  /* @__PURE__ */ queryOf('getCdr', getCdr);

/**
 * Options of a query of `getChat`: Read one chat (`GET /chats/{id}`)
 */
export const getChatQuery: (
  pbx: Telephony,
  args: GetChatPath,
  options?: QueryCallOptions,
) => Query<ChatSingle> = /* @__PURE__ */ queryOf('getChat', getChat);

/**
 * Options of a query of `getConference`: Read one conference room (`GET /conferences/{id}`)
 */
export const getConferenceQuery: (
  pbx: Telephony,
  args: GetConferencePath,
  options?: QueryCallOptions,
) => Query<ConferenceSingle> = /* @__PURE__ */ queryOf('getConference', getConference);

/**
 * Options of a query of `getContact`: Read one contact (`GET /contacts/{id}`)
 */
export const getContactQuery: (
  pbx: Telephony,
  args: GetContactPath,
  options?: QueryCallOptions,
) => Query<ContactSingle> = /* @__PURE__ */ queryOf('getContact', getContact);

/**
 * Options of a query of `getDdi`: Read one phone number (`GET /ddis/{e164}`)
 */
export const getDdiQuery: (pbx: Telephony, args: GetDdiPath, options?: QueryCallOptions) => Query<DdiSingle> =
  /* @__PURE__ */ queryOf('getDdi', getDdi);

/**
 * Options of a query of `getIvr`: Read one IVR (`GET /ivrs/{id}`)
 */
export const getIvrQuery: (pbx: Telephony, args: GetIvrPath, options?: QueryCallOptions) => Query<IvrSingle> =
  /* @__PURE__ */ queryOf('getIvr', getIvr);

/**
 * Options of a query of `getMe`: Read the user behind the token (`GET /me`)
 */
export const getMeQuery: (pbx: Telephony, options?: QueryCallOptions) => Query<MeSingle> =
  /* @__PURE__ */ bareQueryOf('getMe', getMe);

/**
 * Options of a query of `getMediaSession`: Read one media session (`GET /mediasessions/{id}`)
 */
export const getMediaSessionQuery: (
  pbx: Telephony,
  args: GetMediaSessionPath,
  options?: QueryCallOptions,
) => Query<MediaSessionSingle> = /* @__PURE__ */ queryOf('getMediaSession', getMediaSession);

/**
 * Options of a query of `getMonitor`: Read the record of a recording (`GET /monitors/{id}`)
 */
export const getMonitorQuery: (
  pbx: Telephony,
  args: GetMonitorPath,
  options?: QueryCallOptions,
) => Query<MonitorSingle> = /* @__PURE__ */ queryOf('getMonitor', getMonitor);

/**
 * Options of a query of `getMonitorAiDictionary`: Read one record of the AI dictionary (`GET /monitors/aidictionary/{id}`)
 */
export const getMonitorAiDictionaryQuery: (
  pbx: Telephony,
  args: GetMonitorAiDictionaryPath,
  options?: QueryCallOptions,
) => Query<MonitorAiDictionarySingle> = /* @__PURE__ */ queryOf(
  'getMonitorAiDictionary',
  getMonitorAiDictionary,
);

/**
 * Options of a query of `getMsdr`: Read one media session record (`GET /msdrs/{id}`)
 */
export const getMsdrQuery: (
  pbx: Telephony,
  args: GetMsdrPath,
  options?: QueryCallOptions,
) => Query<MsdrSingle> = /* @__PURE__ */ queryOf('getMsdr', getMsdr);

/**
 * Options of a query of `getPickupGroup`: Read one pickup group (`GET /pickupgroups/{id}`)
 */
export const getPickupGroupQuery: (
  pbx: Telephony,
  args: GetPickupGroupPath,
  options?: QueryCallOptions,
) => Query<PickupGroupSingle> = /* @__PURE__ */ queryOf('getPickupGroup', getPickupGroup);

/**
 * Options of a query of `getQueue`: Read one call queue (`GET /queues/{id}`)
 */
export const getQueueQuery: (
  pbx: Telephony,
  args: GetQueuePath & GetQueueQuery,
  options?: QueryCallOptions,
) => Query<QueueSingle> = /* @__PURE__ */ queryOf('getQueue', getQueue);

/**
 * Options of a query of `getQueueGroup`: Read one queue group (`GET /queuegroups/{id}`)
 */
export const getQueueGroupQuery: (
  pbx: Telephony,
  args: GetQueueGroupPath,
  options?: QueryCallOptions,
) => Query<QueueGroupSingle> = /* @__PURE__ */ queryOf('getQueueGroup', getQueueGroup);

/**
 * Options of a query of `getReportSchedule`: Read one report schedule (`GET /reportschedules/{id}`)
 */
export const getReportScheduleQuery: (
  pbx: Telephony,
  args: GetReportSchedulePath,
  options?: QueryCallOptions,
) => Query<ReportScheduleSingle> = /* @__PURE__ */ queryOf('getReportSchedule', getReportSchedule);

/**
 * Options of a query of `getRingGroup`: Read one ring group (`GET /ringgroups/{id}`)
 */
export const getRingGroupQuery: (
  pbx: Telephony,
  args: GetRingGroupPath,
  options?: QueryCallOptions,
) => Query<RingGroupSingle> = /* @__PURE__ */ queryOf('getRingGroup', getRingGroup);

/**
 * Options of a query of `getRoutingRule`: Read one routing rule (`GET /routingrules/{id}`)
 */
export const getRoutingRuleQuery: (
  pbx: Telephony,
  args: GetRoutingRulePath,
  options?: QueryCallOptions,
) => Query<RoutingRuleSingle> = /* @__PURE__ */ queryOf('getRoutingRule', getRoutingRule);

/**
 * Options of a query of `getSms`: Read one SMS (`GET /sms/{id}`)
 */
export const getSmsQuery: (pbx: Telephony, args: GetSmsPath, options?: QueryCallOptions) => Query<SmsSingle> =
  /* @__PURE__ */ queryOf('getSms', getSms);

/**
 * Options of a query of `getUser`: Read one user (`GET /users/{id}`)
 */
export const getUserQuery: (
  pbx: Telephony,
  args: GetUserPath,
  options?: QueryCallOptions,
) => Query<UserSingle> = /* @__PURE__ */ queryOf('getUser', getUser);

/**
 * Options of a query of `getUserAudio`: Read the audio of a user (`GET /users/{id}/audio`)
 */
export const getUserAudioQuery: (
  pbx: Telephony,
  args: GetUserAudioPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('getUserAudio', getUserAudio);

/**
 * Options of a query of `getUserGroup`: Read one user group (`GET /usergroups/{id}`)
 */
export const getUserGroupQuery: (
  pbx: Telephony,
  args: GetUserGroupPath,
  options?: QueryCallOptions,
) => Query<UserGroupSingle> = /* @__PURE__ */ queryOf('getUserGroup', getUserGroup);

/**
 * Options of a query of `getUserGroupPolicy`: Read one user group policy (`GET /usergrouppolicies/{id}`)
 */
export const getUserGroupPolicyQuery: (
  pbx: Telephony,
  args: GetUserGroupPolicyPath,
  options?: QueryCallOptions,
) => Query<UserGroupSingle> = /* @__PURE__ */ queryOf('getUserGroupPolicy', getUserGroupPolicy);

/**
 * Options of a query of `getVmAnnouncement`: Read one voicemail announcement (`GET /vmannouncements/{id}`)
 */
export const getVmAnnouncementQuery: (
  pbx: Telephony,
  args: GetVmAnnouncementPath,
  options?: QueryCallOptions,
) => Query<VmAnnouncementSingle> = /* @__PURE__ */ queryOf('getVmAnnouncement', getVmAnnouncement);

/**
 * Options of a query of `getVoicemessage`: Read one voicemail message (`GET /voicemessages/{id}`)
 */
export const getVoicemessageQuery: (
  pbx: Telephony,
  args: GetVoicemessagePath,
  options?: QueryCallOptions,
) => Query<VoicemessageSingle> = /* @__PURE__ */ queryOf('getVoicemessage', getVoicemessage);

/**
 * Options of a query of `listAclRoles`: List ACL roles (`GET /aclroles`)
 */
export const listAclRolesQuery: (
  pbx: Telephony,
  args?: ListAclRolesQuery,
  options?: QueryCallOptions,
) => Query<Page<AclRole>> = /* @__PURE__ */ queryOf('listAclRoles', listAclRoles);
/**
 * Options of an infinite query, in the order of a field, of `listAclRoles`: List ACL roles (`GET /aclroles`)
 */
export const listAclRolesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/aclroles'>,
) => InfiniteQuery<AclRole> = /* @__PURE__ */ infiniteQueryOf('listAclRoles', '/aclroles');
/**
 * Options of a query of `listApiTokens`: List API tokens (`GET /apitokens`)
 */
export const listApiTokensQuery: (
  pbx: Telephony,
  args?: ListApiTokensQuery,
  options?: QueryCallOptions,
) => Query<Page<ApiToken>> = /* @__PURE__ */ queryOf('listApiTokens', listApiTokens);
/**
 * Options of an infinite query, in the order of a field, of `listApiTokens`: List API tokens (`GET /apitokens`)
 */
export const listApiTokensInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/apitokens'>,
) => InfiniteQuery<ApiToken> = /* @__PURE__ */ infiniteQueryOf('listApiTokens', '/apitokens');
/**
 * Options of a query of `listCallFlows`: List call flows (`GET /callflows`)
 */
export const listCallFlowsQuery: (
  pbx: Telephony,
  args?: ListCallFlowsQuery,
  options?: QueryCallOptions,
) => Query<Page<CallFlow>> = /* @__PURE__ */ queryOf('listCallFlows', listCallFlows);
/**
 * Options of an infinite query, in the order of a field, of `listCallFlows`: List call flows (`GET /callflows`)
 */
export const listCallFlowsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/callflows'>,
) => InfiniteQuery<CallFlow> = /* @__PURE__ */ infiniteQueryOf('listCallFlows', '/callflows');
/**
 * Options of a query of `listCallLabels`: List call labels (`GET /calllabels`)
 */
export const listCallLabelsQuery: (
  pbx: Telephony,
  args?: ListCallLabelsQuery,
  options?: QueryCallOptions,
) => Query<Page<CallLabel>> = /* @__PURE__ */ queryOf('listCallLabels', listCallLabels);
/**
 * Options of an infinite query, in the order of a field, of `listCallLabels`: List call labels (`GET /calllabels`)
 */
export const listCallLabelsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/calllabels'>,
) => InfiniteQuery<CallLabel> = /* @__PURE__ */ infiniteQueryOf('listCallLabels', '/calllabels');
/**
 * Options of a query of `listCallMeBackCdrs`: List call-me-back CDRs (`GET /callmeback/cdrs`)
 */
export const listCallMeBackCdrsQuery: (
  pbx: Telephony,
  args?: ListCallMeBackCdrsQuery,
  options?: QueryCallOptions,
) => Query<Page<CallMeBackCdr>> = /* @__PURE__ */ queryOf('listCallMeBackCdrs', listCallMeBackCdrs);
/**
 * Options of an infinite query, in the order of a field, of `listCallMeBackCdrs`: List call-me-back CDRs (`GET /callmeback/cdrs`)
 */
export const listCallMeBackCdrsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/callmeback/cdrs'>,
) => InfiniteQuery<CallMeBackCdr> = /* @__PURE__ */ infiniteQueryOf('listCallMeBackCdrs', '/callmeback/cdrs');
/**
 * Options of a query of `listCallMeBackSettings`: List call-me-back settings (`GET /callmeback/settings`)
 */
export const listCallMeBackSettingsQuery: (
  pbx: Telephony,
  args?: ListCallMeBackSettingsQuery,
  options?: QueryCallOptions,
) => Query<Page<CallMeBackSetting>> = /* @__PURE__ */ queryOf(
  'listCallMeBackSettings',
  listCallMeBackSettings,
);
/**
 * Options of an infinite query, in the order of a field, of `listCallMeBackSettings`: List call-me-back settings (`GET /callmeback/settings`)
 */
export const listCallMeBackSettingsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/callmeback/settings'>,
) => InfiniteQuery<CallMeBackSetting> = /* @__PURE__ */ infiniteQueryOf(
  'listCallMeBackSettings',
  '/callmeback/settings',
);
/**
 * Options of a query of `listCallMeBackVisitors`: List call-me-back visitors (`GET /callmeback/visitors`)
 */
export const listCallMeBackVisitorsQuery: (
  pbx: Telephony,
  args?: ListCallMeBackVisitorsQuery,
  options?: QueryCallOptions,
) => Query<Page<CallMeBackVisitor>> = /* @__PURE__ */ queryOf(
  'listCallMeBackVisitors',
  listCallMeBackVisitors,
);
/**
 * Options of an infinite query, in the order of a field, of `listCallMeBackVisitors`: List call-me-back visitors (`GET /callmeback/visitors`)
 */
export const listCallMeBackVisitorsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/callmeback/visitors'>,
) => InfiniteQuery<CallMeBackVisitor> = /* @__PURE__ */ infiniteQueryOf(
  'listCallMeBackVisitors',
  '/callmeback/visitors',
);
/**
 * Options of a query of `listCallMeBackWebsites`: List call-me-back websites (`GET /callmeback/websites`)
 */
export const listCallMeBackWebsitesQuery: (
  pbx: Telephony,
  args?: ListCallMeBackWebsitesQuery,
  options?: QueryCallOptions,
) => Query<Page<CallMeBackSetting>> = /* @__PURE__ */ queryOf(
  'listCallMeBackWebsites',
  listCallMeBackWebsites,
);
/**
 * Options of an infinite query, in the order of a field, of `listCallMeBackWebsites`: List call-me-back websites (`GET /callmeback/websites`)
 */
export const listCallMeBackWebsitesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/callmeback/websites'>,
) => InfiniteQuery<CallMeBackSetting> = /* @__PURE__ */ infiniteQueryOf(
  'listCallMeBackWebsites',
  '/callmeback/websites',
);
/**
 * Options of a query of `listCallMonitors`: List the recordings of a live call (`GET /calls/{id}/monitors`)
 */
export const listCallMonitorsQuery: (
  pbx: Telephony,
  args: ListCallMonitorsPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listCallMonitors', listCallMonitors);

/**
 * Options of a query of `listCallTrace`: List the trace records of a live call (`GET /calls/{id}/trace`)
 */
export const listCallTraceQuery: (
  pbx: Telephony,
  args: ListCallTracePath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listCallTrace', listCallTrace);

/**
 * Options of a query of `listCallTrackingCdrs`: List call tracking records (`GET /calltracking/cdrs`)
 */
export const listCallTrackingCdrsQuery: (
  pbx: Telephony,
  args?: ListCallTrackingCdrsQuery,
  options?: QueryCallOptions,
) => Query<CallTrackingCdrCollection> = /* @__PURE__ */ queryOf('listCallTrackingCdrs', listCallTrackingCdrs);

/**
 * Options of a query of `listCallTrackingDdis`: List call tracking numbers (`GET /calltracking/ddis`)
 */
export const listCallTrackingDdisQuery: (
  pbx: Telephony,
  args?: ListCallTrackingDdisQuery,
  options?: QueryCallOptions,
) => Query<Page<Ddi>> = /* @__PURE__ */ queryOf('listCallTrackingDdis', listCallTrackingDdis);
/**
 * Options of an infinite query, in the order of a field, of `listCallTrackingDdis`: List call tracking numbers (`GET /calltracking/ddis`)
 */
export const listCallTrackingDdisInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/calltracking/ddis'>,
) => InfiniteQuery<Ddi> = /* @__PURE__ */ infiniteQueryOf('listCallTrackingDdis', '/calltracking/ddis');
/**
 * Options of a query of `listCalls`: List live calls (`GET /calls`)
 */
export const listCallsQuery: (
  pbx: Telephony,
  args?: ListCallsQuery,
  options?: QueryCallOptions,
) => Query<Page<Call>> = /* @__PURE__ */ queryOf('listCalls', listCalls);
/**
 * Options of an infinite query, in the order of a field, of `listCalls`: List live calls (`GET /calls`)
 */
export const listCallsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/calls'>,
) => InfiniteQuery<Call> = /* @__PURE__ */ infiniteQueryOf('listCalls', '/calls');
/**
 * Options of a query of `listCampaigns`: List call tracking campaigns (`GET /calltracking/campaigns`)
 */
export const listCampaignsQuery: (
  pbx: Telephony,
  args?: ListCampaignsQuery,
  options?: QueryCallOptions,
) => Query<Page<Campaign>> = /* @__PURE__ */ queryOf('listCampaigns', listCampaigns);
/**
 * Options of an infinite query, in the order of a field, of `listCampaigns`: List call tracking campaigns (`GET /calltracking/campaigns`)
 */
export const listCampaignsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/calltracking/campaigns'>,
) => InfiniteQuery<Campaign> = /* @__PURE__ */ infiniteQueryOf('listCampaigns', '/calltracking/campaigns');
/**
 * Options of a query of `listCannedResponses`: List canned responses (`GET /sms/cannedresponses`)
 */
export const listCannedResponsesQuery: (
  pbx: Telephony,
  args?: ListCannedResponsesQuery,
  options?: QueryCallOptions,
) => Query<Page<CannedResponse>> = /* @__PURE__ */ queryOf('listCannedResponses', listCannedResponses);
/**
 * Options of an infinite query, in the order of a field, of `listCannedResponses`: List canned responses (`GET /sms/cannedresponses`)
 */
export const listCannedResponsesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/sms/cannedresponses'>,
) => InfiniteQuery<CannedResponse> = /* @__PURE__ */ infiniteQueryOf(
  'listCannedResponses',
  '/sms/cannedresponses',
);
/**
 * Options of a query of `listCdrDictionaries`: List the dictionaries of CDRs (`GET /cdrs/dictionaries`)
 */
export const listCdrDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf('listCdrDictionaries', listCdrDictionaries);

/**
 * Options of a query of `listCdrNotes`: List the notes of a CDR (`GET /cdrs/{id}/notes`)
 */
export const listCdrNotesQuery: (
  pbx: Telephony,
  args: ListCdrNotesPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listCdrNotes', listCdrNotes);

/**
 * Options of a query of `listCdrs`: List call detail records (`GET /cdrs`)
 */
export const listCdrsQuery: (
  pbx: Telephony,
  args?: ListCdrsQuery,
  options?: QueryCallOptions,
) => Query<Page<Cdr>> = /* @__PURE__ */ queryOf('listCdrs', listCdrs);
/**
 * Options of an infinite query, in the order of a field, of `listCdrs`: List call detail records (`GET /cdrs`)
 */
export const listCdrsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/cdrs'>,
) => InfiniteQuery<Cdr> = /* @__PURE__ */ infiniteQueryOf('listCdrs', '/cdrs');
/**
 * Options of a query of `listChats`: List chats (`GET /chats`)
 */
export const listChatsQuery: (
  pbx: Telephony,
  args?: ListChatsQuery,
  options?: QueryCallOptions,
) => Query<Page<Chat>> = /* @__PURE__ */ queryOf('listChats', listChats);
/**
 * Options of an infinite query, in the order of a field, of `listChats`: List chats (`GET /chats`)
 */
export const listChatsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/chats'>,
) => InfiniteQuery<Chat> = /* @__PURE__ */ infiniteQueryOf('listChats', '/chats');
/**
 * Options of a query of `listConferences`: List conference rooms (`GET /conferences`)
 */
export const listConferencesQuery: (
  pbx: Telephony,
  args?: ListConferencesQuery,
  options?: QueryCallOptions,
) => Query<Page<Conference>> = /* @__PURE__ */ queryOf('listConferences', listConferences);
/**
 * Options of an infinite query, in the order of a field, of `listConferences`: List conference rooms (`GET /conferences`)
 */
export const listConferencesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/conferences'>,
) => InfiniteQuery<Conference> = /* @__PURE__ */ infiniteQueryOf('listConferences', '/conferences');
/**
 * Options of a query of `listContactCdrs`: List the calls of a contact (`GET /contacts/{id}/cdrs`)
 */
export const listContactCdrsQuery: (
  pbx: Telephony,
  args: ListContactCdrsPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listContactCdrs', listContactCdrs);

/**
 * Options of a query of `listContacts`: List contacts (`GET /contacts`)
 */
export const listContactsQuery: (
  pbx: Telephony,
  args?: ListContactsQuery,
  options?: QueryCallOptions,
) => Query<Page<Contact>> = /* @__PURE__ */ queryOf('listContacts', listContacts);
/**
 * Options of an infinite query, in the order of a field, of `listContacts`: List contacts (`GET /contacts`)
 */
export const listContactsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/contacts'>,
) => InfiniteQuery<Contact> = /* @__PURE__ */ infiniteQueryOf('listContacts', '/contacts');
/**
 * Options of a query of `listDdiDictionaries`: List the dictionaries of numbers (`GET /ddis/dictionaries`)
 */
export const listDdiDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf('listDdiDictionaries', listDdiDictionaries);

/**
 * Options of a query of `listDdis`: List phone numbers (`GET /ddis`)
 */
export const listDdisQuery: (
  pbx: Telephony,
  args?: ListDdisQuery,
  options?: QueryCallOptions,
) => Query<Page<Ddi>> = /* @__PURE__ */ queryOf('listDdis', listDdis);
/**
 * Options of an infinite query, in the order of a field, of `listDdis`: List phone numbers (`GET /ddis`)
 */
export const listDdisInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/ddis'>,
) => InfiniteQuery<Ddi> = /* @__PURE__ */ infiniteQueryOf('listDdis', '/ddis');
/**
 * Options of a query of `listFaxes`: List faxes (`GET /faxes`)
 */
export const listFaxesQuery: (
  pbx: Telephony,
  args?: ListFaxesQuery,
  options?: QueryCallOptions,
) => Query<Page<Fax>> = /* @__PURE__ */ queryOf('listFaxes', listFaxes);
/**
 * Options of an infinite query, in the order of a field, of `listFaxes`: List faxes (`GET /faxes`)
 */
export const listFaxesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/faxes'>,
) => InfiniteQuery<Fax> = /* @__PURE__ */ infiniteQueryOf('listFaxes', '/faxes');
/**
 * Options of a query of `listIvrs`: List IVRs (`GET /ivrs`)
 */
export const listIvrsQuery: (
  pbx: Telephony,
  args?: ListIvrsQuery,
  options?: QueryCallOptions,
) => Query<Page<Ivr>> = /* @__PURE__ */ queryOf('listIvrs', listIvrs);
/**
 * Options of an infinite query, in the order of a field, of `listIvrs`: List IVRs (`GET /ivrs`)
 */
export const listIvrsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/ivrs'>,
) => InfiniteQuery<Ivr> = /* @__PURE__ */ infiniteQueryOf('listIvrs', '/ivrs');
/**
 * Options of a query of `listMediaSessionDictionaries`: List the dictionaries of media sessions (`GET /mediasessions/dictionaries`)
 */
export const listMediaSessionDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf(
  'listMediaSessionDictionaries',
  listMediaSessionDictionaries,
);

/**
 * Options of a query of `listMediaSessions`: List media sessions (`GET /mediasessions`)
 */
export const listMediaSessionsQuery: (
  pbx: Telephony,
  args?: ListMediaSessionsQuery,
  options?: QueryCallOptions,
) => Query<Page<MediaSession>> = /* @__PURE__ */ queryOf('listMediaSessions', listMediaSessions);
/**
 * Options of an infinite query, in the order of a field, of `listMediaSessions`: List media sessions (`GET /mediasessions`)
 */
export const listMediaSessionsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/mediasessions'>,
) => InfiniteQuery<MediaSession> = /* @__PURE__ */ infiniteQueryOf('listMediaSessions', '/mediasessions');
/**
 * Options of a query of `listMonitorAiDictionaries`: List the AI dictionary of recordings (`GET /monitors/aidictionary`)
 */
export const listMonitorAiDictionariesQuery: (
  pbx: Telephony,
  args?: ListMonitorAiDictionariesQuery,
  options?: QueryCallOptions,
) => Query<Page<MonitorAiDictionary>> = /* @__PURE__ */ queryOf(
  'listMonitorAiDictionaries',
  listMonitorAiDictionaries,
);
/**
 * Options of an infinite query, in the order of a field, of `listMonitorAiDictionaries`: List the AI dictionary of recordings (`GET /monitors/aidictionary`)
 */
export const listMonitorAiDictionariesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/monitors/aidictionary'>,
) => InfiniteQuery<MonitorAiDictionary> = /* @__PURE__ */ infiniteQueryOf(
  'listMonitorAiDictionaries',
  '/monitors/aidictionary',
);
/**
 * Options of a query of `listMonitors`: List call recordings (`GET /monitors`)
 */
export const listMonitorsQuery: (
  pbx: Telephony,
  args?: ListMonitorsQuery,
  options?: QueryCallOptions,
) => Query<Page<Monitor>> = /* @__PURE__ */ queryOf('listMonitors', listMonitors);
/**
 * Options of an infinite query, in the order of a field, of `listMonitors`: List call recordings (`GET /monitors`)
 */
export const listMonitorsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/monitors'>,
) => InfiniteQuery<Monitor> = /* @__PURE__ */ infiniteQueryOf('listMonitors', '/monitors');
/**
 * Options of a query of `listMsdrDictionaries`: List the dictionaries of MSDRs (`GET /msdrs/dictionaries`)
 */
export const listMsdrDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf(
  'listMsdrDictionaries',
  listMsdrDictionaries,
);

/**
 * Options of a query of `listMsdrs`: List media session records (`GET /msdrs`)
 */
export const listMsdrsQuery: (
  pbx: Telephony,
  args?: ListMsdrsQuery,
  options?: QueryCallOptions,
) => Query<Page<Msdr>> = /* @__PURE__ */ queryOf('listMsdrs', listMsdrs);
/**
 * Options of an infinite query, in the order of a field, of `listMsdrs`: List media session records (`GET /msdrs`)
 */
export const listMsdrsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/msdrs'>,
) => InfiniteQuery<Msdr> = /* @__PURE__ */ infiniteQueryOf('listMsdrs', '/msdrs');
/**
 * Options of a query of `listPickupGroups`: List pickup groups (`GET /pickupgroups`)
 */
export const listPickupGroupsQuery: (
  pbx: Telephony,
  args?: ListPickupGroupsQuery,
  options?: QueryCallOptions,
) => Query<Page<PickupGroup>> = /* @__PURE__ */ queryOf('listPickupGroups', listPickupGroups);
/**
 * Options of an infinite query, in the order of a field, of `listPickupGroups`: List pickup groups (`GET /pickupgroups`)
 */
export const listPickupGroupsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/pickupgroups'>,
) => InfiniteQuery<PickupGroup> = /* @__PURE__ */ infiniteQueryOf('listPickupGroups', '/pickupgroups');
/**
 * Options of a query of `listQueueGroups`: List queue groups (`GET /queuegroups`)
 */
export const listQueueGroupsQuery: (
  pbx: Telephony,
  args?: ListQueueGroupsQuery,
  options?: QueryCallOptions,
) => Query<Page<QueueGroup>> = /* @__PURE__ */ queryOf('listQueueGroups', listQueueGroups);
/**
 * Options of an infinite query, in the order of a field, of `listQueueGroups`: List queue groups (`GET /queuegroups`)
 */
export const listQueueGroupsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/queuegroups'>,
) => InfiniteQuery<QueueGroup> = /* @__PURE__ */ infiniteQueryOf('listQueueGroups', '/queuegroups');
/**
 * Options of a query of `listQueues`: List call queues (`GET /queues`)
 */
export const listQueuesQuery: (
  pbx: Telephony,
  args?: ListQueuesQuery,
  options?: QueryCallOptions,
) => Query<Page<Queue>> = /* @__PURE__ */ queryOf('listQueues', listQueues);
/**
 * Options of an infinite query, in the order of a field, of `listQueues`: List call queues (`GET /queues`)
 */
export const listQueuesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/queues'>,
) => InfiniteQuery<Queue> = /* @__PURE__ */ infiniteQueryOf('listQueues', '/queues');
/**
 * Options of a query of `listReportScheduleDictionaries`: List the dictionaries of report schedules (`GET /reportschedules/dictionaries`)
 */
export const listReportScheduleDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf(
  'listReportScheduleDictionaries',
  listReportScheduleDictionaries,
);

/**
 * Options of a query of `listReportSchedules`: List report schedules (`GET /reportschedules`)
 */
export const listReportSchedulesQuery: (
  pbx: Telephony,
  args?: ListReportSchedulesQuery,
  options?: QueryCallOptions,
) => Query<Page<ReportSchedule>> = /* @__PURE__ */ queryOf('listReportSchedules', listReportSchedules);
/**
 * Options of an infinite query, in the order of a field, of `listReportSchedules`: List report schedules (`GET /reportschedules`)
 */
export const listReportSchedulesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/reportschedules'>,
) => InfiniteQuery<ReportSchedule> = /* @__PURE__ */ infiniteQueryOf(
  'listReportSchedules',
  '/reportschedules',
);
/**
 * Options of a query of `listRingGroupDictionaries`: List the dictionaries of ring groups (`GET /ringgroups/dictionaries`)
 */
export const listRingGroupDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf(
  'listRingGroupDictionaries',
  listRingGroupDictionaries,
);

/**
 * Options of a query of `listRingGroups`: List ring groups (`GET /ringgroups`)
 */
export const listRingGroupsQuery: (
  pbx: Telephony,
  args?: ListRingGroupsQuery,
  options?: QueryCallOptions,
) => Query<Page<RingGroup>> = /* @__PURE__ */ queryOf('listRingGroups', listRingGroups);
/**
 * Options of an infinite query, in the order of a field, of `listRingGroups`: List ring groups (`GET /ringgroups`)
 */
export const listRingGroupsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/ringgroups'>,
) => InfiniteQuery<RingGroup> = /* @__PURE__ */ infiniteQueryOf('listRingGroups', '/ringgroups');
/**
 * Options of a query of `listRoutingRules`: List routing rules (`GET /routingrules`)
 */
export const listRoutingRulesQuery: (
  pbx: Telephony,
  args?: ListRoutingRulesQuery,
  options?: QueryCallOptions,
) => Query<Page<RoutingRule>> = /* @__PURE__ */ queryOf('listRoutingRules', listRoutingRules);
/**
 * Options of an infinite query, in the order of a field, of `listRoutingRules`: List routing rules (`GET /routingrules`)
 */
export const listRoutingRulesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/routingrules'>,
) => InfiniteQuery<RoutingRule> = /* @__PURE__ */ infiniteQueryOf('listRoutingRules', '/routingrules');
/**
 * Options of a query of `listSms`: List SMS (`GET /sms`)
 */
export const listSmsQuery: (
  pbx: Telephony,
  args?: ListSmsQuery,
  options?: QueryCallOptions,
) => Query<Page<Sms>> = /* @__PURE__ */ queryOf('listSms', listSms);
/**
 * Options of an infinite query, in the order of a field, of `listSms`: List SMS (`GET /sms`)
 */
export const listSmsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/sms'>,
) => InfiniteQuery<Sms> = /* @__PURE__ */ infiniteQueryOf('listSms', '/sms');
/**
 * Options of a query of `listSmsDictionaries`: List the dictionaries of SMS (`GET /sms/dictionaries`)
 */
export const listSmsDictionariesQuery: (
  pbx: Telephony,
  options?: QueryCallOptions,
) => Query<Page<UnspecifiedRecord>> = /* @__PURE__ */ bareQueryOf('listSmsDictionaries', listSmsDictionaries);

/**
 * Options of a query of `listTrackedCdrs`: List tracked calls (`GET /cdrs/calltracking`)
 */
export const listTrackedCdrsQuery: (
  pbx: Telephony,
  args?: ListTrackedCdrsQuery,
  options?: QueryCallOptions,
) => Query<CallTrackingCdrCollection> = /* @__PURE__ */ queryOf('listTrackedCdrs', listTrackedCdrs);

/**
 * Options of a query of `listTrackedDdis`: List tracked numbers (`GET /ddis/calltracking`)
 */
export const listTrackedDdisQuery: (
  pbx: Telephony,
  args?: ListTrackedDdisQuery,
  options?: QueryCallOptions,
) => Query<Page<Ddi>> = /* @__PURE__ */ queryOf('listTrackedDdis', listTrackedDdis);
/**
 * Options of an infinite query, in the order of a field, of `listTrackedDdis`: List tracked numbers (`GET /ddis/calltracking`)
 */
export const listTrackedDdisInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/ddis/calltracking'>,
) => InfiniteQuery<Ddi> = /* @__PURE__ */ infiniteQueryOf('listTrackedDdis', '/ddis/calltracking');
/**
 * Options of a query of `listUserCalls`: List the calls of a user (`GET /users/{id}/calls`)
 */
export const listUserCallsQuery: (
  pbx: Telephony,
  args: ListUserCallsPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listUserCalls', listUserCalls);

/**
 * Options of a query of `listUserCdrs`: List the CDRs of a user (`GET /users/{id}/cdrs`)
 */
export const listUserCdrsQuery: (
  pbx: Telephony,
  args: ListUserCdrsPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listUserCdrs', listUserCdrs);

/**
 * Options of a query of `listUserChatMessages`: List the chat messages of a user (`GET /users/{id}/chatmsgs`)
 */
export const listUserChatMessagesQuery: (
  pbx: Telephony,
  args: ListUserChatMessagesPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listUserChatMessages', listUserChatMessages);

/**
 * Options of a query of `listUserContacts`: List the contacts of a user (`GET /users/{id}/contacts`)
 */
export const listUserContactsQuery: (
  pbx: Telephony,
  args: ListUserContactsPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listUserContacts', listUserContacts);

/**
 * Options of a query of `listUserGroupPolicies`: List user group policies (`GET /usergrouppolicies`)
 */
export const listUserGroupPoliciesQuery: (
  pbx: Telephony,
  args?: ListUserGroupPoliciesQuery,
  options?: QueryCallOptions,
) => Query<Page<UserGroup>> = /* @__PURE__ */ queryOf('listUserGroupPolicies', listUserGroupPolicies);
/**
 * Options of an infinite query, in the order of a field, of `listUserGroupPolicies`: List user group policies (`GET /usergrouppolicies`)
 */
export const listUserGroupPoliciesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/usergrouppolicies'>,
) => InfiniteQuery<UserGroup> = /* @__PURE__ */ infiniteQueryOf(
  'listUserGroupPolicies',
  '/usergrouppolicies',
);
/**
 * Options of a query of `listUserGroups`: List user groups (`GET /usergroups`)
 */
export const listUserGroupsQuery: (
  pbx: Telephony,
  args?: ListUserGroupsQuery,
  options?: QueryCallOptions,
) => Query<Page<UserGroup>> = /* @__PURE__ */ queryOf('listUserGroups', listUserGroups);
/**
 * Options of an infinite query, in the order of a field, of `listUserGroups`: List user groups (`GET /usergroups`)
 */
export const listUserGroupsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/usergroups'>,
) => InfiniteQuery<UserGroup> = /* @__PURE__ */ infiniteQueryOf('listUserGroups', '/usergroups');
/**
 * Options of a query of `listUserSmsThreadMessages`: List the SMS of a thread (second address) (`GET /users/{id}/sms/threads/{from}/{to}`)
 */
export const listUserSmsThreadMessagesQuery: (
  pbx: Telephony,
  args: ListUserSmsThreadMessagesPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listUserSmsThreadMessages', listUserSmsThreadMessages);

/**
 * Options of a query of `listUserSmsThreads`: List the SMS of a thread, grouped (`GET /users/{id}/smsthreads/{from}/{to}`)
 */
export const listUserSmsThreadsQuery: (
  pbx: Telephony,
  args: ListUserSmsThreadsPath,
  options?: QueryCallOptions,
) => Query<SubResource> = /* @__PURE__ */ queryOf('listUserSmsThreads', listUserSmsThreads);

/**
 * Options of a query of `listUsers`: List users (`GET /users`)
 */
export const listUsersQuery: (
  pbx: Telephony,
  args?: ListUsersQuery,
  options?: QueryCallOptions,
) => Query<Page<User>> = /* @__PURE__ */ queryOf('listUsers', listUsers);
/**
 * Options of an infinite query, in the order of a field, of `listUsers`: List users (`GET /users`)
 */
export const listUsersInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/users'>,
) => InfiniteQuery<User> = /* @__PURE__ */ infiniteQueryOf('listUsers', '/users');
/**
 * Options of a query of `listVmAnnouncements`: List voicemail announcements (`GET /vmannouncements`)
 */
export const listVmAnnouncementsQuery: (
  pbx: Telephony,
  args?: ListVmAnnouncementsQuery,
  options?: QueryCallOptions,
) => Query<Page<VmAnnouncement>> = /* @__PURE__ */ queryOf('listVmAnnouncements', listVmAnnouncements);
/**
 * Options of an infinite query, in the order of a field, of `listVmAnnouncements`: List voicemail announcements (`GET /vmannouncements`)
 */
export const listVmAnnouncementsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/vmannouncements'>,
) => InfiniteQuery<VmAnnouncement> = /* @__PURE__ */ infiniteQueryOf(
  'listVmAnnouncements',
  '/vmannouncements',
);
/**
 * Options of a query of `listVoicemessages`: List voicemail messages (`GET /voicemessages`)
 */
export const listVoicemessagesQuery: (
  pbx: Telephony,
  args?: ListVoicemessagesQuery,
  options?: QueryCallOptions,
) => Query<Page<Voicemessage>> = /* @__PURE__ */ queryOf('listVoicemessages', listVoicemessages);
/**
 * Options of an infinite query, in the order of a field, of `listVoicemessages`: List voicemail messages (`GET /voicemessages`)
 */
export const listVoicemessagesInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/voicemessages'>,
) => InfiniteQuery<Voicemessage> = /* @__PURE__ */ infiniteQueryOf('listVoicemessages', '/voicemessages');
/**
 * Options of a query of `listWebcalls`: List web calls (`GET /webcalls`)
 */
export const listWebcallsQuery: (
  pbx: Telephony,
  args?: ListWebcallsQuery,
  options?: QueryCallOptions,
) => Query<Page<Webcall>> = /* @__PURE__ */ queryOf('listWebcalls', listWebcalls);
/**
 * Options of an infinite query, in the order of a field, of `listWebcalls`: List web calls (`GET /webcalls`)
 */
export const listWebcallsInfiniteQuery: (
  pbx: Telephony,
  options: InfiniteQueryOptions<'/webcalls'>,
) => InfiniteQuery<Webcall> = /* @__PURE__ */ infiniteQueryOf('listWebcalls', '/webcalls');
/**
 * Options of a mutation of `login`: Sign in with e-mail address and password (`POST /login`)
 */
export const loginMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UserSession | SecondFactorRequired, LoginCredentials> = /* @__PURE__ */ mutationOf(
  'login',
  login,
);
/**
 * Options of a mutation of `loginWithSecondFactor`: Complete a sign-in with a second factor (`POST /login2fa`)
 */
export const loginWithSecondFactorMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UserSession, SecondFactorRequest> = /* @__PURE__ */ mutationOf(
  'loginWithSecondFactor',
  loginWithSecondFactor,
);
/**
 * Options of a mutation of `logout`: Destroy the token of this request (`POST /logout`)
 */
export const logoutMutation: (pbx: Telephony, options?: CallOptions) => Mutation<Acknowledgement, void> =
  /* @__PURE__ */ bareMutationOf('logout', logout);
/**
 * Options of a query of `ping`: Keep the token alive (`GET /ping`)
 */
export const pingQuery: (pbx: Telephony, options?: QueryCallOptions) => Query<PongSingle> =
  /* @__PURE__ */ bareQueryOf('ping', ping);

/**
 * Options of a mutation of `requestPasswordReset`: Send an e-mail to reset a password (`POST /password`)
 *
 * Sends a user an e-mail with a token to reset the password. Use it behind a link such as "Forgotten your password?".
 *
 * Sends a message: never repeat it without asking a person.
 */
export const requestPasswordResetMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, PasswordResetRequest> = /* @__PURE__ */ mutationOf(
  'requestPasswordReset',
  requestPasswordReset,
);
/**
 * Options of a mutation of `resendConfirmation`: Send the confirmation e-mail again (`POST /confirmation`)
 *
 * Sends a user's confirmation e-mail again, to the address in `email`. Use it for a user who has lost the first e-mail.
 *
 * Sends a message: never repeat it without asking a person.
 */
export const resendConfirmationMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, ConfirmationRequest> = /* @__PURE__ */ mutationOf(
  'resendConfirmation',
  resendConfirmation,
);
/**
 * Options of a mutation of `resetPassword`: Set a new password with the token from the e-mail (`POST /reset`)
 */
export const resetPasswordMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UnspecifiedBody, PasswordReset> = /* @__PURE__ */ mutationOf('resetPassword', resetPassword);
/**
 * Options of a mutation of `updateCall`: Transfer, pick up, record or label a live call (`PATCH /calls/{id}`)
 *
 * Rings a phone: never repeat it without asking a person.
 */
export const updateCallMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallSingle, UpdateCallPath & CallUpdate> = /* @__PURE__ */ mutationOf('updateCall', updateCall);
/**
 * Options of a mutation of `updateCallLabel`: Change a call label (`PATCH /calllabels/{id}`)
 */
export const updateCallLabelMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallLabelSingle, UpdateCallLabelPath & { body: CallLabelInput }> = /* @__PURE__ */ mutationOf(
  'updateCallLabel',
  updateCallLabel,
);
/**
 * Options of a mutation of `updateCallMeBackButton`: Change a call-me-back button (`PATCH /callmeback/buttons/{id}`)
 */
export const updateCallMeBackButtonMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallMeBackButtonSingle, UpdateCallMeBackButtonPath & CallMeBackButtonUpdate> =
  /* @__PURE__ */ mutationOf('updateCallMeBackButton', updateCallMeBackButton);
/**
 * Options of a mutation of `updateCallMeBackSetting`: Change call-me-back settings (`PATCH /callmeback/settings/{id}`)
 */
export const updateCallMeBackSettingMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CallMeBackSettingSingle, UpdateCallMeBackSettingPath & CallMeBackSettingInput> =
  /* @__PURE__ */ mutationOf('updateCallMeBackSetting', updateCallMeBackSetting);
/**
 * Options of a mutation of `updateCannedResponse`: Change a canned response (`PATCH /sms/cannedresponses/{id}`)
 */
export const updateCannedResponseMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<CannedResponseSingle, UpdateCannedResponsePath & CannedResponseInput> =
  /* @__PURE__ */ mutationOf('updateCannedResponse', updateCannedResponse);
/**
 * Options of a mutation of `updateConference`: Change a conference room (`PATCH /conferences/{id}`)
 */
export const updateConferenceMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ConferenceSingle, UpdateConferencePath & ConferenceInput> = /* @__PURE__ */ mutationOf(
  'updateConference',
  updateConference,
);
/**
 * Options of a mutation of `updateContact`: Change a contact (`PATCH /contacts/{id}`)
 */
export const updateContactMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ContactSingle, UpdateContactPath & ContactInput> = /* @__PURE__ */ mutationOf(
  'updateContact',
  updateContact,
);
/**
 * Options of a mutation of `updateIvr`: Change an IVR (`PATCH /ivrs/{id}`)
 */
export const updateIvrMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<IvrSingle, UpdateIvrPath & IvrUpdate> = /* @__PURE__ */ mutationOf('updateIvr', updateIvr);
/**
 * Options of a mutation of `updateMonitor`: Store the analysis of a recording (`PATCH /monitors/{id}`)
 */
export const updateMonitorMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<MonitorSingle, UpdateMonitorPath & MonitorUpdate> = /* @__PURE__ */ mutationOf(
  'updateMonitor',
  updateMonitor,
);
/**
 * Options of a mutation of `updateQueueGroup`: Change a queue group (`PATCH /queuegroups/{id}`)
 */
export const updateQueueGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<QueueGroupSingle, UpdateQueueGroupPath & { body: QueueGroupInput }> =
  /* @__PURE__ */ mutationOf('updateQueueGroup', updateQueueGroup);
/**
 * Options of a mutation of `updateQueueMembers`: Let users join or leave a queue (`PATCH /queues/{id}`)
 */
export const updateQueueMembersMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<QueueMembersResult, UpdateQueueMembersPath & UpdateQueueMembersQuery & QueueMembersUpdate> =
  /* @__PURE__ */ mutationOf('updateQueueMembers', updateQueueMembers);
/**
 * Options of a mutation of `updateReportSchedule`: Change a report schedule (`PATCH /reportschedules/{id}`)
 *
 * Sends a message: never repeat it without asking a person.
 */
export const updateReportScheduleMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<ReportScheduleSingle, UpdateReportSchedulePath & ReportScheduleInput> =
  /* @__PURE__ */ mutationOf('updateReportSchedule', updateReportSchedule);
/**
 * Options of a mutation of `updateRingGroup`: Change a ring group (`PATCH /ringgroups/{id}`)
 */
export const updateRingGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<RingGroupSingle, UpdateRingGroupPath & RingGroupInput> = /* @__PURE__ */ mutationOf(
  'updateRingGroup',
  updateRingGroup,
);
/**
 * Options of a mutation of `updateRoutingRule`: Change a routing rule (`PATCH /routingrules/{id}`)
 */
export const updateRoutingRuleMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<RoutingRuleSingle, UpdateRoutingRulePath & RoutingRuleInput> = /* @__PURE__ */ mutationOf(
  'updateRoutingRule',
  updateRoutingRule,
);
/**
 * Options of a mutation of `updateUserGroup`: Change a user group (`PATCH /usergroups/{id}`)
 */
export const updateUserGroupMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UserGroupSingle, UpdateUserGroupPath & UserGroupInput> = /* @__PURE__ */ mutationOf(
  'updateUserGroup',
  updateUserGroup,
);
/**
 * Options of a mutation of `updateUserGroupPolicy`: Change a user group policy (`PATCH /usergrouppolicies/{id}`)
 */
export const updateUserGroupPolicyMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<UserGroupSingle, UpdateUserGroupPolicyPath & UserGroupInput> = /* @__PURE__ */ mutationOf(
  'updateUserGroupPolicy',
  updateUserGroupPolicy,
);
/**
 * Options of a mutation of `updateVmAnnouncement`: Change a voicemail announcement (`PATCH /vmannouncements/{id}`)
 */
export const updateVmAnnouncementMutation: (
  pbx: Telephony,
  options?: CallOptions,
) => Mutation<VmAnnouncementSingle, UpdateVmAnnouncementPath & VmAnnouncementInput> =
  /* @__PURE__ */ mutationOf('updateVmAnnouncement', updateVmAnnouncement);
