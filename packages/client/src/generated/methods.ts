/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

import type { CallOptions } from '../core/call-types.ts';
import type { DeleteAllOptions } from '../core/call-types.ts';
import type { DownloadLimits } from '../files/download.ts';
import type { Download } from '../files/download.ts';
import type { Page } from '../core/call-types.ts';
import type { PongSingle } from '../operations/operation.ts';
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
/** Every operation of the contract as a method of a client, under its operationId. */
export interface Operations {
  /**
   * Assign numbers to campaigns (`PATCH /calltracking/ddis`)
   *
   * Assigns numbers to call tracking campaigns. Use it after `POST /calltracking/campaigns`, so that calls to a number count for the new campaign.
   *
   * Ledger C-25: id of a number: integer or string
   * Ledger N-33: Response to a bulk change
   */
  bulkUpdateCallTrackingDdis(
    args: CallTrackingDdiBulkUpdate,
    options?: CallOptions,
  ): Promise<UnspecifiedBody>;
  /**
   * Change several CDRs at once (`PATCH /cdrs`)
   *
   * Changes several CDRs in one request. Use it only if you know which fields your platform accepts.
   *
   * Ledger N-33: Response to a bulk change
   * Ledger N-40: Fields of a bulk change of CDRs
   */
  bulkUpdateCdrs(args: CdrBulkUpdate, options?: CallOptions): Promise<UnspecifiedBody>;
  /**
   * Change several contacts at once (`PATCH /contacts`)
   *
   * Changes the group or the labels of several contacts. Use it for a selection in a list, for instance to move all customers of a campaign into one group.
   *
   * Ledger N-33: Response to a bulk change
   * Ledger N-71: Unknown ids without a listed 404
   */
  bulkUpdateContacts(args: ContactBulkUpdate, options?: CallOptions): Promise<UnspecifiedBody>;
  /**
   * Change location and teams of several users (`PATCH /users`)
   *
   * Changes the location and the teams of several users. Use it when people move between offices or teams.
   *
   * Ledger C-22: location_id: string or integer
   * Ledger N-24: Elements of arrays in requests
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  bulkUpdateUsers(args: UserBulkUpdate, options?: CallOptions): Promise<UnspecifiedBody>;
  /**
   * Move voicemail messages to a folder (`PATCH /voicemessages`)
   *
   * Moves voicemail messages to a folder. Use it to file one or more messages in a single request.
   *
   * Ledger C-16: Folder of a voicemail
   * Ledger N-21: Values of string enumerations in requests
   * Ledger N-33: Response to a bulk change
   */
  bulkUpdateVoicemessages(args: VoicemessageBulkUpdate, options?: CallOptions): Promise<UnspecifiedBody>;
  /**
   * Create an API token (`POST /apitokens`)
   *
   * Creates an API token and returns it in `data.token`, ready for `X-Auth-Token`. Use it once for each integration, then store the token as a secret and stop signing in.
   *
   * Ledger O-03: Success of POST /apitokens
   * Ledger O-04: Meaning of expiry
   */
  createApiToken(args: ApiTokenCreate, options?: CallOptions): Promise<ApiTokenSingle>;
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
  createCall(args: CallCreate, options?: CallOptions): Promise<CallSingle>;
  /**
   * Create a call label (`POST /calllabels`)
   *
   * Creates a call label and returns its record with the new `id`. Use it to set up the labels of your account once, not for every call.
   *
   * Ledger N-37: Bodies of call label requests
   */
  createCallLabel(args: { body: CallLabelInput }, options?: CallOptions): Promise<CallLabelSingle>;
  /**
   * Create a call-me-back button (`POST /callmeback/buttons`)
   *
   * Creates a button for a call-me-back widget and returns its record. Use it before `POST /callmeback/settings`, which takes the button's id as `button_id`.
   *
   * Ledger N-39: Body that creates a call-me-back button
   */
  createCallMeBackButton(
    args: { body: CallMeBackButtonCreate },
    options?: CallOptions,
  ): Promise<CallMeBackButtonSingle>;
  /**
   * Create call-me-back settings (`POST /callmeback/settings`)
   *
   * Creates the settings of a call-me-back widget and returns their record. Use it for a new widget; to change existing settings, use `PATCH /callmeback/settings/{id}`.
   *
   * Ledger C-10: Record and request of call-me-back settings
   */
  createCallMeBackSetting(
    args: CallMeBackSettingInput,
    options?: CallOptions,
  ): Promise<CallMeBackSettingSingle>;
  /**
   * Create a call tracking campaign (`POST /calltracking/campaigns`)
   *
   * Creates a call tracking campaign and returns its record. Use it before the campaign starts, then assign a number with `PATCH /calltracking/ddis`.
   *
   * Ledger C-20: Record of a call-tracking campaign
   */
  createCampaign(args: CampaignCreate, options?: CallOptions): Promise<CampaignSingle>;
  /**
   * Create a canned response (`POST /sms/cannedresponses`)
   *
   * Stores a prepared text and returns its record. Use it for a text that you send often.
   */
  createCannedResponse(args: CannedResponseInput, options?: CallOptions): Promise<CannedResponseSingle>;
  /**
   * Create a conference room (`POST /conferences`)
   *
   * Creates a conference room and returns its record. Use it for a room that several people share.
   *
   * Ledger N-24: Elements of arrays in requests
   * Ledger N-64: Fields that have only a name
   */
  createConference(args: ConferenceInput, options?: CallOptions): Promise<ConferenceSingle>;
  /**
   * Create a contact (`POST /contacts`)
   *
   * Adds one contact to the address book and returns it with its new `id`. Use it after a search in `GET /contacts`: the platform may accept a second contact with the same number.
   *
   * Ledger C-13: Record and request of a contact
   */
  createContact(args: ContactInput, options?: CallOptions): Promise<ContactSingle>;
  /**
   * Create an IVR (`POST /ivrs`)
   *
   * Creates an IVR (voice menu) and returns its record. Use it to set up the name, the number, the times and the final destination of a menu.
   *
   * Ledger C-07: Record and request of an IVR
   * Ledger N-77: Fields that only requests have
   */
  createIvr(args: IvrCreate, options?: CallOptions): Promise<IvrSingle>;
  /**
   * Call a lead with a spoken text (`POST /leadcalls`)
   *
   * Calls `to`, a number or an extension, and speaks the text in `tts`. Use it for reminders, or for the first contact after an enquiry.
   *
   * Rings a phone: never repeat it without asking a person.
   *
   * Ledger O-13: Caller id of POST /leadcalls
   */
  createLeadcall(args: LeadcallCreate, options?: CallOptions): Promise<CallSingle>;
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
  createQueue(args: QueueCreate, options?: CallOptions): Promise<QueueSingle>;
  /**
   * Create a queue group (`POST /queuegroups`)
   *
   * Creates a queue group and returns its record with the new id. Use it to add a group; to create a queue, use `POST /queues`.
   *
   * Ledger N-38: Bodies of queue group requests
   */
  createQueueGroup(args: { body: QueueGroupInput }, options?: CallOptions): Promise<QueueGroupSingle>;
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
  createReportSchedule(args: ReportScheduleInput, options?: CallOptions): Promise<ReportScheduleSingle>;
  /**
   * Create a ring group (`POST /ringgroups`)
   *
   * Creates a group of users who ring under one number, and returns its record. Use it for a few people who share incoming calls, with a final destination for unanswered calls.
   *
   * Ledger C-12: Record and request of a ring group
   * Ledger N-21: Values of string enumerations in requests
   * Ledger N-24: Elements of arrays in requests
   */
  createRingGroup(args: RingGroupInput, options?: CallOptions): Promise<RingGroupSingle>;
  /**
   * Create a routing rule (`POST /routingrules`)
   *
   * Creates a routing rule and returns its record. Use it to block a caller, or to redirect calls to an IVR or a user.
   *
   * Ledger C-09: Record and request of a routing rule
   * Ledger N-21: Values of string enumerations in requests
   * Ledger N-24: Elements of arrays in requests
   */
  createRoutingRule(args: RoutingRuleInput, options?: CallOptions): Promise<RoutingRuleSingle>;
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
  createSms(args: SmsCreate, options?: CallOptions): Promise<SmsSingle>;
  /**
   * Create a user group (`POST /usergroups`)
   *
   * Creates a user group (team) and returns its record with the new id. Use it for a team of people.
   *
   * Ledger N-20: Required fields of request bodies
   */
  createUserGroup(args: UserGroupInput, options?: CallOptions): Promise<UserGroupSingle>;
  /**
   * Create a user group policy (`POST /usergrouppolicies`)
   *
   * Creates a user group policy and returns its record with the new id. Use it to add a policy; for a team of people, use `POST /usergroups`.
   *
   * Ledger N-64: Fields that have only a name
   */
  createUserGroupPolicy(args: UserGroupInput, options?: CallOptions): Promise<UserGroupSingle>;
  /**
   * Upload a voicemail announcement (`POST /vmannouncements`)
   *
   * Uploads audio as a new voicemail announcement and returns its record. Use it to add an announcement to an extension.
   *
   * Ledger C-08: Record and request of a voicemail announcement
   * Ledger N-68: Targets of some ids
   */
  createVmAnnouncement(args: VmAnnouncementInput, options?: CallOptions): Promise<VmAnnouncementSingle>;
  /**
   * Connect two numbers (`POST /webcalls`)
   *
   * Places a call between the number `from` and `to`, a number or an extension. Use it for a call button on a website, with the visitor's number as `from`.
   *
   * Rings a phone: never repeat it without asking a person.
   *
   * Ledger O-09: Rate limits
   */
  createWebcall(args: WebcallCreate, options?: CallOptions): Promise<WebcallSingle>;
  /**
   * Delete every CDR (`DELETE /cdrs`)
   *
   * Deletes every CDR of the account. Use it only to clear the whole call history.
   *
   * Deletes everything in the collection.
   *
   * Ledger N-80: Restoring what you delete
   */
  deleteAllCdrs(options: DeleteAllOptions): Promise<undefined>;
  /**
   * Delete every chat message (`DELETE /chatmsgs`)
   *
   * Deletes every chat message. Use it only to empty the whole chat history.
   *
   * Deletes everything in the collection.
   *
   * Ledger N-80: Restoring what you delete
   */
  deleteAllChatMessages(options: DeleteAllOptions): Promise<undefined>;
  /**
   * Delete every recording (`DELETE /monitors`)
   *
   * Deletes every recording of the customer account. Use it only to remove all recordings at once.
   *
   * Deletes everything in the collection.
   *
   * Ledger N-80: Restoring what you delete
   */
  deleteAllMonitors(options: DeleteAllOptions): Promise<undefined>;
  /**
   * Delete every SMS (`DELETE /sms`)
   *
   * Deletes every SMS. Use it only to empty the whole message history.
   *
   * Deletes everything in the collection.
   *
   * Ledger N-80: Restoring what you delete
   */
  deleteAllSms(options: DeleteAllOptions): Promise<undefined>;
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
  deleteAllStatements(options: DeleteAllOptions): Promise<undefined>;
  /**
   * Delete every voicemail message (`DELETE /voicemessages`)
   *
   * Deletes every voicemail message. Use it only to empty all mailboxes at once.
   *
   * Deletes everything in the collection.
   *
   * Ledger N-80: Restoring what you delete
   */
  deleteAllVoicemessages(options: DeleteAllOptions): Promise<undefined>;
  /**
   * Revoke an API token (`DELETE /apitokens/{token}`)
   *
   * Deletes one API token. Use it when you retire an integration, or when the token may have leaked.
   *
   * Ledger O-51: Listing and deleting API tokens
   */
  deleteApiToken(args: DeleteApiTokenPath, options?: CallOptions): Promise<undefined>;
  /**
   * Hang up a live call (`DELETE /calls/{id}`)
   *
   * Ends a live call. Use it for a hang-up button, or to cancel a call that you started with `POST /calls`.
   */
  deleteCall(args: DeleteCallPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a call label (`DELETE /calllabels/{id}`)
   *
   * Deletes one call label. Use it for a label that you no longer need.
   *
   * Ledger N-74: Side effects of a deletion
   * Ledger N-80: Restoring what you delete
   */
  deleteCallLabel(args: DeleteCallLabelPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a call-me-back button (`DELETE /callmeback/buttons/{id}`)
   *
   * Deletes one call-me-back button. Use it when no settings refer to the button any more.
   *
   * Ledger N-71: Unknown ids without a listed 404
   * Ledger N-74: Side effects of a deletion
   */
  deleteCallMeBackButton(args: DeleteCallMeBackButtonPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete call-me-back settings (`DELETE /callmeback/settings/{id}`)
   *
   * Deletes the settings of one call-me-back widget. Use it after you have removed the widget from the page.
   *
   * Ledger N-71: Unknown ids without a listed 404
   * Ledger N-74: Side effects of a deletion
   */
  deleteCallMeBackSetting(args: DeleteCallMeBackSettingPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a canned response (`DELETE /sms/cannedresponses/{id}`)
   *
   * Deletes one canned response. Use it for a text that nobody needs any more.
   *
   * Ledger N-71: Unknown ids without a listed 404
   */
  deleteCannedResponse(args: DeleteCannedResponsePath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete chat messages by id (`DELETE /chatmsgs/{ids}`)
   *
   * Deletes one or more chat messages by id. Use it to remove single messages of a conversation.
   *
   * Ledger N-46: Records of sub-resources
   * Ledger N-71: Unknown ids without a listed 404
   */
  deleteChatMessages(args: DeleteChatMessagesPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a conference room (`DELETE /conferences/{id}`)
   *
   * Deletes one conference room. Use it when you no longer need the room and nobody is in it.
   *
   * Ledger N-74: Side effects of a deletion
   */
  deleteConference(args: DeleteConferencePath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete contacts (`DELETE /contacts/{id}`)
   *
   * Deletes one or more contacts by id. Use it for contacts that you no longer need.
   *
   * Ledger C-17: Status of a contact deletion
   * Ledger N-80: Restoring what you delete
   */
  deleteContacts(args: DeleteContactsPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a customer account (`DELETE /customers/{id}`)
   *
   * Deletes a whole customer account. Use it only to administer customer accounts, never to clean up.
   *
   * Ledger N-74: Side effects of a deletion
   * Ledger N-71: Unknown ids without a listed 404
   * Ledger N-80: Restoring what you delete
   */
  deleteCustomer(args: DeleteCustomerPath, options?: CallOptions): Promise<undefined>;
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
  deleteMonitors(args: DeleteMonitorsPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a queue group (`DELETE /queuegroups/{id}`)
   *
   * Deletes one queue group. Use it for a group that you no longer need.
   *
   * Ledger N-47: Update and deletion of queues
   * Ledger N-74: Side effects of a deletion
   */
  deleteQueueGroup(args: DeleteQueueGroupPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a report schedule (`DELETE /reportschedules/{id}`)
   *
   * Deletes one report schedule. Use it to stop a report for good.
   *
   * Ledger C-11: Record and request of a report schedule
   */
  deleteReportSchedule(args: DeleteReportSchedulePath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a ring group (`DELETE /ringgroups/{id}`)
   *
   * Deletes one ring group. Use it when no number or menu leads to the group any more.
   *
   * Ledger N-74: Side effects of a deletion
   * Ledger N-80: Restoring what you delete
   */
  deleteRingGroup(args: DeleteRingGroupPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a user (`DELETE /users/{id}`)
   *
   * Deletes one user. Use it when a person leaves for good.
   *
   * Ledger N-71: Unknown ids without a listed 404
   * Ledger N-74: Side effects of a deletion
   * Ledger N-80: Restoring what you delete
   */
  deleteUser(args: DeleteUserPath, options?: CallOptions): Promise<undefined>;
  /**
   * Reset the audio of a user (`DELETE /users/{id}/audio`)
   *
   * Resets the audio of a user. Use it only if you no longer need the audio: no documented operation undoes a reset (N-80).
   *
   * Ledger N-74: Side effects of a deletion
   * Ledger N-80: Restoring what you delete
   */
  deleteUserAudio(args: DeleteUserAudioPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a user group (`DELETE /usergroups/{id}`)
   *
   * Deletes one user group (team). Use it for a team that you no longer need.
   *
   * Ledger N-74: Side effects of a deletion
   */
  deleteUserGroup(args: DeleteUserGroupPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a user group policy (`DELETE /usergrouppolicies/{id}`)
   *
   * Deletes one user group policy. Use it for a policy that you no longer need.
   *
   * Ledger N-74: Side effects of a deletion
   */
  deleteUserGroupPolicy(args: DeleteUserGroupPolicyPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete a voicemail announcement (`DELETE /vmannouncements/{id}`)
   *
   * Deletes one voicemail announcement. Use it for an announcement that no user refers to any more.
   *
   * Ledger N-74: Side effects of a deletion
   * Ledger N-80: Restoring what you delete
   */
  deleteVmAnnouncement(args: DeleteVmAnnouncementPath, options?: CallOptions): Promise<undefined>;
  /**
   * Delete voicemail messages by id (`DELETE /voicemessages/{id}`)
   *
   * Deletes one or more voicemail messages by id. Use it for messages that you no longer need here.
   *
   * Ledger N-71: Unknown ids without a listed 404
   */
  deleteVoicemessages(args: DeleteVoicemessagesPath, options?: CallOptions): Promise<undefined>;
  /**
   * Download the packet capture of a call (`GET /cdrs/{id}.pcap`)
   *
   * Returns the packet capture of a call, a binary file for tools such as Wireshark. Use it when `GET /cdrs/{id}.trace` is not enough, for instance to see the timing of packets.
   */
  downloadCdrPcap(args: DownloadCdrPcapPath, options?: CallOptions & DownloadLimits): Promise<Download>;
  /**
   * Download the SIP trace of a call (`GET /cdrs/{id}.trace`)
   *
   * Returns the SIP trace of a call. Use it to find out why a call failed, dropped, or had sound in one direction only.
   */
  downloadCdrTrace(args: DownloadCdrTracePath, options?: CallOptions & DownloadLimits): Promise<Download>;
  /**
   * Download a recording as MP3 (`GET /monitors/{id}.mp3`)
   *
   * Returns the audio of one recording as MP3. Use it to save or play a recorded call.
   *
   * Ledger O-06: Content type of .mp3
   * Ledger O-23: Fields of a recording
   */
  downloadMonitorMp3(args: DownloadMonitorMp3Path, options?: CallOptions & DownloadLimits): Promise<Download>;
  /**
   * Download the packet capture of a media session (`GET /msdrs/{id}.pcap`)
   *
   * Returns the packet capture of one media session record (MSDR). Use it for broken or one-way audio when `GET /msdrs/{id}.trace` does not show the cause.
   *
   * Ledger N-50: Content types of traces, captures and CSV
   */
  downloadMsdrPcap(args: DownloadMsdrPcapPath, options?: CallOptions & DownloadLimits): Promise<Download>;
  /**
   * Download the SIP trace of a media session (`GET /msdrs/{id}.trace`)
   *
   * Returns the SIP trace of one media session record (MSDR). Read it first when a call had no audio.
   *
   * Ledger N-50: Content types of traces, captures and CSV
   */
  downloadMsdrTrace(args: DownloadMsdrTracePath, options?: CallOptions & DownloadLimits): Promise<Download>;
  /**
   * Download the CDRs of a user as CSV (`GET /users/{id}/cdrs.csv`)
   *
   * Returns the CDRs of one user as a CSV file. Use it to open a user's calls in a spreadsheet.
   *
   * Ledger N-76: Columns of the CSV export
   * Ledger O-28: Success of the CSV export
   */
  downloadUserCdrsCsv(
    args: DownloadUserCdrsCsvPath,
    options?: CallOptions & DownloadLimits,
  ): Promise<Download>;
  /**
   * Download the audio of a voicemail message (`GET /voicemessages/{id}.mp3`)
   *
   * Returns the audio of one voicemail message. Use it to play or archive the message.
   *
   * Ledger O-06: Content type of .mp3
   */
  downloadVoicemessageMp3(
    args: DownloadVoicemessageMp3Path,
    options?: CallOptions & DownloadLimits,
  ): Promise<Download>;
  /**
   * Read one ACL role (`GET /aclroles/{id}`)
   *
   * Returns one ACL role: its names and its product code. Use it to look up a role by its id.
   */
  getAclRole(args: GetAclRolePath, options?: CallOptions): Promise<AclRoleSingle>;
  /**
   * Read one live call (`GET /calls/{id}`)
   *
   * Returns one live call: its two sides, its `state` and, once someone answers, `connected_at`. Use it to follow a call after `POST /calls` when you have no server for events.
   */
  getCall(args: GetCallPath, options?: CallOptions): Promise<CallSingle>;
  /**
   * Read one call flow (`GET /callflows/{id}`)
   *
   * Returns the name, description, status and thumbnail of one call flow. Use it to look up the `call_flow` of a number or a queue.
   */
  getCallFlow(args: GetCallFlowPath, options?: CallOptions): Promise<CallFlowSingle>;
  /**
   * Read one call label (`GET /calllabels/{id}`)
   *
   * Returns one call label by its `id`. Use it to see which fields a label has before you create or change one.
   *
   * Ledger N-36: Fields of a call label
   */
  getCallLabel(args: GetCallLabelPath, options?: CallOptions): Promise<CallLabelSingle>;
  /**
   * Read one call-me-back button (`GET /callmeback/buttons/{id}`)
   *
   * Returns one call-me-back button. Use it to read a button before you change it.
   *
   * Ledger N-59: Record of a call-me-back button
   */
  getCallMeBackButton(args: GetCallMeBackButtonPath, options?: CallOptions): Promise<CallMeBackButtonSingle>;
  /**
   * Read call-me-back settings (`GET /callmeback/settings/{id}`)
   *
   * Returns the settings of one call-me-back widget. Use it to show the settings or to check a change.
   *
   * Ledger C-10: Record and request of call-me-back settings
   */
  getCallMeBackSetting(
    args: GetCallMeBackSettingPath,
    options?: CallOptions,
  ): Promise<CallMeBackSettingSingle>;
  /**
   * Read one canned response (`GET /sms/cannedresponses/{id}`)
   *
   * Returns one canned response with its `name` and `text`. Use it to fetch the current wording just before you send it with `POST /sms`.
   *
   * Ledger N-41: Fields of a canned response
   */
  getCannedResponse(args: GetCannedResponsePath, options?: CallOptions): Promise<CannedResponseSingle>;
  /**
   * Read one call detail record (`GET /cdrs/{id}`)
   *
   * Returns one CDR. Use it when you know the `id` of the CDR.
   */
  getCdr(args: GetCdrPath, options?: CallOptions): Promise<CdrSingle>;
  /**
   * Read one chat (`GET /chats/{id}`)
   *
   * Returns one chat: visitor, operator, website, state and duration. Use it to look up an id from `GET /chats`.
   */
  getChat(args: GetChatPath, options?: CallOptions): Promise<ChatSingle>;
  /**
   * Read one conference room (`GET /conferences/{id}`)
   *
   * Returns one conference room with its numbers, PINs and settings. Use it to look up the PINs, for instance after `PATCH /conferences/{id}`.
   *
   * Ledger N-77: Fields that only requests have
   */
  getConference(args: GetConferencePath, options?: CallOptions): Promise<ConferenceSingle>;
  /**
   * Read one contact (`GET /contacts/{id}`)
   *
   * Returns one contact: numbers, group, notes and the times of its last and next call. Use it to show the caller when a CDR has `contact:<id>` in `src_id`.
   */
  getContact(args: GetContactPath, options?: CallOptions): Promise<ContactSingle>;
  /**
   * Read one phone number (`GET /ddis/{e164}`)
   *
   * Returns one of the account's numbers with its target and its settings for calls, SMS and fax. Use it to check that a number is yours and takes SMS before you send from it.
   */
  getDdi(args: GetDdiPath, options?: CallOptions): Promise<DdiSingle>;
  /**
   * Read one IVR (`GET /ivrs/{id}`)
   *
   * Returns one IVR with its times, its sounds and the destinations of its keys. Use it before and after `PATCH /ivrs/{id}`.
   *
   * Ledger N-30: Meaning of coded integers
   * Ledger N-77: Fields that only requests have
   */
  getIvr(args: GetIvrPath, options?: CallOptions): Promise<IvrSingle>;
  /**
   * Read the user behind the token (`GET /me`)
   *
   * Returns the user of the token: id, default caller id, language, and a balance with its currency. Use it after sign-in to check the token and to get the user id for `from` of `POST /calls`.
   *
   * Ledger C-15: Me and User
   * Ledger O-14: Caller of POST /calls
   * Ledger O-26: Response of GET /me
   */
  getMe(options?: CallOptions): Promise<MeSingle>;
  /**
   * Read one media session (`GET /mediasessions/{id}`)
   *
   * Returns one media session: the user agents of both sides, the duration and the time of the last update. Use it to read a session again when you know its id.
   *
   * Ledger N-32: Values of state fields
   * Ledger N-66: Units of durations, scores and amounts
   */
  getMediaSession(args: GetMediaSessionPath, options?: CallOptions): Promise<MediaSessionSingle>;
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
  getMonitor(args: GetMonitorPath, options?: CallOptions): Promise<MonitorSingle>;
  /**
   * Read one record of the AI dictionary (`GET /monitors/aidictionary/{id}`)
   *
   * Returns one AI dictionary record. Use it to check whether a record still exists: a 404 means not found.
   *
   * Ledger N-61: Analysis fields of a recording
   * Ledger N-62: Purpose of the AI dictionary
   */
  getMonitorAiDictionary(
    args: GetMonitorAiDictionaryPath,
    options?: CallOptions,
  ): Promise<MonitorAiDictionarySingle>;
  /**
   * Read one media session record (`GET /msdrs/{id}`)
   *
   * Returns one media session record (MSDR). Use it to look at a session that you found in `GET /msdrs`.
   */
  getMsdr(args: GetMsdrPath, options?: CallOptions): Promise<MsdrSingle>;
  /**
   * Read one pickup group (`GET /pickupgroups/{id}`)
   *
   * Returns one pickup group. Use it to look up the `pickup_group_id` of a user.
   *
   * Ledger C-23: users of a pickup group
   * Ledger O-69: Fields of listed users
   */
  getPickupGroup(args: GetPickupGroupPath, options?: CallOptions): Promise<PickupGroupSingle>;
  /**
   * Read one call queue (`GET /queues/{id}`)
   *
   * Returns one call queue with its settings. Use it with `include=users` to see who has joined.
   *
   * Ledger O-24: Ring strategy and users of a queue
   * Ledger O-62: Response of PATCH /queues/{id}, and type of status
   */
  getQueue(args: GetQueuePath & GetQueueQuery, options?: CallOptions): Promise<QueueSingle>;
  /**
   * Read one queue group (`GET /queuegroups/{id}`)
   *
   * Returns the id and the name of one queue group. Use it to label a group, or to check the result of `POST /queuegroups` and `PATCH /queuegroups/{id}`.
   */
  getQueueGroup(args: GetQueueGroupPath, options?: CallOptions): Promise<QueueGroupSingle>;
  /**
   * Read one report schedule (`GET /reportschedules/{id}`)
   *
   * Returns one report schedule with its recipients and the times of its last and next run. Use it to check a change, or to see from `last_run_at` whether the schedule has run.
   *
   * Ledger C-11: Record and request of a report schedule
   */
  getReportSchedule(args: GetReportSchedulePath, options?: CallOptions): Promise<ReportScheduleSingle>;
  /**
   * Read one ring group (`GET /ringgroups/{id}`)
   *
   * Returns one ring group with its number, ring time and final destination. Use it to look up the group of an event, or to check a change.
   *
   * Ledger O-32: context of events
   * Ledger N-77: Fields that only requests have
   */
  getRingGroup(args: GetRingGroupPath, options?: CallOptions): Promise<RingGroupSingle>;
  /**
   * Read one routing rule (`GET /routingrules/{id}`)
   *
   * Returns one routing rule: its calls, its action and its position. Use it to check a rule after you create or change it.
   *
   * Ledger C-09: Record and request of a routing rule
   * Ledger N-30: Meaning of coded integers
   * Ledger N-67: Values of string fields of records
   */
  getRoutingRule(args: GetRoutingRulePath, options?: CallOptions): Promise<RoutingRuleSingle>;
  /**
   * Read one SMS (`GET /sms/{id}`)
   *
   * Returns one text message. Use it to check the `result` of a message some time after you sent it.
   */
  getSms(args: GetSmsPath, options?: CallOptions): Promise<SmsSingle>;
  /**
   * Read one user (`GET /users/{id}`)
   *
   * Returns one user with roles and telephony settings. Use it to check a person's settings before you act for them.
   *
   * Ledger C-05: User record and user model
   */
  getUser(args: GetUserPath, options?: CallOptions): Promise<UserSingle>;
  /**
   * Read the audio of a user (`GET /users/{id}/audio`)
   *
   * Returns a JSON record about the audio of a user, not a sound file. Use it to check whether audio is set before you reset it.
   *
   * Ledger N-46: Records of sub-resources
   */
  getUserAudio(args: GetUserAudioPath, options?: CallOptions): Promise<SubResource>;
  /**
   * Read one user group (`GET /usergroups/{id}`)
   *
   * Returns the name and the colour of one user group (team). Use it to show a team when you have only its id.
   */
  getUserGroup(args: GetUserGroupPath, options?: CallOptions): Promise<UserGroupSingle>;
  /**
   * Read one user group policy (`GET /usergrouppolicies/{id}`)
   *
   * Returns the name and the colour of one user group policy. Use it to show a policy when you have only its id.
   */
  getUserGroupPolicy(args: GetUserGroupPolicyPath, options?: CallOptions): Promise<UserGroupSingle>;
  /**
   * Read one voicemail announcement (`GET /vmannouncements/{id}`)
   *
   * Returns the description, the extension and the date of one voicemail announcement. Use it to look up an id such as a user's `vm_announcement_id`.
   */
  getVmAnnouncement(args: GetVmAnnouncementPath, options?: CallOptions): Promise<VmAnnouncementSingle>;
  /**
   * Read one voicemail message (`GET /voicemessages/{id}`)
   *
   * Returns one voicemail message: caller, duration, folder and transcript. Use it when you know the message's id.
   */
  getVoicemessage(args: GetVoicemessagePath, options?: CallOptions): Promise<VoicemessageSingle>;
  /**
   * List ACL roles (`GET /aclroles`)
   *
   * Returns one page of ACL roles, the records in the `roles` of a user. Use it to show role names in an administration screen, or to find the id of a role.
   *
   * Ledger N-05: Role or permission for an operation
   */
  listAclRoles(args?: ListAclRolesQuery, options?: CallOptions): Promise<Page<AclRole>>;
  /**
   * List API tokens (`GET /apitokens`)
   *
   * Returns one page of API tokens. Use it to find unused tokens, and the value for `DELETE /apitokens/{token}`.
   *
   * Ledger O-04: Meaning of expiry
   * Ledger O-51: Listing and deleting API tokens
   */
  listApiTokens(args?: ListApiTokensQuery, options?: CallOptions): Promise<Page<ApiToken>>;
  /**
   * List call flows (`GET /callflows`)
   *
   * Returns one page of call flows with name, description, status and thumbnail. Use it to show the name of the `call_flow` of a number (`GET /ddis`) or a queue (`GET /queues`).
   */
  listCallFlows(args?: ListCallFlowsQuery, options?: CallOptions): Promise<Page<CallFlow>>;
  /**
   * List call labels (`GET /calllabels`)
   *
   * Returns one page of call labels. Use it to show labels that a user can choose from.
   *
   * Ledger N-24: Elements of arrays in requests
   * Ledger N-36: Fields of a call label
   */
  listCallLabels(args?: ListCallLabelsQuery, options?: CallOptions): Promise<Page<CallLabel>>;
  /**
   * List call-me-back CDRs (`GET /callmeback/cdrs`)
   *
   * Returns one page of the records of call-me-back calls. Use it to count these calls, with `limit=1` and `total`.
   *
   * Ledger N-44: Fields of a call-me-back CDR
   */
  listCallMeBackCdrs(args?: ListCallMeBackCdrsQuery, options?: CallOptions): Promise<Page<CallMeBackCdr>>;
  /**
   * List call-me-back settings (`GET /callmeback/settings`)
   *
   * Returns one page of call-me-back settings: button, texts, position, number, countries and maximum call rate. Use it to find the `{id}` for `/callmeback/settings/{id}`, or the `call_me_back_setting_id` for a campaign.
   */
  listCallMeBackSettings(
    args?: ListCallMeBackSettingsQuery,
    options?: CallOptions,
  ): Promise<Page<CallMeBackSetting>>;
  /**
   * List call-me-back visitors (`GET /callmeback/visitors`)
   *
   * Returns one page of visitors to call-me-back widgets. Use it to count visitors, with `limit=1` and `total`.
   *
   * Ledger N-43: Fields of a call-me-back visitor
   */
  listCallMeBackVisitors(
    args?: ListCallMeBackVisitorsQuery,
    options?: CallOptions,
  ): Promise<Page<CallMeBackVisitor>>;
  /**
   * List call-me-back websites (`GET /callmeback/websites`)
   *
   * Returns one page of the websites with a call-me-back widget. Use it to see which widgets exist.
   *
   * Ledger C-24: Call-me-back websites and settings
   */
  listCallMeBackWebsites(
    args?: ListCallMeBackWebsitesQuery,
    options?: CallOptions,
  ): Promise<Page<CallMeBackSetting>>;
  /**
   * List the recordings of a live call (`GET /calls/{id}/monitors`)
   *
   * Returns the recording records of a live call. Use it before the call ends.
   *
   * Ledger N-46: Records of sub-resources
   */
  listCallMonitors(args: ListCallMonitorsPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List the trace records of a live call (`GET /calls/{id}/trace`)
   *
   * Returns the trace records of a live call as JSON. Use it to help users while they are still on the line.
   *
   * Ledger N-46: Records of sub-resources
   */
  listCallTrace(args: ListCallTracePath, options?: CallOptions): Promise<SubResource>;
  /**
   * List call tracking records (`GET /calltracking/cdrs`)
   *
   * Returns one page of call tracking records. Use it to see the calls of your campaigns.
   *
   * Ledger C-19: Two addresses for call tracking
   * Ledger N-58: Record of call-tracking CDRs
   */
  listCallTrackingCdrs(
    args?: ListCallTrackingCdrsQuery,
    options?: CallOptions,
  ): Promise<CallTrackingCdrCollection>;
  /**
   * List call tracking numbers (`GET /calltracking/ddis`)
   *
   * Returns one page of the numbers used for call tracking. Use it if you also assign numbers with `PATCH /calltracking/ddis`.
   *
   * Ledger C-19: Two addresses for call tracking
   */
  listCallTrackingDdis(args?: ListCallTrackingDdisQuery, options?: CallOptions): Promise<Page<Ddi>>;
  /**
   * List live calls (`GET /calls`)
   *
   * Returns one page of the calls that are live now, including calls that are still ringing. Use it to fill a wallboard when your program starts.
   *
   * Ledger O-08: Unit of start_time and connected_at of a live call
   */
  listCalls(args?: ListCallsQuery, options?: CallOptions): Promise<Page<Call>>;
  /**
   * List call tracking campaigns (`GET /calltracking/campaigns`)
   *
   * Returns one page of call tracking campaigns. Use it to find the `campaign_id` for `PATCH /calltracking/ddis`.
   *
   * Ledger C-20: Record of a call-tracking campaign
   */
  listCampaigns(args?: ListCampaignsQuery, options?: CallOptions): Promise<Page<Campaign>>;
  /**
   * List canned responses (`GET /sms/cannedresponses`)
   *
   * Returns one page of canned responses, prepared texts for SMS. Use it to let people choose a text when they write a message.
   *
   * Ledger N-01: Presence and null of record fields
   * Ledger N-41: Fields of a canned response
   */
  listCannedResponses(args?: ListCannedResponsesQuery, options?: CallOptions): Promise<Page<CannedResponse>>;
  /**
   * List the dictionaries of CDRs (`GET /cdrs/dictionaries`)
   *
   * Returns the dictionaries of CDRs as a collection. Use it to check whether your platform explains the numbers that some CDRs have in `type`, `disposition` and `destination`.
   *
   * Ledger N-51: Records of dictionaries
   * Ledger O-22: type, disposition and destination of a CDR
   */
  listCdrDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List the notes of a CDR (`GET /cdrs/{id}/notes`)
   *
   * Returns the notes on a call. Use it to show the notes next to the CDR.
   *
   * Ledger N-45: Fields of a CDR note
   */
  listCdrNotes(args: ListCdrNotesPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List call detail records (`GET /cdrs`)
   *
   * Returns one page of call detail records (CDRs) of ended calls: numbers, users, times, durations and cost. Use it for reports and for a regular sync.
   */
  listCdrs(args?: ListCdrsQuery, options?: CallOptions): Promise<Page<Cdr>>;
  /**
   * List chats (`GET /chats`)
   *
   * Returns one page of chats: visitor, operator, website, state and duration. Use it for reports on your website chats.
   *
   * Ledger N-32: Values of state fields
   */
  listChats(args?: ListChatsQuery, options?: CallOptions): Promise<Page<Chat>>;
  /**
   * List conference rooms (`GET /conferences`)
   *
   * Returns one page of conference rooms with their numbers, PINs and settings. Use it to write an invitation, or to find the id of a room.
   *
   * Ledger N-64: Fields that have only a name
   * Ledger O-43: sort, dir, include and fields
   */
  listConferences(args?: ListConferencesQuery, options?: CallOptions): Promise<Page<Conference>>;
  /**
   * List the calls of a contact (`GET /contacts/{id}/cdrs`)
   *
   * Returns the calls of one contact. Use it for a quick look at what happened with a contact.
   *
   * Ledger N-46: Records of sub-resources
   */
  listContactCdrs(args: ListContactCdrsPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List contacts (`GET /contacts`)
   *
   * Returns one page of the address book: names, companies, numbers, groups, and the time of the last call. Use it to sync contacts with a CRM, or to find out who is calling.
   *
   * Ledger N-46: Records of sub-resources
   * Ledger O-15: Form of phone numbers
   */
  listContacts(args?: ListContactsQuery, options?: CallOptions): Promise<Page<Contact>>;
  /**
   * List the dictionaries of numbers (`GET /ddis/dictionaries`)
   *
   * Returns the dictionaries of numbers as a collection. Use it to check whether they explain coded fields such as `target_type` and `status`.
   *
   * Ledger N-51: Records of dictionaries
   */
  listDdiDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List phone numbers (`GET /ddis`)
   *
   * Returns one page of the account's phone numbers. Use it to choose a number to send from: `from` of `POST /sms`, or `caller_id` of `POST /calls` and `POST /leadcalls`.
   *
   * Ledger N-30: Meaning of coded integers
   * Ledger N-64: Fields that have only a name
   */
  listDdis(args?: ListDdisQuery, options?: CallOptions): Promise<Page<Ddi>>;
  /**
   * List faxes (`GET /faxes`)
   *
   * Returns one page of the account's faxes: both numbers, pages, cost and file name. Use it for a list of sent and received faxes.
   *
   * Ledger N-30: Meaning of coded integers
   * Ledger O-29: Fields that can be filtered
   */
  listFaxes(args?: ListFaxesQuery, options?: CallOptions): Promise<Page<Fax>>;
  /**
   * List IVRs (`GET /ivrs`)
   *
   * Returns one page of IVRs (voice menus) with their times, their sounds and the destinations of their keys. Use it to show the choices of a menu, or to look up an IVR id.
   *
   * Ledger N-67: Values of string fields of records
   * Ledger O-34: Further events and states
   */
  listIvrs(args?: ListIvrsQuery, options?: CallOptions): Promise<Page<Ivr>>;
  /**
   * List the dictionaries of media sessions (`GET /mediasessions/dictionaries`)
   *
   * Returns the dictionaries of media sessions as a collection. Use it to check by hand whether your deployment explains the values of `status` and `type`.
   *
   * Ledger N-51: Records of dictionaries
   */
  listMediaSessionDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List media sessions (`GET /mediasessions`)
   *
   * Returns one page of media sessions. Use it to see which devices took part in a call, for instance when a support case names a phone model.
   *
   * Ledger N-66: Units of durations, scores and amounts
   * Ledger N-68: Targets of some ids
   */
  listMediaSessions(args?: ListMediaSessionsQuery, options?: CallOptions): Promise<Page<MediaSession>>;
  /**
   * List the AI dictionary of recordings (`GET /monitors/aidictionary`)
   *
   * Returns one page of AI dictionary records. Use it to see what your account has.
   *
   * Ledger N-61: Analysis fields of a recording
   * Ledger N-62: Purpose of the AI dictionary
   */
  listMonitorAiDictionaries(
    args?: ListMonitorAiDictionariesQuery,
    options?: CallOptions,
  ): Promise<Page<MonitorAiDictionary>>;
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
  listMonitors(args?: ListMonitorsQuery, options?: CallOptions): Promise<Page<Monitor>>;
  /**
   * List the dictionaries of MSDRs (`GET /msdrs/dictionaries`)
   *
   * Returns the dictionaries of media session records (MSDRs) as a collection. Use it to check whether they name the values of `type` or `t_cause`.
   *
   * Ledger N-51: Records of dictionaries
   */
  listMsdrDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List media session records (`GET /msdrs`)
   *
   * Returns one page of media session records (MSDRs): numbers, user agents, duration and termination reason. Use it to investigate audio problems.
   *
   * Ledger N-09: Values of t_cause
   * Ledger N-66: Units of durations, scores and amounts
   * Ledger O-45: Date field of each resource
   */
  listMsdrs(args?: ListMsdrsQuery, options?: CallOptions): Promise<Page<Msdr>>;
  /**
   * List pickup groups (`GET /pickupgroups`)
   *
   * Returns one page of pickup groups. Use it to show the names behind the `pickup_group_id` of users.
   *
   * Ledger C-23: users of a pickup group
   */
  listPickupGroups(args?: ListPickupGroupsQuery, options?: CallOptions): Promise<Page<PickupGroup>>;
  /**
   * List queue groups (`GET /queuegroups`)
   *
   * Returns one page of queue groups, with id and name. Use it to find the id of a group by its name.
   */
  listQueueGroups(args?: ListQueueGroupsQuery, options?: CallOptions): Promise<Page<QueueGroup>>;
  /**
   * List call queues (`GET /queues`)
   *
   * Returns one page of call queues with their settings. Use it to build a wallboard, or to find the queues of an agent.
   *
   * Ledger O-24: Ring strategy and users of a queue
   * Ledger O-50: Queue members
   */
  listQueues(args?: ListQueuesQuery, options?: CallOptions): Promise<Page<Queue>>;
  /**
   * List the dictionaries of report schedules (`GET /reportschedules/dictionaries`)
   *
   * Returns the dictionaries of report schedules as a collection. Use it to check by hand whether they explain the values of `report_id`, `format` or `culture`.
   *
   * Ledger N-21: Values of string enumerations in requests
   * Ledger N-51: Records of dictionaries
   */
  listReportScheduleDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List report schedules (`GET /reportschedules`)
   *
   * Returns one page of report schedules: recipients, frequency, and the times of the last and the next run. Use it to see who receives which report, and whether a run is late.
   */
  listReportSchedules(args?: ListReportSchedulesQuery, options?: CallOptions): Promise<Page<ReportSchedule>>;
  /**
   * List the dictionaries of ring groups (`GET /ringgroups/dictionaries`)
   *
   * Returns the dictionaries of ring groups as a collection. Use it to check whether they explain the values of `strategy` or `final_dst_type`.
   *
   * Ledger N-21: Values of string enumerations in requests
   * Ledger N-51: Records of dictionaries
   */
  listRingGroupDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List ring groups (`GET /ringgroups`)
   *
   * Returns one page of ring groups with name, number, ring time and final destination. Use it to find the `id` or the `number` of a group.
   *
   * Ledger N-77: Fields that only requests have
   * Ledger O-50: Queue members
   */
  listRingGroups(args?: ListRingGroupsQuery, options?: CallOptions): Promise<Page<RingGroup>>;
  /**
   * List routing rules (`GET /routingrules`)
   *
   * Returns one page of routing rules, which for instance block or redirect calls. Use it to find out why a call was refused or redirected, and to choose `pos` for a new rule.
   *
   * Ledger C-09: Record and request of a routing rule
   * Ledger N-67: Values of string fields of records
   * Ledger O-43: sort, dir, include and fields
   */
  listRoutingRules(args?: ListRoutingRulesQuery, options?: CallOptions): Promise<Page<RoutingRule>>;
  /**
   * List SMS (`GET /sms`)
   *
   * Returns one page of text messages: both numbers and names, the text and the result. Use it for a message history, or to check messages that you sent.
   *
   * Ledger N-67: Values of string fields of records
   * Ledger O-45: Date field of each resource
   */
  listSms(args?: ListSmsQuery, options?: CallOptions): Promise<Page<Sms>>;
  /**
   * List the dictionaries of SMS (`GET /sms/dictionaries`)
   *
   * Returns the dictionaries of SMS as a collection. Use it to check whether they explain the values of `type` and `result`.
   *
   * Ledger N-51: Records of dictionaries
   * Ledger N-67: Values of string fields of records
   */
  listSmsDictionaries(options?: CallOptions): Promise<Page<UnspecifiedRecord>>;
  /**
   * List tracked calls (`GET /cdrs/calltracking`)
   *
   * Returns one page of call tracking records. Use it to see the calls to tracked numbers.
   *
   * Ledger C-19: Two addresses for call tracking
   * Ledger N-58: Record of call-tracking CDRs
   */
  listTrackedCdrs(args?: ListTrackedCdrsQuery, options?: CallOptions): Promise<CallTrackingCdrCollection>;
  /**
   * List tracked numbers (`GET /ddis/calltracking`)
   *
   * Returns one page of the numbers used for call tracking, with the record of `GET /ddis`. Use it only if `GET /calltracking/ddis` leaves out a number that you are looking for.
   *
   * Ledger C-19: Two addresses for call tracking
   */
  listTrackedDdis(args?: ListTrackedDdisQuery, options?: CallOptions): Promise<Page<Ddi>>;
  /**
   * List the calls of a user (`GET /users/{id}/calls`)
   *
   * Returns the calls of one user. Use it for a quick look at one person.
   *
   * Ledger N-46: Records of sub-resources
   */
  listUserCalls(args: ListUserCallsPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List the CDRs of a user (`GET /users/{id}/cdrs`)
   *
   * Returns the CDRs of one user. Use it for a quick look at the history of one person.
   *
   * Ledger N-46: Records of sub-resources
   * Ledger O-45: Date field of each resource
   */
  listUserCdrs(args: ListUserCdrsPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List the chat messages of a user (`GET /users/{id}/chatmsgs`)
   *
   * Returns the chat messages of one user. Use it to read messages, and to get ids for `DELETE /chatmsgs/{ids}`.
   *
   * Ledger N-46: Records of sub-resources
   */
  listUserChatMessages(args: ListUserChatMessagesPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List the contacts of a user (`GET /users/{id}/contacts`)
   *
   * Returns the contacts of one user. Use it for a quick look at one person's contacts.
   *
   * Ledger N-46: Records of sub-resources
   */
  listUserContacts(args: ListUserContactsPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List user group policies (`GET /usergrouppolicies`)
   *
   * Returns one page of user group policies. Use it to show policies, or to find a policy by its name.
   *
   * Ledger N-64: Fields that have only a name
   */
  listUserGroupPolicies(args?: ListUserGroupPoliciesQuery, options?: CallOptions): Promise<Page<UserGroup>>;
  /**
   * List user groups (`GET /usergroups`)
   *
   * Returns one page of user groups (teams) with id, name and colour. Use it to offer teams as a choice, or to find the id of a team by its name.
   */
  listUserGroups(args?: ListUserGroupsQuery, options?: CallOptions): Promise<Page<UserGroup>>;
  /**
   * List the SMS of a thread (second address) (`GET /users/{id}/sms/threads/{from}/{to}`)
   *
   * Returns the SMS between `{from}` and `{to}` for one user, grouped. Use it only if `GET /users/{id}/smsthreads/{from}/{to}` does not suit you.
   *
   * Ledger C-18: Two addresses for SMS threads
   * Ledger N-23: Types of {from} and {to} in SMS threads
   * Ledger N-46: Records of sub-resources
   */
  listUserSmsThreadMessages(args: ListUserSmsThreadMessagesPath, options?: CallOptions): Promise<SubResource>;
  /**
   * List the SMS of a thread, grouped (`GET /users/{id}/smsthreads/{from}/{to}`)
   *
   * Returns the SMS between `{from}` and `{to}` for one user, grouped. Use it to show a conversation.
   *
   * Ledger C-18: Two addresses for SMS threads
   * Ledger N-23: Types of {from} and {to} in SMS threads
   * Ledger N-46: Records of sub-resources
   */
  listUserSmsThreads(args: ListUserSmsThreadsPath, options?: CallOptions): Promise<SubResource>;
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
  listUsers(args?: ListUsersQuery, options?: CallOptions): Promise<Page<User>>;
  /**
   * List voicemail announcements (`GET /vmannouncements`)
   *
   * Returns one page of voicemail announcements, with description and extension. Use it to find the id of an announcement before you change or delete it.
   */
  listVmAnnouncements(args?: ListVmAnnouncementsQuery, options?: CallOptions): Promise<Page<VmAnnouncement>>;
  /**
   * List voicemail messages (`GET /voicemessages`)
   *
   * Returns one page of voicemail messages: caller, dialled number, time, duration and transcript. Use it to show a mailbox, or to copy voicemail into a CRM.
   *
   * Ledger O-45: Date field of each resource
   */
  listVoicemessages(args?: ListVoicemessagesQuery, options?: CallOptions): Promise<Page<Voicemessage>>;
  /**
   * List web calls (`GET /webcalls`)
   *
   * Returns one page of web calls: both numbers, durations, rates and charges. Use it to see what web calls cost and how long they took.
   *
   * Ledger N-64: Fields that have only a name
   * Ledger N-66: Units of durations, scores and amounts
   */
  listWebcalls(args?: ListWebcallsQuery, options?: CallOptions): Promise<Page<Webcall>>;
  /**
   * Sign in with e-mail address and password (`POST /login`)
   *
   * Checks a user's e-mail address and password and returns a `user_token` for `X-Auth-Token`. Use it when a person signs in.
   *
   * Ledger O-01: Second factor at login
   * Ledger O-05: 15 or 30 minutes
   */
  login(args: LoginCredentials, options?: CallOptions): Promise<UserSession | SecondFactorRequired>;
  /**
   * Complete a sign-in with a second factor (`POST /login2fa`)
   *
   * Completes a sign-in with the `nonce` from `POST /login` and the `code` from the user's e-mail. Use it only after `POST /login` has responded with 202.
   *
   * Ledger N-75: Account recovery: lifetimes and rules
   * Ledger O-01: Second factor at login
   */
  loginWithSecondFactor(args: SecondFactorRequest, options?: CallOptions): Promise<UserSession>;
  /**
   * Destroy the token of this request (`POST /logout`)
   *
   * Destroys the token of this request at once. Use it when a person signs out, so that no valid token stays in the browser.
   *
   * Ends the token that it is sent with.
   */
  logout(options?: CallOptions): Promise<Acknowledgement>;
  /**
   * Keep the token alive (`GET /ping`)
   *
   * Restarts the inactivity period of the token and has no other effect. Call it every 5 minutes from a session that may stay quiet.
   *
   * Ledger O-05: 15 or 30 minutes
   * Ledger O-21: Response of GET /ping
   */
  ping(options?: CallOptions): Promise<PongSingle>;
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
  requestPasswordReset(args: PasswordResetRequest, options?: CallOptions): Promise<UnspecifiedBody>;
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
  resendConfirmation(args: ConfirmationRequest, options?: CallOptions): Promise<UnspecifiedBody>;
  /**
   * Set a new password with the token from the e-mail (`POST /reset`)
   *
   * Sets a new password with the token from the e-mail of `POST /password`. Call it from the page where the user enters the token and a new password.
   *
   * Ledger N-03: Token for account recovery
   * Ledger N-06: Bodies of the account recovery responses
   * Ledger N-75: Account recovery: lifetimes and rules
   */
  resetPassword(args: PasswordReset, options?: CallOptions): Promise<UnspecifiedBody>;
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
  updateCall(args: UpdateCallPath & CallUpdate, options?: CallOptions): Promise<CallSingle>;
  /**
   * Change a call label (`PATCH /calllabels/{id}`)
   *
   * Changes a call label and returns the changed record. Use it to edit the label itself, not the labels of a call.
   *
   * Ledger N-37: Bodies of call label requests
   */
  updateCallLabel(
    args: UpdateCallLabelPath & { body: CallLabelInput },
    options?: CallOptions,
  ): Promise<CallLabelSingle>;
  /**
   * Change a call-me-back button (`PATCH /callmeback/buttons/{id}`)
   *
   * Changes `name`, `data_online` or `data_offline` of a call-me-back button and returns its record. Use it to change the button for all widgets that share it.
   *
   * Ledger N-69: Content of data_online and data_offline
   * Ledger N-71: Unknown ids without a listed 404
   */
  updateCallMeBackButton(
    args: UpdateCallMeBackButtonPath & CallMeBackButtonUpdate,
    options?: CallOptions,
  ): Promise<CallMeBackButtonSingle>;
  /**
   * Change call-me-back settings (`PATCH /callmeback/settings/{id}`)
   *
   * Changes the settings of one call-me-back widget and returns them. Use it to change countries, texts or `max_call_rate`, or to show another button.
   */
  updateCallMeBackSetting(
    args: UpdateCallMeBackSettingPath & CallMeBackSettingInput,
    options?: CallOptions,
  ): Promise<CallMeBackSettingSingle>;
  /**
   * Change a canned response (`PATCH /sms/cannedresponses/{id}`)
   *
   * Changes the `name` or `text` of a canned response and returns the record. Use it to correct the wording.
   *
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateCannedResponse(
    args: UpdateCannedResponsePath & CannedResponseInput,
    options?: CallOptions,
  ): Promise<CannedResponseSingle>;
  /**
   * Change a conference room (`PATCH /conferences/{id}`)
   *
   * Changes the fields that you send and returns the room's record. Use it to renew a PIN or to turn recording on.
   *
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   * Ledger N-77: Fields that only requests have
   */
  updateConference(
    args: UpdateConferencePath & ConferenceInput,
    options?: CallOptions,
  ): Promise<ConferenceSingle>;
  /**
   * Change a contact (`PATCH /contacts/{id}`)
   *
   * Changes one contact and returns it. Use it to edit names, numbers or notes.
   *
   * Ledger C-13: Record and request of a contact
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateContact(args: UpdateContactPath & ContactInput, options?: CallOptions): Promise<ContactSingle>;
  /**
   * Change an IVR (`PATCH /ivrs/{id}`)
   *
   * Changes the fields of an IVR that you send. Use it to change names, times and languages.
   *
   * Ledger N-48: Rest of the IVR update
   */
  updateIvr(args: UpdateIvrPath & IvrUpdate, options?: CallOptions): Promise<IvrSingle>;
  /**
   * Store the analysis of a recording (`PATCH /monitors/{id}`)
   *
   * Stores a transcript, summary, sentiment, score or metadata with one recording, and returns the record. Use it when your own service transcribes or rates calls.
   *
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateMonitor(args: UpdateMonitorPath & MonitorUpdate, options?: CallOptions): Promise<MonitorSingle>;
  /**
   * Change a queue group (`PATCH /queuegroups/{id}`)
   *
   * Changes one queue group and returns its record. Use it to rename a group.
   *
   * Ledger N-38: Bodies of queue group requests
   * Ledger N-25: Unknown fields of requests
   * Ledger O-50: Queue members
   */
  updateQueueGroup(
    args: UpdateQueueGroupPath & { body: QueueGroupInput },
    options?: CallOptions,
  ): Promise<QueueGroupSingle>;
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
  updateQueueMembers(
    args: UpdateQueueMembersPath & UpdateQueueMembersQuery & QueueMembersUpdate,
    options?: CallOptions,
  ): Promise<QueueMembersResult>;
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
  updateReportSchedule(
    args: UpdateReportSchedulePath & ReportScheduleInput,
    options?: CallOptions,
  ): Promise<ReportScheduleSingle>;
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
  updateRingGroup(
    args: UpdateRingGroupPath & RingGroupInput,
    options?: CallOptions,
  ): Promise<RingGroupSingle>;
  /**
   * Change a routing rule (`PATCH /routingrules/{id}`)
   *
   * Changes the fields that you send and returns the routing rule. Use it to move a rule (`pos`), to add a caller or to change its times.
   *
   * Ledger C-09: Record and request of a routing rule
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateRoutingRule(
    args: UpdateRoutingRulePath & RoutingRuleInput,
    options?: CallOptions,
  ): Promise<RoutingRuleSingle>;
  /**
   * Change a user group (`PATCH /usergroups/{id}`)
   *
   * Changes the name or the colour of a user group (team) and returns its record. Use it to rename or recolour a team.
   *
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateUserGroup(
    args: UpdateUserGroupPath & UserGroupInput,
    options?: CallOptions,
  ): Promise<UserGroupSingle>;
  /**
   * Change a user group policy (`PATCH /usergrouppolicies/{id}`)
   *
   * Changes the name or the colour of a user group policy and returns its record. Use it to rename or recolour a policy.
   *
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateUserGroupPolicy(
    args: UpdateUserGroupPolicyPath & UserGroupInput,
    options?: CallOptions,
  ): Promise<UserGroupSingle>;
  /**
   * Change a voicemail announcement (`PATCH /vmannouncements/{id}`)
   *
   * Changes the description, the extension or the audio of a voicemail announcement. Use it to replace a greeting and keep the id that users refer to.
   *
   * Ledger C-08: Record and request of a voicemail announcement
   * Ledger N-65: Effect of a PATCH on fields that you leave out
   */
  updateVmAnnouncement(
    args: UpdateVmAnnouncementPath & VmAnnouncementInput,
    options?: CallOptions,
  ): Promise<VmAnnouncementSingle>;
}
