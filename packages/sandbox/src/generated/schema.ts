/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

export interface paths {
  '/aclroles': {
    get: operations['listAclRoles'];
  };
  '/aclroles/{id}': {
    get: operations['getAclRole'];
  };
  '/apitokens': {
    get: operations['listApiTokens'];
    post: operations['createApiToken'];
  };
  '/apitokens/{token}': {
    delete: operations['deleteApiToken'];
  };
  '/callflows': {
    get: operations['listCallFlows'];
  };
  '/callflows/{id}': {
    get: operations['getCallFlow'];
  };
  '/calllabels': {
    get: operations['listCallLabels'];
    post: operations['createCallLabel'];
  };
  '/calllabels/{id}': {
    get: operations['getCallLabel'];
    delete: operations['deleteCallLabel'];
    patch: operations['updateCallLabel'];
  };
  '/callmeback/buttons': {
    post: operations['createCallMeBackButton'];
  };
  '/callmeback/buttons/{id}': {
    get: operations['getCallMeBackButton'];
    delete: operations['deleteCallMeBackButton'];
    patch: operations['updateCallMeBackButton'];
  };
  '/callmeback/cdrs': {
    get: operations['listCallMeBackCdrs'];
  };
  '/callmeback/settings': {
    get: operations['listCallMeBackSettings'];
    post: operations['createCallMeBackSetting'];
  };
  '/callmeback/settings/{id}': {
    get: operations['getCallMeBackSetting'];
    delete: operations['deleteCallMeBackSetting'];
    patch: operations['updateCallMeBackSetting'];
  };
  '/callmeback/visitors': {
    get: operations['listCallMeBackVisitors'];
  };
  '/callmeback/websites': {
    get: operations['listCallMeBackWebsites'];
  };
  '/calls': {
    get: operations['listCalls'];
    post: operations['createCall'];
  };
  '/calls/{id}': {
    get: operations['getCall'];
    delete: operations['deleteCall'];
    patch: operations['updateCall'];
  };
  '/calls/{id}/monitors': {
    get: operations['listCallMonitors'];
  };
  '/calls/{id}/trace': {
    get: operations['listCallTrace'];
  };
  '/calltracking/campaigns': {
    get: operations['listCampaigns'];
    post: operations['createCampaign'];
  };
  '/calltracking/cdrs': {
    get: operations['listCallTrackingCdrs'];
  };
  '/calltracking/ddis': {
    get: operations['listCallTrackingDdis'];
    patch: operations['bulkUpdateCallTrackingDdis'];
  };
  '/cdrs': {
    get: operations['listCdrs'];
    delete: operations['deleteAllCdrs'];
    patch: operations['bulkUpdateCdrs'];
  };
  '/cdrs/{id}': {
    get: operations['getCdr'];
  };
  '/cdrs/{id}.pcap': {
    get: operations['downloadCdrPcap'];
  };
  '/cdrs/{id}.trace': {
    get: operations['downloadCdrTrace'];
  };
  '/cdrs/{id}/notes': {
    get: operations['listCdrNotes'];
  };
  '/cdrs/calltracking': {
    get: operations['listTrackedCdrs'];
  };
  '/cdrs/dictionaries': {
    get: operations['listCdrDictionaries'];
  };
  '/chatmsgs': {
    delete: operations['deleteAllChatMessages'];
  };
  '/chatmsgs/{ids}': {
    delete: operations['deleteChatMessages'];
  };
  '/chats': {
    get: operations['listChats'];
  };
  '/chats/{id}': {
    get: operations['getChat'];
  };
  '/conferences': {
    get: operations['listConferences'];
    post: operations['createConference'];
  };
  '/conferences/{id}': {
    get: operations['getConference'];
    delete: operations['deleteConference'];
    patch: operations['updateConference'];
  };
  '/confirmation': {
    post: operations['resendConfirmation'];
  };
  '/contacts': {
    get: operations['listContacts'];
    post: operations['createContact'];
    patch: operations['bulkUpdateContacts'];
  };
  '/contacts/{id}': {
    get: operations['getContact'];
    delete: operations['deleteContacts'];
    patch: operations['updateContact'];
  };
  '/contacts/{id}/cdrs': {
    get: operations['listContactCdrs'];
  };
  '/customers/{id}': {
    delete: operations['deleteCustomer'];
  };
  '/ddis': {
    get: operations['listDdis'];
  };
  '/ddis/{e164}': {
    get: operations['getDdi'];
  };
  '/ddis/calltracking': {
    get: operations['listTrackedDdis'];
  };
  '/ddis/dictionaries': {
    get: operations['listDdiDictionaries'];
  };
  '/faxes': {
    get: operations['listFaxes'];
  };
  '/ivrs': {
    get: operations['listIvrs'];
    post: operations['createIvr'];
  };
  '/ivrs/{id}': {
    get: operations['getIvr'];
    patch: operations['updateIvr'];
  };
  '/leadcalls': {
    post: operations['createLeadcall'];
  };
  '/login': {
    post: operations['login'];
  };
  '/login2fa': {
    post: operations['loginWithSecondFactor'];
  };
  '/logout': {
    post: operations['logout'];
  };
  '/me': {
    get: operations['getMe'];
  };
  '/mediasessions': {
    get: operations['listMediaSessions'];
  };
  '/mediasessions/{id}': {
    get: operations['getMediaSession'];
  };
  '/mediasessions/dictionaries': {
    get: operations['listMediaSessionDictionaries'];
  };
  '/monitors': {
    get: operations['listMonitors'];
    delete: operations['deleteAllMonitors'];
  };
  '/monitors/{id}': {
    get: operations['getMonitor'];
    delete: operations['deleteMonitors'];
    patch: operations['updateMonitor'];
  };
  '/monitors/{id}.mp3': {
    get: operations['downloadMonitorMp3'];
  };
  '/monitors/aidictionary': {
    get: operations['listMonitorAiDictionaries'];
  };
  '/monitors/aidictionary/{id}': {
    get: operations['getMonitorAiDictionary'];
  };
  '/msdrs': {
    get: operations['listMsdrs'];
  };
  '/msdrs/{id}': {
    get: operations['getMsdr'];
  };
  '/msdrs/{id}.pcap': {
    get: operations['downloadMsdrPcap'];
  };
  '/msdrs/{id}.trace': {
    get: operations['downloadMsdrTrace'];
  };
  '/msdrs/dictionaries': {
    get: operations['listMsdrDictionaries'];
  };
  '/password': {
    post: operations['requestPasswordReset'];
  };
  '/pickupgroups': {
    get: operations['listPickupGroups'];
  };
  '/pickupgroups/{id}': {
    get: operations['getPickupGroup'];
  };
  '/ping': {
    get: operations['ping'];
  };
  '/queuegroups': {
    get: operations['listQueueGroups'];
    post: operations['createQueueGroup'];
  };
  '/queuegroups/{id}': {
    get: operations['getQueueGroup'];
    delete: operations['deleteQueueGroup'];
    patch: operations['updateQueueGroup'];
  };
  '/queues': {
    get: operations['listQueues'];
    post: operations['createQueue'];
  };
  '/queues/{id}': {
    get: operations['getQueue'];
    patch: operations['updateQueueMembers'];
  };
  '/reportschedules': {
    get: operations['listReportSchedules'];
    post: operations['createReportSchedule'];
  };
  '/reportschedules/{id}': {
    get: operations['getReportSchedule'];
    delete: operations['deleteReportSchedule'];
    patch: operations['updateReportSchedule'];
  };
  '/reportschedules/dictionaries': {
    get: operations['listReportScheduleDictionaries'];
  };
  '/reset': {
    post: operations['resetPassword'];
  };
  '/ringgroups': {
    get: operations['listRingGroups'];
    post: operations['createRingGroup'];
  };
  '/ringgroups/{id}': {
    get: operations['getRingGroup'];
    delete: operations['deleteRingGroup'];
    patch: operations['updateRingGroup'];
  };
  '/ringgroups/dictionaries': {
    get: operations['listRingGroupDictionaries'];
  };
  '/routingrules': {
    get: operations['listRoutingRules'];
    post: operations['createRoutingRule'];
  };
  '/routingrules/{id}': {
    get: operations['getRoutingRule'];
    patch: operations['updateRoutingRule'];
  };
  '/sms': {
    get: operations['listSms'];
    post: operations['createSms'];
    delete: operations['deleteAllSms'];
  };
  '/sms/{id}': {
    get: operations['getSms'];
  };
  '/sms/cannedresponses': {
    get: operations['listCannedResponses'];
    post: operations['createCannedResponse'];
  };
  '/sms/cannedresponses/{id}': {
    get: operations['getCannedResponse'];
    delete: operations['deleteCannedResponse'];
    patch: operations['updateCannedResponse'];
  };
  '/sms/dictionaries': {
    get: operations['listSmsDictionaries'];
  };
  '/statements': {
    delete: operations['deleteAllStatements'];
  };
  '/usergrouppolicies': {
    get: operations['listUserGroupPolicies'];
    post: operations['createUserGroupPolicy'];
  };
  '/usergrouppolicies/{id}': {
    get: operations['getUserGroupPolicy'];
    delete: operations['deleteUserGroupPolicy'];
    patch: operations['updateUserGroupPolicy'];
  };
  '/usergroups': {
    get: operations['listUserGroups'];
    post: operations['createUserGroup'];
  };
  '/usergroups/{id}': {
    get: operations['getUserGroup'];
    delete: operations['deleteUserGroup'];
    patch: operations['updateUserGroup'];
  };
  '/users': {
    get: operations['listUsers'];
    patch: operations['bulkUpdateUsers'];
  };
  '/users/{id}': {
    get: operations['getUser'];
    delete: operations['deleteUser'];
  };
  '/users/{id}/audio': {
    get: operations['getUserAudio'];
    delete: operations['deleteUserAudio'];
  };
  '/users/{id}/calls': {
    get: operations['listUserCalls'];
  };
  '/users/{id}/cdrs': {
    get: operations['listUserCdrs'];
  };
  '/users/{id}/cdrs.csv': {
    get: operations['downloadUserCdrsCsv'];
  };
  '/users/{id}/chatmsgs': {
    get: operations['listUserChatMessages'];
  };
  '/users/{id}/contacts': {
    get: operations['listUserContacts'];
  };
  '/users/{id}/sms/threads/{from}/{to}': {
    get: operations['listUserSmsThreadMessages'];
  };
  '/users/{id}/smsthreads/{from}/{to}': {
    get: operations['listUserSmsThreads'];
  };
  '/vmannouncements': {
    get: operations['listVmAnnouncements'];
    post: operations['createVmAnnouncement'];
  };
  '/vmannouncements/{id}': {
    get: operations['getVmAnnouncement'];
    delete: operations['deleteVmAnnouncement'];
    patch: operations['updateVmAnnouncement'];
  };
  '/voicemessages': {
    get: operations['listVoicemessages'];
    delete: operations['deleteAllVoicemessages'];
    patch: operations['bulkUpdateVoicemessages'];
  };
  '/voicemessages/{id}': {
    get: operations['getVoicemessage'];
    delete: operations['deleteVoicemessages'];
  };
  '/voicemessages/{id}.mp3': {
    get: operations['downloadVoicemessageMp3'];
  };
  '/webcalls': {
    get: operations['listWebcalls'];
    post: operations['createWebcall'];
  };
}
export interface webhooks {
  'call.connected': {
    parameters: {};
    post: operations['onCallConnected'];
  };
  'call.dtmf': {
    parameters: {};
    post: operations['onCallDtmf'];
  };
  'call.hangup': {
    parameters: {};
    post: operations['onCallHangup'];
  };
  'call.hold': {
    parameters: {};
    post: operations['onCallHold'];
  };
  'call.initial': {
    parameters: {};
    post: operations['onCallInitial'];
  };
  'call.missed': {
    parameters: {};
    post: operations['onCallMissed'];
  };
  'call.ringing': {
    parameters: {};
    post: operations['onCallRinging'];
  };
  'call.unhold': {
    parameters: {};
    post: operations['onCallUnhold'];
  };
  'monitor.audio_ready': {
    parameters: {};
    post: operations['onMonitorAudioReady'];
  };
  'sms.received': {
    parameters: {};
    post: operations['onSmsReceived'];
  };
}
export interface components {
  schemas: {
    Acknowledgement: Acknowledgement;
    AclRole: AclRole;
    AclRoleCollection: AclRoleCollection;
    AclRoleSingle: AclRoleSingle;
    ApiToken: ApiToken;
    ApiTokenCollection: ApiTokenCollection;
    ApiTokenCreate: ApiTokenCreate;
    ApiTokenSingle: ApiTokenSingle;
    Call: Call;
    CallCollection: CallCollection;
    CallConnectedEvent: CallConnectedEvent;
    CallCreate: CallCreate;
    CallDtmfEvent: CallDtmfEvent;
    CallEvent: CallEvent;
    CallFlow: CallFlow;
    CallFlowCollection: CallFlowCollection;
    CallFlowSingle: CallFlowSingle;
    CallHangupEvent: CallHangupEvent;
    CallHoldEvent: CallHoldEvent;
    CallInitialEvent: CallInitialEvent;
    CallLabel: CallLabel;
    CallLabelCollection: CallLabelCollection;
    CallLabelInput: CallLabelInput;
    CallLabelSingle: CallLabelSingle;
    CallMeBackButton: CallMeBackButton;
    CallMeBackButtonCreate: CallMeBackButtonCreate;
    CallMeBackButtonSingle: CallMeBackButtonSingle;
    CallMeBackButtonUpdate: CallMeBackButtonUpdate;
    CallMeBackCdr: CallMeBackCdr;
    CallMeBackCdrCollection: CallMeBackCdrCollection;
    CallMeBackSetting: CallMeBackSetting;
    CallMeBackSettingCollection: CallMeBackSettingCollection;
    CallMeBackSettingInput: CallMeBackSettingInput;
    CallMeBackSettingSingle: CallMeBackSettingSingle;
    CallMeBackVisitor: CallMeBackVisitor;
    CallMeBackVisitorCollection: CallMeBackVisitorCollection;
    CallMissedEvent: CallMissedEvent;
    CallRingingEvent: CallRingingEvent;
    CallSingle: CallSingle;
    CallTrackingCdrCollection: CallTrackingCdrCollection;
    CallTrackingDdiBulkUpdate: CallTrackingDdiBulkUpdate;
    CallTrackingDdiBulkUpdateItem: CallTrackingDdiBulkUpdateItem;
    CallUnholdEvent: CallUnholdEvent;
    CallUpdate: CallUpdate;
    Campaign: Campaign;
    CampaignCollection: CampaignCollection;
    CampaignCreate: CampaignCreate;
    CampaignSingle: CampaignSingle;
    CannedResponse: CannedResponse;
    CannedResponseCollection: CannedResponseCollection;
    CannedResponseInput: CannedResponseInput;
    CannedResponseSingle: CannedResponseSingle;
    Cdr: Cdr;
    CdrBulkUpdate: CdrBulkUpdate;
    CdrBulkUpdateItem: CdrBulkUpdateItem;
    CdrCollection: CdrCollection;
    CdrSingle: CdrSingle;
    Chat: Chat;
    ChatCollection: ChatCollection;
    ChatSingle: ChatSingle;
    Conference: Conference;
    ConferenceCollection: ConferenceCollection;
    ConferenceInput: ConferenceInput;
    ConferenceSingle: ConferenceSingle;
    ConfirmationRequest: ConfirmationRequest;
    Contact: Contact;
    ContactBulkUpdate: ContactBulkUpdate;
    ContactBulkUpdateItem: ContactBulkUpdateItem;
    ContactCollection: ContactCollection;
    ContactInput: ContactInput;
    ContactSingle: ContactSingle;
    Ddi: Ddi;
    DdiCollection: DdiCollection;
    DdiSingle: DdiSingle;
    DictionaryCollection: DictionaryCollection;
    ErrorBody: ErrorBody;
    Fax: Fax;
    FaxCollection: FaxCollection;
    FieldError: FieldError;
    FieldsParameter: FieldsParameter;
    FilterCondition: FilterCondition;
    FilterList: FilterList;
    FilterOperator: FilterOperator;
    FilterParameter: FilterParameter;
    GroupByParameter: GroupByParameter;
    IncludeParameter: IncludeParameter;
    Ivr: Ivr;
    IvrCollection: IvrCollection;
    IvrCreate: IvrCreate;
    IvrSingle: IvrSingle;
    IvrUpdate: IvrUpdate;
    LeadcallCreate: LeadcallCreate;
    Links: Links;
    LiveCallId: LiveCallId;
    LoginCredentials: LoginCredentials;
    Me: Me;
    MediaSession: MediaSession;
    MediaSessionCollection: MediaSessionCollection;
    MediaSessionSingle: MediaSessionSingle;
    MeSingle: MeSingle;
    Monitor: Monitor;
    MonitorAiDictionary: MonitorAiDictionary;
    MonitorAiDictionaryCollection: MonitorAiDictionaryCollection;
    MonitorAiDictionarySingle: MonitorAiDictionarySingle;
    MonitorAudioReadyEvent: MonitorAudioReadyEvent;
    MonitorCollection: MonitorCollection;
    MonitorSingle: MonitorSingle;
    MonitorUpdate: MonitorUpdate;
    Msdr: Msdr;
    MsdrCollection: MsdrCollection;
    MsdrSingle: MsdrSingle;
    PasswordReset: PasswordReset;
    PasswordResetRequest: PasswordResetRequest;
    PickupGroup: PickupGroup;
    PickupGroupCollection: PickupGroupCollection;
    PickupGroupSingle: PickupGroupSingle;
    Pong: Pong;
    Queue: Queue;
    QueueCollection: QueueCollection;
    QueueCreate: QueueCreate;
    QueueGroup: QueueGroup;
    QueueGroupCollection: QueueGroupCollection;
    QueueGroupInput: QueueGroupInput;
    QueueGroupSingle: QueueGroupSingle;
    QueueMembersResult: QueueMembersResult;
    QueueMembersUpdate: QueueMembersUpdate;
    QueueMemberUpdate: QueueMemberUpdate;
    QueueSingle: QueueSingle;
    QueueUser: QueueUser;
    RecordId: RecordId;
    RecordIdList: RecordIdList;
    ReportSchedule: ReportSchedule;
    ReportScheduleCollection: ReportScheduleCollection;
    ReportScheduleInput: ReportScheduleInput;
    ReportScheduleSingle: ReportScheduleSingle;
    RingGroup: RingGroup;
    RingGroupCollection: RingGroupCollection;
    RingGroupInput: RingGroupInput;
    RingGroupSingle: RingGroupSingle;
    RoutingRule: RoutingRule;
    RoutingRuleCollection: RoutingRuleCollection;
    RoutingRuleInput: RoutingRuleInput;
    RoutingRuleSingle: RoutingRuleSingle;
    SecondFactorRequest: SecondFactorRequest;
    SecondFactorRequired: SecondFactorRequired;
    Sms: Sms;
    SmsCollection: SmsCollection;
    SmsCreate: SmsCreate;
    SmsReceivedEvent: SmsReceivedEvent;
    SmsSingle: SmsSingle;
    SortDirection: SortDirection;
    SortParameter: SortParameter;
    SubResource: SubResource;
    Timestamp: Timestamp;
    TimestampOrNull: TimestampOrNull;
    Total: Total;
    UnspecifiedBody: UnspecifiedBody;
    UnspecifiedRecord: UnspecifiedRecord;
    User: User;
    UserBulkUpdate: UserBulkUpdate;
    UserBulkUpdateItem: UserBulkUpdateItem;
    UserCollection: UserCollection;
    UserGroup: UserGroup;
    UserGroupCollection: UserGroupCollection;
    UserGroupInput: UserGroupInput;
    UserGroupSingle: UserGroupSingle;
    UserSession: UserSession;
    UserSingle: UserSingle;
    VmAnnouncement: VmAnnouncement;
    VmAnnouncementCollection: VmAnnouncementCollection;
    VmAnnouncementInput: VmAnnouncementInput;
    VmAnnouncementSingle: VmAnnouncementSingle;
    Voicemessage: Voicemessage;
    VoicemessageBulkUpdate: VoicemessageBulkUpdate;
    VoicemessageBulkUpdateItem: VoicemessageBulkUpdateItem;
    VoicemessageCollection: VoicemessageCollection;
    VoicemessageSingle: VoicemessageSingle;
    Webcall: Webcall;
    WebcallCollection: WebcallCollection;
    WebcallCreate: WebcallCreate;
    WebcallSingle: WebcallSingle;
  };
  responses: {
    CallNotLive: {
      content: {
        'application/json': ErrorBody;
      };
    };
    DeletionAccepted: {};
    EventTaken: {};
    FilterRefused: {
      content: {
        'application/json': ErrorBody;
      };
    };
    Forbidden: {
      content: {
        'application/json': ErrorBody;
      };
    };
    NoPhoneOnline: {
      content: {
        'application/json': ErrorBody;
      };
    };
    NotFound: {
      content: {
        'application/json': ErrorBody;
      };
    };
    Refused: {
      content: {
        'application/json': ErrorBody;
      };
    };
    Unauthorized: {
      content: {
        'application/json': ErrorBody;
      };
    };
    ValidationFailed: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    dir: 'ASC' | 'DESC';
    e164: string;
    limit: number;
    page: number;
    threadFrom: unknown;
    threadTo: unknown;
    token: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ResponseCallNotLive = components['responses']['CallNotLive'];
export type ResponseDeletionAccepted = components['responses']['DeletionAccepted'];
export type ResponseEventTaken = components['responses']['EventTaken'];
export type ResponseFilterRefused = components['responses']['FilterRefused'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNoPhoneOnline = components['responses']['NoPhoneOnline'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ParameterDir = components['parameters']['dir'];
export type ParameterE164 = components['parameters']['e164'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterPage = components['parameters']['page'];
export type ParameterThreadFrom = components['parameters']['threadFrom'];
export type ParameterThreadTo = components['parameters']['threadTo'];
export type ParameterToken = components['parameters']['token'];
export type $defs = Record<string, never>;
export type ListAclRolesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: '_name' | 'id' | 'name' | 'product_code';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listAclRoles {
  parameters: {
    query?: ListAclRolesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': AclRoleCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetAclRolePath = {
  id: RecordId;
};
interface getAclRole {
  parameters: {
    path: GetAclRolePath;
  };
  responses: {
    200: {
      content: {
        'application/json': AclRoleSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListApiTokensQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'created_at'
    | 'customer_id'
    | 'expiry'
    | 'host'
    | 'last_request_at'
    | 'name'
    | 'token'
    | 'user_agent'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listApiTokens {
  parameters: {
    query?: ListApiTokensQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': ApiTokenCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createApiToken {
  parameters: {};
  requestBody: {
    content: {
      'application/json': ApiTokenCreate;
    };
  };
  responses: {
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    201: {
      content: {
        'application/json': ApiTokenSingle;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type DeleteApiTokenPath = {
  token: components['parameters']['token'];
};
interface deleteApiToken {
  parameters: {
    path: DeleteApiTokenPath;
  };
  responses: {
    '2XX': {};
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallFlowsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'created_at' | 'description' | 'id' | 'name' | 'status' | 'thumbnail';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallFlows {
  parameters: {
    query?: ListCallFlowsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallFlowCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallFlowPath = {
  id: RecordId;
};
interface getCallFlow {
  parameters: {
    path: GetCallFlowPath;
  };
  responses: {
    200: {
      content: {
        'application/json': CallFlowSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCallLabelsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: GroupByParameter;
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallLabels {
  parameters: {
    query?: ListCallLabelsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallLabelCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCallLabel {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallLabelInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CallLabelSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallLabelPath = {
  id: RecordId;
};
interface getCallLabel {
  parameters: {
    path: GetCallLabelPath;
  };
  responses: {
    200: {
      content: {
        'application/json': CallLabelSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCallLabelPath = {
  id: RecordId;
};
interface deleteCallLabel {
  parameters: {
    path: DeleteCallLabelPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateCallLabelPath = {
  id: RecordId;
};
interface updateCallLabel {
  parameters: {
    path: UpdateCallLabelPath;
  };
  requestBody: {
    content: {
      'application/json': CallLabelInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': CallLabelSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface createCallMeBackButton {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallMeBackButtonCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CallMeBackButtonSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallMeBackButtonPath = {
  id: RecordId;
};
interface getCallMeBackButton {
  parameters: {
    path: GetCallMeBackButtonPath;
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackButtonSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCallMeBackButtonPath = {
  id: RecordId;
};
interface deleteCallMeBackButton {
  parameters: {
    path: DeleteCallMeBackButtonPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCallMeBackButtonPath = {
  id: RecordId;
};
interface updateCallMeBackButton {
  parameters: {
    path: UpdateCallMeBackButtonPath;
  };
  requestBody: {
    content: {
      'application/json': CallMeBackButtonUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackButtonSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallMeBackCdrsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: GroupByParameter;
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallMeBackCdrs {
  parameters: {
    query?: ListCallMeBackCdrsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackCdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallMeBackSettingsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'allowed_countries'
    | 'button_id'
    | 'created_at'
    | 'culture'
    | 'ddi'
    | 'floating_icon'
    | 'id'
    | 'max_call_rate'
    | 'name'
    | 'position'
    | 'privacy_policy_url'
    | 'show_to_allowed_countries_only'
    | 'title'
    | 'welcome_screen_msg';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallMeBackSettings {
  parameters: {
    query?: ListCallMeBackSettingsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackSettingCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCallMeBackSetting {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallMeBackSettingInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CallMeBackSettingSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallMeBackSettingPath = {
  id: RecordId;
};
interface getCallMeBackSetting {
  parameters: {
    path: GetCallMeBackSettingPath;
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackSettingSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCallMeBackSettingPath = {
  id: RecordId;
};
interface deleteCallMeBackSetting {
  parameters: {
    path: DeleteCallMeBackSettingPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCallMeBackSettingPath = {
  id: RecordId;
};
interface updateCallMeBackSetting {
  parameters: {
    path: UpdateCallMeBackSettingPath;
  };
  requestBody: {
    content: {
      'application/json': CallMeBackSettingInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackSettingSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCallMeBackVisitorsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: GroupByParameter;
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallMeBackVisitors {
  parameters: {
    query?: ListCallMeBackVisitorsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackVisitorCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallMeBackWebsitesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'allowed_countries'
    | 'button_id'
    | 'created_at'
    | 'culture'
    | 'ddi'
    | 'floating_icon'
    | 'id'
    | 'max_call_rate'
    | 'name'
    | 'position'
    | 'privacy_policy_url'
    | 'show_to_allowed_countries_only'
    | 'title'
    | 'welcome_screen_msg';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallMeBackWebsites {
  parameters: {
    query?: ListCallMeBackWebsitesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallMeBackSettingCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'clid'
    | 'connected_at'
    | 'context'
    | 'destination'
    | 'dst'
    | 'dst_call_id'
    | 'dst_codec'
    | 'dst_connection'
    | 'dst_contact'
    | 'dst_id'
    | 'dst_name'
    | 'dst_rate'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'min_charge'
    | 'monitor_state'
    | 'parent_id'
    | 'queue_state'
    | 'referred_by'
    | 'src'
    | 'src_call_id'
    | 'src_codec'
    | 'src_contact'
    | 'src_id'
    | 'src_name'
    | 'src_rate'
    | 'src_ua'
    | 'start_time'
    | 'state';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCalls {
  parameters: {
    query?: ListCallsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCall {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CallSingle;
      };
    };
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
    412: components['responses']['NoPhoneOnline'];
  };
}
export type GetCallPath = {
  id: LiveCallId;
};
interface getCall {
  parameters: {
    path: GetCallPath;
  };
  responses: {
    200: {
      content: {
        'application/json': CallSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
export type DeleteCallPath = {
  id: LiveCallId;
};
interface deleteCall {
  parameters: {
    path: DeleteCallPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
export type UpdateCallPath = {
  id: LiveCallId;
};
interface updateCall {
  parameters: {
    path: UpdateCallPath;
  };
  requestBody: {
    content: {
      'application/json': CallUpdate;
    };
  };
  responses: {
    '2XX': {
      content: {
        'application/json': CallSingle;
      };
    };
    301: {
      content: {
        'application/json': CallSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
export type ListCallMonitorsPath = {
  id: LiveCallId;
};
interface listCallMonitors {
  parameters: {
    path: ListCallMonitorsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallTracePath = {
  id: LiveCallId;
};
interface listCallTrace {
  parameters: {
    path: ListCallTracePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListCampaignsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'call_flow'
    | 'call_me_back_setting_id'
    | 'call_tracking_setting_id'
    | 'channels'
    | 'chat_setting_id'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'rules'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri'
    | 'url';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCampaigns {
  parameters: {
    query?: ListCampaignsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CampaignCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCampaign {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CampaignCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CampaignSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallTrackingCdrsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'billsec'
    | 'call_id'
    | 'calldate'
    | 'charge'
    | 'clid'
    | 'context'
    | 'destination'
    | 'disposition'
    | 'dst'
    | 'dst_codec'
    | 'dst_id'
    | 'dst_name'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'info'
    | 'is_root'
    | 'live_id'
    | 'parent_live_id'
    | 'rate'
    | 'root_live_id'
    | 'server_id'
    | 'sip_endpoint_id'
    | 'src'
    | 'src_codec'
    | 'src_id'
    | 'src_name'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallTrackingCdrs {
  parameters: {
    query?: ListCallTrackingCdrsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallTrackingCdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallTrackingDdisQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'call_flow'
    | 'channels'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCallTrackingDdis {
  parameters: {
    query?: ListCallTrackingDdisQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': DdiCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateCallTrackingDdis {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallTrackingDdiBulkUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCdrsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'billsec'
    | 'call_id'
    | 'calldate'
    | 'charge'
    | 'clid'
    | 'context'
    | 'destination'
    | 'disposition'
    | 'dst'
    | 'dst_codec'
    | 'dst_id'
    | 'dst_name'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'info'
    | 'is_root'
    | 'live_id'
    | 'parent_live_id'
    | 'rate'
    | 'root_live_id'
    | 'server_id'
    | 'sip_endpoint_id'
    | 'src'
    | 'src_codec'
    | 'src_id'
    | 'src_name'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCdrs {
  parameters: {
    query?: ListCdrsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllCdrs {
  parameters: {};
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateCdrs {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CdrBulkUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetCdrPath = {
  id: RecordId;
};
interface getCdr {
  parameters: {
    path: GetCdrPath;
  };
  responses: {
    200: {
      content: {
        'application/json': CdrSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadCdrPcapPath = {
  id: RecordId;
};
interface downloadCdrPcap {
  parameters: {
    path: DownloadCdrPcapPath;
  };
  responses: {
    200: {
      content: {
        '*/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadCdrTracePath = {
  id: RecordId;
};
interface downloadCdrTrace {
  parameters: {
    path: DownloadCdrTracePath;
  };
  responses: {
    200: {
      content: {
        '*/*': string;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCdrNotesPath = {
  id: RecordId;
};
interface listCdrNotes {
  parameters: {
    path: ListCdrNotesPath;
  };
  responses: {
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListTrackedCdrsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'billsec'
    | 'call_id'
    | 'calldate'
    | 'charge'
    | 'clid'
    | 'context'
    | 'destination'
    | 'disposition'
    | 'dst'
    | 'dst_codec'
    | 'dst_id'
    | 'dst_name'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'info'
    | 'is_root'
    | 'live_id'
    | 'parent_live_id'
    | 'rate'
    | 'root_live_id'
    | 'server_id'
    | 'sip_endpoint_id'
    | 'src'
    | 'src_codec'
    | 'src_id'
    | 'src_name'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listTrackedCdrs {
  parameters: {
    query?: ListTrackedCdrsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CallTrackingCdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCdrDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllChatMessages {
  parameters: {};
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
export type DeleteChatMessagesPath = {
  ids: RecordIdList;
};
interface deleteChatMessages {
  parameters: {
    path: DeleteChatMessagesPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListChatsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'created_at'
    | 'customer_id'
    | 'duration'
    | 'id'
    | 'operator_id'
    | 'operator_ua'
    | 'state'
    | 'visitor_city'
    | 'visitor_country'
    | 'visitor_email'
    | 'visitor_geo'
    | 'visitor_id'
    | 'visitor_ip'
    | 'visitor_name'
    | 'visitor_referer'
    | 'visitor_ua'
    | 'website_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listChats {
  parameters: {
    query?: ListChatsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': ChatCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetChatPath = {
  id: RecordId;
};
interface getChat {
  parameters: {
    path: GetChatPath;
  };
  responses: {
    200: {
      content: {
        'application/json': ChatSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListConferencesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'ann_join_leave' | 'confno' | 'confno_pstn' | 'id' | 'monitor' | 'name' | 'pin' | 'pin_pstn';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listConferences {
  parameters: {
    query?: ListConferencesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': ConferenceCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createConference {
  parameters: {};
  requestBody: {
    content: {
      'application/json': ConferenceInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': ConferenceSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetConferencePath = {
  id: RecordId;
};
interface getConference {
  parameters: {
    path: GetConferencePath;
  };
  responses: {
    200: {
      content: {
        'application/json': ConferenceSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteConferencePath = {
  id: RecordId;
};
interface deleteConference {
  parameters: {
    path: DeleteConferencePath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateConferencePath = {
  id: RecordId;
};
interface updateConference {
  parameters: {
    path: UpdateConferencePath;
  };
  requestBody: {
    content: {
      'application/json': ConferenceInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': ConferenceSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface resendConfirmation {
  parameters: {};
  requestBody: {
    content: {
      'application/json': ConfirmationRequest;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
export type ListContactsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'company'
    | 'created_at'
    | 'dialler_source_id'
    | 'email'
    | 'ext'
    | 'first_name'
    | 'global'
    | 'group_name'
    | 'id'
    | 'internal'
    | 'last_call_at'
    | 'last_name'
    | 'mobile'
    | 'mobile_1'
    | 'mobile_2'
    | 'nb_call_attempts'
    | 'next_call_at'
    | 'notes'
    | 'outcome_id'
    | 'rel_user_id'
    | 'tel'
    | 'tel_1'
    | 'tel_2'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listContacts {
  parameters: {
    query?: ListContactsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': ContactCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createContact {
  parameters: {};
  requestBody: {
    content: {
      'application/json': ContactInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': ContactSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateContacts {
  parameters: {};
  requestBody: {
    content: {
      'application/json': ContactBulkUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetContactPath = {
  id: RecordId;
};
interface getContact {
  parameters: {
    path: GetContactPath;
  };
  responses: {
    200: {
      content: {
        'application/json': ContactSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteContactsPath = {
  id: RecordIdList;
};
interface deleteContacts {
  parameters: {
    path: DeleteContactsPath;
  };
  responses: {
    202: components['responses']['DeletionAccepted'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateContactPath = {
  id: RecordId;
};
interface updateContact {
  parameters: {
    path: UpdateContactPath;
  };
  requestBody: {
    content: {
      'application/json': ContactInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': ContactSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListContactCdrsPath = {
  id: RecordId;
};
interface listContactCdrs {
  parameters: {
    path: ListContactCdrsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type DeleteCustomerPath = {
  id: RecordId;
};
interface deleteCustomer {
  parameters: {
    path: DeleteCustomerPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListDdisQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'call_flow'
    | 'channels'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listDdis {
  parameters: {
    query?: ListDdisQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': DdiCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetDdiPath = {
  e164: components['parameters']['e164'];
};
interface getDdi {
  parameters: {
    path: GetDdiPath;
  };
  responses: {
    200: {
      content: {
        'application/json': DdiSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListTrackedDdisQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'call_flow'
    | 'channels'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listTrackedDdis {
  parameters: {
    query?: ListTrackedDdisQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': DdiCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listDdiDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListFaxesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'charge' | 'created_at' | 'filename' | 'from' | 'id' | 'pages' | 'status' | 'to' | 'type';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listFaxes {
  parameters: {
    query?: ListFaxesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': FaxCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListIvrsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'eight'
    | 'eight_sounds'
    | 'ext_dialing'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'five'
    | 'five_sounds'
    | 'four'
    | 'four_sounds'
    | 'hash'
    | 'id'
    | 'language'
    | 'name'
    | 'nine'
    | 'nine_sounds'
    | 'number'
    | 'one'
    | 'one_sounds'
    | 'post_sounds'
    | 'random_choice'
    | 'random_dst'
    | 'repeats'
    | 'ring_time'
    | 'seven'
    | 'seven_sounds'
    | 'six'
    | 'six_sounds'
    | 'sounds'
    | 'star'
    | 'three'
    | 'three_sounds'
    | 'timeout'
    | 'two'
    | 'two_sounds'
    | 'zero';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listIvrs {
  parameters: {
    query?: ListIvrsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': IvrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createIvr {
  parameters: {};
  requestBody: {
    content: {
      'application/json': IvrCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': IvrSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetIvrPath = {
  id: RecordId;
};
interface getIvr {
  parameters: {
    path: GetIvrPath;
  };
  responses: {
    200: {
      content: {
        'application/json': IvrSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateIvrPath = {
  id: RecordId;
};
interface updateIvr {
  parameters: {
    path: UpdateIvrPath;
  };
  requestBody: {
    content: {
      'application/json': IvrUpdate;
    };
  };
  responses: {
    '2XX': {
      content: {
        'application/json': IvrSingle;
      };
    };
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface createLeadcall {
  parameters: {};
  requestBody: {
    content: {
      'application/json': LeadcallCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CallSingle;
      };
    };
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface login {
  parameters: {};
  requestBody: {
    content: {
      'application/json': LoginCredentials;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UserSession;
      };
    };
    202: {
      content: {
        'application/json': SecondFactorRequired;
      };
    };
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
}
interface loginWithSecondFactor {
  parameters: {};
  requestBody: {
    content: {
      'application/json': SecondFactorRequest;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UserSession;
      };
    };
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
}
interface logout {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': Acknowledgement;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface getMe {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': MeSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListMediaSessionsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'call_id'
    | 'created_at'
    | 'dst_id'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'src_id'
    | 'src_ua'
    | 'status'
    | 'type'
    | 'updated_at'
    | 'user';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listMediaSessions {
  parameters: {
    query?: ListMediaSessionsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': MediaSessionCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetMediaSessionPath = {
  id: RecordId;
};
interface getMediaSession {
  parameters: {
    path: GetMediaSessionPath;
  };
  responses: {
    200: {
      content: {
        'application/json': MediaSessionSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listMediaSessionDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListMonitorsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'called'
    | 'caller'
    | 'created_at'
    | 'cx_score'
    | 'duration'
    | 'id'
    | 'metadata'
    | 'sentiment'
    | 'size'
    | 'summary'
    | 'timestamp'
    | 'token'
    | 'transcript'
    | 'transcript_speakers'
    | 'type';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listMonitors {
  parameters: {
    query?: ListMonitorsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': MonitorCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllMonitors {
  parameters: {};
  responses: {
    202: components['responses']['DeletionAccepted'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetMonitorPath = {
  id: RecordId;
};
interface getMonitor {
  parameters: {
    path: GetMonitorPath;
  };
  responses: {
    200: {
      content: {
        'application/json': MonitorSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteMonitorsPath = {
  id: RecordIdList;
};
interface deleteMonitors {
  parameters: {
    path: DeleteMonitorsPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateMonitorPath = {
  id: RecordId;
};
interface updateMonitor {
  parameters: {
    path: UpdateMonitorPath;
  };
  requestBody: {
    content: {
      'application/json': MonitorUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': MonitorSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadMonitorMp3Path = {
  id: RecordId;
};
interface downloadMonitorMp3 {
  parameters: {
    path: DownloadMonitorMp3Path;
  };
  responses: {
    200: {
      content: {
        'audio/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListMonitorAiDictionariesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'created_at' | 'id' | 'token';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listMonitorAiDictionaries {
  parameters: {
    query?: ListMonitorAiDictionariesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': MonitorAiDictionaryCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetMonitorAiDictionaryPath = {
  id: RecordId;
};
interface getMonitorAiDictionary {
  parameters: {
    path: GetMonitorAiDictionaryPath;
  };
  responses: {
    200: {
      content: {
        'application/json': MonitorAiDictionarySingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListMsdrsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'call_id'
    | 'created_at'
    | 'dst'
    | 'dst_id'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'media_session_id'
    | 'src'
    | 'src_id'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listMsdrs {
  parameters: {
    query?: ListMsdrsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': MsdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetMsdrPath = {
  id: RecordId;
};
interface getMsdr {
  parameters: {
    path: GetMsdrPath;
  };
  responses: {
    200: {
      content: {
        'application/json': MsdrSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadMsdrPcapPath = {
  id: RecordId;
};
interface downloadMsdrPcap {
  parameters: {
    path: DownloadMsdrPcapPath;
  };
  responses: {
    200: {
      content: {
        '*/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadMsdrTracePath = {
  id: RecordId;
};
interface downloadMsdrTrace {
  parameters: {
    path: DownloadMsdrTracePath;
  };
  responses: {
    200: {
      content: {
        '*/*': string;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listMsdrDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface requestPasswordReset {
  parameters: {};
  requestBody: {
    content: {
      'application/json': PasswordResetRequest;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
export type ListPickupGroupsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'id' | 'name' | 'users';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listPickupGroups {
  parameters: {
    query?: ListPickupGroupsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': PickupGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetPickupGroupPath = {
  id: RecordId;
};
interface getPickupGroup {
  parameters: {
    path: GetPickupGroupPath;
  };
  responses: {
    200: {
      content: {
        'application/json': PickupGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface ping {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': Pong;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListQueueGroupsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'id' | 'name';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listQueueGroups {
  parameters: {
    query?: ListQueueGroupsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': QueueGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createQueueGroup {
  parameters: {};
  requestBody: {
    content: {
      'application/json': QueueGroupInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': QueueGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetQueueGroupPath = {
  id: RecordId;
};
interface getQueueGroup {
  parameters: {
    path: GetQueueGroupPath;
  };
  responses: {
    200: {
      content: {
        'application/json': QueueGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteQueueGroupPath = {
  id: RecordId;
};
interface deleteQueueGroup {
  parameters: {
    path: DeleteQueueGroupPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateQueueGroupPath = {
  id: RecordId;
};
interface updateQueueGroup {
  parameters: {
    path: UpdateQueueGroupPath;
  };
  requestBody: {
    content: {
      'application/json': QueueGroupInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': QueueGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListQueuesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'ann_freq'
    | 'call_flow'
    | 'caller_sounds'
    | 'cli_prefix'
    | 'email_missed'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'hash_to_exit'
    | 'hold_ann'
    | 'id'
    | 'ivr'
    | 'join_empty'
    | 'language'
    | 'liaf'
    | 'max_callers'
    | 'max_wait_time'
    | 'moh'
    | 'monitor'
    | 'name'
    | 'number'
    | 'pos_ann'
    | 'post_call_ivr_id'
    | 'retry'
    | 'ring_strategy'
    | 'ring_time'
    | 'skip_busy'
    | 'users'
    | 'wait_time_prefix'
    | 'wrap_up_panel'
    | 'wrap_up_panel_timeout'
    | 'wrap_up_time';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listQueues {
  parameters: {
    query?: ListQueuesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': QueueCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createQueue {
  parameters: {};
  requestBody: {
    content: {
      'application/json': QueueCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': QueueSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetQueueQuery = {
  include?: IncludeParameter;
};
export type GetQueuePath = {
  id: RecordId;
};
interface getQueue {
  parameters: {
    query?: GetQueueQuery;
    path: GetQueuePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': QueueSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateQueueMembersQuery = {
  fields?: FieldsParameter;
  include?: IncludeParameter;
};
export type UpdateQueueMembersPath = {
  id: RecordId;
};
interface updateQueueMembers {
  parameters: {
    query?: UpdateQueueMembersQuery;
    path: UpdateQueueMembersPath;
  };
  requestBody: {
    content: {
      'application/json': QueueMembersUpdate;
    };
  };
  responses: {
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    200: {
      content: {
        'application/json': QueueMembersResult;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListReportSchedulesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'created_at'
    | 'culture'
    | 'description'
    | 'emails'
    | 'end_at'
    | 'format'
    | 'frequency'
    | 'id'
    | 'last_run_at'
    | 'name'
    | 'next_run_at'
    | 'report_id'
    | 'start_at'
    | 'status'
    | 'timezone';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listReportSchedules {
  parameters: {
    query?: ListReportSchedulesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': ReportScheduleCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createReportSchedule {
  parameters: {};
  requestBody: {
    content: {
      'application/json': ReportScheduleInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': ReportScheduleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetReportSchedulePath = {
  id: RecordId;
};
interface getReportSchedule {
  parameters: {
    path: GetReportSchedulePath;
  };
  responses: {
    200: {
      content: {
        'application/json': ReportScheduleSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteReportSchedulePath = {
  id: RecordId;
};
interface deleteReportSchedule {
  parameters: {
    path: DeleteReportSchedulePath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateReportSchedulePath = {
  id: RecordId;
};
interface updateReportSchedule {
  parameters: {
    path: UpdateReportSchedulePath;
  };
  requestBody: {
    content: {
      'application/json': ReportScheduleInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': ReportScheduleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listReportScheduleDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface resetPassword {
  parameters: {};
  requestBody: {
    content: {
      'application/json': PasswordReset;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
export type ListRingGroupsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'cli_prefix'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'id'
    | 'moh_id'
    | 'name'
    | 'number'
    | 'ring_time'
    | 'strategy';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listRingGroups {
  parameters: {
    query?: ListRingGroupsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': RingGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createRingGroup {
  parameters: {};
  requestBody: {
    content: {
      'application/json': RingGroupInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': RingGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetRingGroupPath = {
  id: RecordId;
};
interface getRingGroup {
  parameters: {
    path: GetRingGroupPath;
  };
  responses: {
    200: {
      content: {
        'application/json': RingGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteRingGroupPath = {
  id: RecordId;
};
interface deleteRingGroup {
  parameters: {
    path: DeleteRingGroupPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateRingGroupPath = {
  id: RecordId;
};
interface updateRingGroup {
  parameters: {
    path: UpdateRingGroupPath;
  };
  requestBody: {
    content: {
      'application/json': RingGroupInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': RingGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listRingGroupDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListRoutingRulesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'action'
    | 'customer'
    | 'destination'
    | 'direction'
    | 'final_dst'
    | 'id'
    | 'pos'
    | 'source'
    | 'time_interval';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listRoutingRules {
  parameters: {
    query?: ListRoutingRulesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': RoutingRuleCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createRoutingRule {
  parameters: {};
  requestBody: {
    content: {
      'application/json': RoutingRuleInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': RoutingRuleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetRoutingRulePath = {
  id: RecordId;
};
interface getRoutingRule {
  parameters: {
    path: GetRoutingRulePath;
  };
  responses: {
    200: {
      content: {
        'application/json': RoutingRuleSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateRoutingRulePath = {
  id: RecordId;
};
interface updateRoutingRule {
  parameters: {
    path: UpdateRoutingRulePath;
  };
  requestBody: {
    content: {
      'application/json': RoutingRuleInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': RoutingRuleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListSmsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'created_at'
    | 'from'
    | 'from_id'
    | 'from_name'
    | 'id'
    | 'message'
    | 'result'
    | 'to'
    | 'to_id'
    | 'to_name'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listSms {
  parameters: {
    query?: ListSmsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': SmsCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createSms {
  parameters: {};
  requestBody: {
    content: {
      'application/json': SmsCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': SmsSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllSms {
  parameters: {};
  responses: {
    202: components['responses']['DeletionAccepted'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetSmsPath = {
  id: RecordId;
};
interface getSms {
  parameters: {
    path: GetSmsPath;
  };
  responses: {
    200: {
      content: {
        'application/json': SmsSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCannedResponsesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'created_at'
    | 'from'
    | 'from_id'
    | 'from_name'
    | 'id'
    | 'message'
    | 'name'
    | 'result'
    | 'text'
    | 'to'
    | 'to_id'
    | 'to_name'
    | 'type'
    | 'user_id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listCannedResponses {
  parameters: {
    query?: ListCannedResponsesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': CannedResponseCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCannedResponse {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CannedResponseInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': CannedResponseSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCannedResponsePath = {
  id: RecordId;
};
interface getCannedResponse {
  parameters: {
    path: GetCannedResponsePath;
  };
  responses: {
    200: {
      content: {
        'application/json': CannedResponseSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCannedResponsePath = {
  id: RecordId;
};
interface deleteCannedResponse {
  parameters: {
    path: DeleteCannedResponsePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCannedResponsePath = {
  id: RecordId;
};
interface updateCannedResponse {
  parameters: {
    path: UpdateCannedResponsePath;
  };
  requestBody: {
    content: {
      'application/json': CannedResponseInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': CannedResponseSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listSmsDictionaries {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllStatements {
  parameters: {};
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserGroupPoliciesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'color' | 'id' | 'name';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listUserGroupPolicies {
  parameters: {
    query?: ListUserGroupPoliciesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': UserGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createUserGroupPolicy {
  parameters: {};
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetUserGroupPolicyPath = {
  id: RecordId;
};
interface getUserGroupPolicy {
  parameters: {
    path: GetUserGroupPolicyPath;
  };
  responses: {
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserGroupPolicyPath = {
  id: RecordId;
};
interface deleteUserGroupPolicy {
  parameters: {
    path: DeleteUserGroupPolicyPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateUserGroupPolicyPath = {
  id: RecordId;
};
interface updateUserGroupPolicy {
  parameters: {
    path: UpdateUserGroupPolicyPath;
  };
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListUserGroupsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'color' | 'id' | 'name';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listUserGroups {
  parameters: {
    query?: ListUserGroupsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': UserGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createUserGroup {
  parameters: {};
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetUserGroupPath = {
  id: RecordId;
};
interface getUserGroup {
  parameters: {
    path: GetUserGroupPath;
  };
  responses: {
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserGroupPath = {
  id: RecordId;
};
interface deleteUserGroup {
  parameters: {
    path: DeleteUserGroupPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateUserGroupPath = {
  id: RecordId;
};
interface updateUserGroup {
  parameters: {
    path: UpdateUserGroupPath;
  };
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListUsersQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'active'
    | 'area_code'
    | 'auto_answer_header'
    | 'call_barge_allowed'
    | 'cc'
    | 'cli'
    | 'cnam'
    | 'created_at'
    | 'customer'
    | 'customer_id_id'
    | 'cw'
    | 'dnd'
    | 'email'
    | 'email_missed'
    | 'esc_cli'
    | 'ext'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'first_name'
    | 'fm'
    | 'fm_allowed'
    | 'fm_announcement_enabled'
    | 'fm_announcement_id'
    | 'fm_cli'
    | 'fm_confirm_required'
    | 'fm_final_dst_id'
    | 'fm_final_dst_type'
    | 'fm_init_ring_time'
    | 'fm_only_direct'
    | 'fm_ring_time'
    | 'fm_strategy'
    | 'fm_targets'
    | 'id'
    | 'is_initial'
    | 'is_root'
    | 'language'
    | 'last_name'
    | 'legacy_api_key'
    | 'location_id'
    | 'log_missed_calls'
    | 'mobile'
    | 'mobile_activated'
    | 'monitor'
    | 'monitor_transcript'
    | 'nb_sip_locations'
    | 'nun'
    | 'nun_only_direct'
    | 'nun_ring_time'
    | 'pickup_group_id'
    | 'rec_allowed'
    | 'rec_never_internal'
    | 'ring_time'
    | 'roles'
    | 'transfer_cli'
    | 'two_factor_auth'
    | 'visited_apps'
    | 'vm_announcement_id'
    | 'vm_emails'
    | 'vm_new'
    | 'vm_old'
    | 'vm_pin'
    | 'vm_to_email'
    | 'vm_tts';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listUsers {
  parameters: {
    query?: ListUsersQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': UserCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateUsers {
  parameters: {};
  requestBody: {
    content: {
      'application/json': UserBulkUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetUserPath = {
  id: RecordId;
};
interface getUser {
  parameters: {
    path: GetUserPath;
  };
  responses: {
    200: {
      content: {
        'application/json': UserSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserPath = {
  id: RecordId;
};
interface deleteUser {
  parameters: {
    path: DeleteUserPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type GetUserAudioPath = {
  id: RecordId;
};
interface getUserAudio {
  parameters: {
    path: GetUserAudioPath;
  };
  responses: {
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserAudioPath = {
  id: RecordId;
};
interface deleteUserAudio {
  parameters: {
    path: DeleteUserAudioPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListUserCallsPath = {
  id: RecordId;
};
interface listUserCalls {
  parameters: {
    path: ListUserCallsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserCdrsPath = {
  id: RecordId;
};
interface listUserCdrs {
  parameters: {
    path: ListUserCdrsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type DownloadUserCdrsCsvPath = {
  id: RecordId;
};
interface downloadUserCdrsCsv {
  parameters: {
    path: DownloadUserCdrsCsvPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        '*/*': string;
      };
    };
    202: {};
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserChatMessagesPath = {
  id: RecordId;
};
interface listUserChatMessages {
  parameters: {
    path: ListUserChatMessagesPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserContactsPath = {
  id: RecordId;
};
interface listUserContacts {
  parameters: {
    path: ListUserContactsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserSmsThreadMessagesPath = {
  from: components['parameters']['threadFrom'];
  id: RecordId;
  to: components['parameters']['threadTo'];
};
interface listUserSmsThreadMessages {
  parameters: {
    path: ListUserSmsThreadMessagesPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserSmsThreadsPath = {
  from: components['parameters']['threadFrom'];
  id: RecordId;
  to: components['parameters']['threadTo'];
};
interface listUserSmsThreads {
  parameters: {
    path: ListUserSmsThreadsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListVmAnnouncementsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?: 'created_at' | 'description' | 'extension' | 'id';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listVmAnnouncements {
  parameters: {
    query?: ListVmAnnouncementsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': VmAnnouncementCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createVmAnnouncement {
  parameters: {};
  requestBody: {
    content: {
      'application/json': VmAnnouncementInput;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': VmAnnouncementSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetVmAnnouncementPath = {
  id: RecordId;
};
interface getVmAnnouncement {
  parameters: {
    path: GetVmAnnouncementPath;
  };
  responses: {
    200: {
      content: {
        'application/json': VmAnnouncementSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteVmAnnouncementPath = {
  id: RecordId;
};
interface deleteVmAnnouncement {
  parameters: {
    path: DeleteVmAnnouncementPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateVmAnnouncementPath = {
  id: RecordId;
};
interface updateVmAnnouncement {
  parameters: {
    path: UpdateVmAnnouncementPath;
  };
  requestBody: {
    content: {
      'application/json': VmAnnouncementInput;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': VmAnnouncementSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListVoicemessagesQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'caller'
    | 'callerid'
    | 'dialled'
    | 'duration'
    | 'extension_id'
    | 'folder'
    | 'id'
    | 'is_new'
    | 'live_id'
    | 'origtime'
    | 'parent_live_id'
    | 'transcript';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listVoicemessages {
  parameters: {
    query?: ListVoicemessagesQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': VoicemessageCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllVoicemessages {
  parameters: {};
  responses: {
    202: components['responses']['DeletionAccepted'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateVoicemessages {
  parameters: {};
  requestBody: {
    content: {
      'application/json': VoicemessageBulkUpdate;
    };
  };
  responses: {
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetVoicemessagePath = {
  id: RecordId;
};
interface getVoicemessage {
  parameters: {
    path: GetVoicemessagePath;
  };
  responses: {
    200: {
      content: {
        'application/json': VoicemessageSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteVoicemessagesPath = {
  id: RecordIdList;
};
interface deleteVoicemessages {
  parameters: {
    path: DeleteVoicemessagesPath;
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadVoicemessageMp3Path = {
  id: RecordId;
};
interface downloadVoicemessageMp3 {
  parameters: {
    path: DownloadVoicemessageMp3Path;
  };
  responses: {
    200: {
      content: {
        'audio/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListWebcallsQuery = {
  dir?: components['parameters']['dir'];
  fields?: FieldsParameter;
  filter?: FilterList;
  group_by?:
    | 'calldate'
    | 'charge'
    | 'from'
    | 'from_charge'
    | 'from_duration'
    | 'from_rate'
    | 'id'
    | 'to'
    | 'to_charge'
    | 'to_duration'
    | 'to_rate';
  include?: IncludeParameter;
  limit?: components['parameters']['limit'];
  page?: components['parameters']['page'];
  sort?: SortParameter;
};
interface listWebcalls {
  parameters: {
    query?: ListWebcallsQuery;
  };
  responses: {
    200: {
      content: {
        'application/json': WebcallCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createWebcall {
  parameters: {};
  requestBody: {
    content: {
      'application/json': WebcallCreate;
    };
  };
  responses: {
    201: {
      content: {
        'application/json': WebcallSingle;
      };
    };
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface onCallConnected {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallConnectedEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallDtmf {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallDtmfEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallHangup {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallHangupEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallHold {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallHoldEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallInitial {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallInitialEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallMissed {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallMissedEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallRinging {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallRingingEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallUnhold {
  parameters: {};
  requestBody: {
    content: {
      'application/json': CallUnholdEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onMonitorAudioReady {
  parameters: {};
  requestBody: {
    content: {
      'application/json': MonitorAudioReadyEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onSmsReceived {
  parameters: {};
  requestBody: {
    content: {
      'application/json': SmsReceivedEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
export interface operations {
  listAclRoles: listAclRoles;
  getAclRole: getAclRole;
  listApiTokens: listApiTokens;
  createApiToken: createApiToken;
  deleteApiToken: deleteApiToken;
  listCallFlows: listCallFlows;
  getCallFlow: getCallFlow;
  listCallLabels: listCallLabels;
  createCallLabel: createCallLabel;
  getCallLabel: getCallLabel;
  deleteCallLabel: deleteCallLabel;
  updateCallLabel: updateCallLabel;
  createCallMeBackButton: createCallMeBackButton;
  getCallMeBackButton: getCallMeBackButton;
  deleteCallMeBackButton: deleteCallMeBackButton;
  updateCallMeBackButton: updateCallMeBackButton;
  listCallMeBackCdrs: listCallMeBackCdrs;
  listCallMeBackSettings: listCallMeBackSettings;
  createCallMeBackSetting: createCallMeBackSetting;
  getCallMeBackSetting: getCallMeBackSetting;
  deleteCallMeBackSetting: deleteCallMeBackSetting;
  updateCallMeBackSetting: updateCallMeBackSetting;
  listCallMeBackVisitors: listCallMeBackVisitors;
  listCallMeBackWebsites: listCallMeBackWebsites;
  listCalls: listCalls;
  createCall: createCall;
  getCall: getCall;
  deleteCall: deleteCall;
  updateCall: updateCall;
  listCallMonitors: listCallMonitors;
  listCallTrace: listCallTrace;
  listCampaigns: listCampaigns;
  createCampaign: createCampaign;
  listCallTrackingCdrs: listCallTrackingCdrs;
  listCallTrackingDdis: listCallTrackingDdis;
  bulkUpdateCallTrackingDdis: bulkUpdateCallTrackingDdis;
  listCdrs: listCdrs;
  deleteAllCdrs: deleteAllCdrs;
  bulkUpdateCdrs: bulkUpdateCdrs;
  getCdr: getCdr;
  downloadCdrPcap: downloadCdrPcap;
  downloadCdrTrace: downloadCdrTrace;
  listCdrNotes: listCdrNotes;
  listTrackedCdrs: listTrackedCdrs;
  listCdrDictionaries: listCdrDictionaries;
  deleteAllChatMessages: deleteAllChatMessages;
  deleteChatMessages: deleteChatMessages;
  listChats: listChats;
  getChat: getChat;
  listConferences: listConferences;
  createConference: createConference;
  getConference: getConference;
  deleteConference: deleteConference;
  updateConference: updateConference;
  resendConfirmation: resendConfirmation;
  listContacts: listContacts;
  createContact: createContact;
  bulkUpdateContacts: bulkUpdateContacts;
  getContact: getContact;
  deleteContacts: deleteContacts;
  updateContact: updateContact;
  listContactCdrs: listContactCdrs;
  deleteCustomer: deleteCustomer;
  listDdis: listDdis;
  getDdi: getDdi;
  listTrackedDdis: listTrackedDdis;
  listDdiDictionaries: listDdiDictionaries;
  listFaxes: listFaxes;
  listIvrs: listIvrs;
  createIvr: createIvr;
  getIvr: getIvr;
  updateIvr: updateIvr;
  createLeadcall: createLeadcall;
  login: login;
  loginWithSecondFactor: loginWithSecondFactor;
  logout: logout;
  getMe: getMe;
  listMediaSessions: listMediaSessions;
  getMediaSession: getMediaSession;
  listMediaSessionDictionaries: listMediaSessionDictionaries;
  listMonitors: listMonitors;
  deleteAllMonitors: deleteAllMonitors;
  getMonitor: getMonitor;
  deleteMonitors: deleteMonitors;
  updateMonitor: updateMonitor;
  downloadMonitorMp3: downloadMonitorMp3;
  listMonitorAiDictionaries: listMonitorAiDictionaries;
  getMonitorAiDictionary: getMonitorAiDictionary;
  listMsdrs: listMsdrs;
  getMsdr: getMsdr;
  downloadMsdrPcap: downloadMsdrPcap;
  downloadMsdrTrace: downloadMsdrTrace;
  listMsdrDictionaries: listMsdrDictionaries;
  requestPasswordReset: requestPasswordReset;
  listPickupGroups: listPickupGroups;
  getPickupGroup: getPickupGroup;
  ping: ping;
  listQueueGroups: listQueueGroups;
  createQueueGroup: createQueueGroup;
  getQueueGroup: getQueueGroup;
  deleteQueueGroup: deleteQueueGroup;
  updateQueueGroup: updateQueueGroup;
  listQueues: listQueues;
  createQueue: createQueue;
  getQueue: getQueue;
  updateQueueMembers: updateQueueMembers;
  listReportSchedules: listReportSchedules;
  createReportSchedule: createReportSchedule;
  getReportSchedule: getReportSchedule;
  deleteReportSchedule: deleteReportSchedule;
  updateReportSchedule: updateReportSchedule;
  listReportScheduleDictionaries: listReportScheduleDictionaries;
  resetPassword: resetPassword;
  listRingGroups: listRingGroups;
  createRingGroup: createRingGroup;
  getRingGroup: getRingGroup;
  deleteRingGroup: deleteRingGroup;
  updateRingGroup: updateRingGroup;
  listRingGroupDictionaries: listRingGroupDictionaries;
  listRoutingRules: listRoutingRules;
  createRoutingRule: createRoutingRule;
  getRoutingRule: getRoutingRule;
  updateRoutingRule: updateRoutingRule;
  listSms: listSms;
  createSms: createSms;
  deleteAllSms: deleteAllSms;
  getSms: getSms;
  listCannedResponses: listCannedResponses;
  createCannedResponse: createCannedResponse;
  getCannedResponse: getCannedResponse;
  deleteCannedResponse: deleteCannedResponse;
  updateCannedResponse: updateCannedResponse;
  listSmsDictionaries: listSmsDictionaries;
  deleteAllStatements: deleteAllStatements;
  listUserGroupPolicies: listUserGroupPolicies;
  createUserGroupPolicy: createUserGroupPolicy;
  getUserGroupPolicy: getUserGroupPolicy;
  deleteUserGroupPolicy: deleteUserGroupPolicy;
  updateUserGroupPolicy: updateUserGroupPolicy;
  listUserGroups: listUserGroups;
  createUserGroup: createUserGroup;
  getUserGroup: getUserGroup;
  deleteUserGroup: deleteUserGroup;
  updateUserGroup: updateUserGroup;
  listUsers: listUsers;
  bulkUpdateUsers: bulkUpdateUsers;
  getUser: getUser;
  deleteUser: deleteUser;
  getUserAudio: getUserAudio;
  deleteUserAudio: deleteUserAudio;
  listUserCalls: listUserCalls;
  listUserCdrs: listUserCdrs;
  downloadUserCdrsCsv: downloadUserCdrsCsv;
  listUserChatMessages: listUserChatMessages;
  listUserContacts: listUserContacts;
  listUserSmsThreadMessages: listUserSmsThreadMessages;
  listUserSmsThreads: listUserSmsThreads;
  listVmAnnouncements: listVmAnnouncements;
  createVmAnnouncement: createVmAnnouncement;
  getVmAnnouncement: getVmAnnouncement;
  deleteVmAnnouncement: deleteVmAnnouncement;
  updateVmAnnouncement: updateVmAnnouncement;
  listVoicemessages: listVoicemessages;
  deleteAllVoicemessages: deleteAllVoicemessages;
  bulkUpdateVoicemessages: bulkUpdateVoicemessages;
  getVoicemessage: getVoicemessage;
  deleteVoicemessages: deleteVoicemessages;
  downloadVoicemessageMp3: downloadVoicemessageMp3;
  listWebcalls: listWebcalls;
  createWebcall: createWebcall;
  onCallConnected: onCallConnected;
  onCallDtmf: onCallDtmf;
  onCallHangup: onCallHangup;
  onCallHold: onCallHold;
  onCallInitial: onCallInitial;
  onCallMissed: onCallMissed;
  onCallRinging: onCallRinging;
  onCallUnhold: onCallUnhold;
  onMonitorAudioReady: onMonitorAudioReady;
  onSmsReceived: onSmsReceived;
}
export type Acknowledgement = {
  message: string;
};
export type AclRole = {
  _name?: string | null;
  id: number;
  name?: string | null;
  product_code?: string | null;
};
export type AclRoleCollection = {
  data: AclRole[];
  total: Total;
};
export type AclRoleSingle = {
  data: AclRole;
  links: Links;
};
export type ApiToken = {
  created_at?: TimestampOrNull;
  customer_id?: number | null;
  expiry?: number | null;
  host?: string | null;
  last_request_at?: TimestampOrNull;
  name?: string | null;
  token: string;
  user_agent?: string | null;
  user_id?: number | null;
};
export type ApiTokenCollection = {
  data: ApiToken[];
  total: Total;
};
export type ApiTokenCreate = {
  expiry?: number;
  name?: string;
};
export type ApiTokenSingle = {
  data: ApiToken;
  links?: Links;
};
export type Call = {
  clid?: string | null;
  connected_at?: number | null;
  context?: string | null;
  destination?: number | null;
  dst?: string | null;
  dst_call_id?: string | null;
  dst_codec?: string | null;
  dst_connection?: number | null;
  dst_contact?: string | null;
  dst_id?: string | null;
  dst_name?: string | null;
  dst_rate?: number | null;
  dst_ua?: string | null;
  duration?: number | null;
  id: number;
  min_charge?: number | null;
  monitor_state?: number | null;
  parent_id?: number | null;
  queue_state?: string | null;
  referred_by?: string | null;
  src?: string | null;
  src_call_id?: string | null;
  src_codec?: string | null;
  src_contact?: string | null;
  src_id?: string | null;
  src_name?: string | null;
  src_rate?: number | null;
  src_ua?: string | null;
  start_time?: number | null;
  state?:
    | 'INITIAL'
    | 'ACCEPTED'
    | 'RINGING'
    | 'CONNECTED'
    | 'ON_HOLD'
    | 'HANGUP'
    | 'FAILED'
    | (string & {})
    | number
    | null;
};
export type CallCollection = {
  data: Call[];
  total: Total;
};
export type CallConnectedEvent = CallEvent & {
  event_name: 'call.connected';
};
export type CallCreate = {
  caller_id?: (string & {}) | 'anonymous';
  from?: string;
  to: string;
};
export type CallDtmfEvent = CallEvent & {
  dtmf_tag?: unknown;
  dtmf_target?: unknown;
  event_name: 'call.dtmf';
};
export type CallEvent = {
  call_id: number;
  connected_at?: TimestampOrNull;
  context?: 'LOCAL_USER' | 'QUEUE' | (string & {}) | null;
  destination?: 'in' | 'out' | (string & {}) | null;
  dst?: string | null;
  dst_id?: number | string | null;
  dst_name?: string | null;
  duration?: number | null;
  event_time: Timestamp;
  final?: boolean | null;
  id: string;
  root_call_id?: number | string | null;
  src?: string | null;
  src_hash?: string | null;
  src_id?: number | string | null;
  src_name?: string | null;
  start_time?: TimestampOrNull;
  state:
    | 'INITIAL'
    | 'ACCEPTED'
    | 'RINGING'
    | 'CONNECTED'
    | 'ON_HOLD'
    | 'HANGUP'
    | 'DTMF_RECEIVED'
    | 'FAILED'
    | (string & {});
  t_cause?: string | null;
  terminated_by?: string | null;
};
export type CallFlow = {
  created_at?: TimestampOrNull;
  description?: string | null;
  id: number;
  name?: string | null;
  status?: string | null;
  thumbnail?: string | null;
};
export type CallFlowCollection = {
  data: CallFlow[];
  total: Total;
};
export type CallFlowSingle = {
  data: CallFlow;
  links: Links;
};
export type CallHangupEvent = CallEvent & {
  event_name: 'call.hangup';
};
export type CallHoldEvent = CallEvent & {
  event_name: 'call.hold';
};
export type CallInitialEvent = CallEvent & {
  event_name: 'call.initial';
};
export type CallLabel = {
  id: number;
};
export type CallLabelCollection = {
  data: CallLabel[];
  total: Total;
};
export type CallLabelInput = Record<string, unknown>;
export type CallLabelSingle = {
  data: CallLabel;
  links: Links;
};
export type CallMeBackButton = {
  data_offline?: string | null;
  data_online?: string | null;
  id: number;
  name?: string | null;
};
export type CallMeBackButtonCreate = Record<string, unknown>;
export type CallMeBackButtonSingle = {
  data: CallMeBackButton;
  links: Links;
};
export type CallMeBackButtonUpdate = {
  data_offline?: string;
  data_online?: string;
  name?: string;
};
export type CallMeBackCdr = {
  id: number;
};
export type CallMeBackCdrCollection = {
  data: CallMeBackCdr[];
  total: Total;
};
export type CallMeBackSetting = {
  allowed_countries?: string | null;
  button_id?: number | null;
  created_at?: TimestampOrNull;
  culture?: number | null;
  ddi?: number | null;
  floating_icon?: boolean | null;
  id: number;
  max_call_rate?: number | null;
  name?: string | null;
  position?: number | null;
  privacy_policy_url?: string | null;
  show_to_allowed_countries_only?: boolean | null;
  title?: string | null;
  welcome_screen_msg?: string | null;
};
export type CallMeBackSettingCollection = {
  data: CallMeBackSetting[];
  total: Total;
};
export type CallMeBackSettingInput = {
  allowed_countries?: unknown;
  button_id?: number;
  culture?: string;
  ddi_e164?: number;
  floating_icon?: boolean;
  max_call_rate?: number;
  name?: string;
  position?: string;
  privacy_policy_url?: string;
  show_to_allowed_countries_only?: boolean;
  welcome_screen_msg?: string;
};
export type CallMeBackSettingSingle = {
  data: CallMeBackSetting;
  links: Links;
};
export type CallMeBackVisitor = {
  id: number;
};
export type CallMeBackVisitorCollection = {
  data: CallMeBackVisitor[];
  total: Total;
};
export type CallMissedEvent = CallEvent & {
  event_name: 'call.missed';
};
export type CallRingingEvent = CallEvent & {
  event_name: 'call.ringing';
};
export type CallSingle = {
  data: Call;
  links: Links;
};
export type CallTrackingCdrCollection = {
  data: (Cdr | UnspecifiedRecord)[];
  total: Total;
};
export type CallTrackingDdiBulkUpdate = CallTrackingDdiBulkUpdateItem[];
export type CallTrackingDdiBulkUpdateItem = {
  campaign_id: number;
  e164: string;
  id?: number;
};
export type CallUnholdEvent = CallEvent & {
  event_name: 'call.unhold';
};
export type CallUpdate = {
  action_text?: string;
  action_url?: string;
  dst?: string;
  labels?: unknown[];
  monitor_state?: 'start' | 'pause' | 'resume' | (string & {});
  state?: 'answer' | 'CONNECTED' | (string & {});
};
export type Campaign = {
  call_flow?: number | null;
  call_me_back_setting_id?: number | null;
  call_tracking_setting_id?: number | null;
  channels?: number | null;
  chat_setting_id?: number | null;
  cli_hide?: boolean | null;
  cli_prefix?: number | null;
  created_at?: TimestampOrNull;
  e164?: string | null;
  esc_enabled?: boolean | null;
  fax_email?: string | null;
  fax_enabled?: boolean | null;
  flag?: number | null;
  has_fax_password?: boolean | null;
  id: string | number;
  info?: string | null;
  name?: string | null;
  rate?: number | null;
  rules?: unknown[] | null;
  sms_email?: string | null;
  sms_enabled?: boolean | null;
  status?: number | null;
  target_id?: number | null;
  target_type?: number | null;
  tel_verified?: boolean | null;
  uri?: string | null;
  url?: string | null;
};
export type CampaignCollection = {
  data: Campaign[];
  total: Total;
};
export type CampaignCreate = {
  call_me_back_setting_id?: number;
  call_tracking_setting_id?: number;
  chat_setting_id?: number;
  name?: string;
  rules?: unknown[];
  url?: string;
};
export type CampaignSingle = {
  data: Campaign;
  links: Links;
};
export type CannedResponse = Sms & {
  name?: string | null;
  text?: string | null;
};
export type CannedResponseCollection = {
  data: CannedResponse[];
  total: Total;
};
export type CannedResponseInput = {
  name?: string;
  text?: string;
};
export type CannedResponseSingle = {
  data: CannedResponse;
  links: Links;
};
export type Cdr = {
  billsec?: number | null;
  call_id?: number | null;
  calldate?: TimestampOrNull;
  charge?: number | null;
  clid?: string | null;
  context?: 'PSTN_CALL' | 'USER_LOCAL' | 'IVR' | 'FOLLOW_ME' | 'TEST_CALL' | (string & {}) | null;
  destination?: 'in' | 'out' | 'webcall' | 'callmeback' | (string & {}) | number | null;
  disposition?: 'INITIAL' | 'RINGING' | 'CONNECTED' | 'ON_HOLD' | 'VM' | (string & {}) | number | null;
  dst?: string | null;
  dst_codec?: string | null;
  dst_id?: string | null;
  dst_name?: string | null;
  dst_ua?: string | null;
  duration?: number | null;
  id: number;
  info?: string | null;
  is_root?: boolean | null;
  live_id?: number | null;
  parent_live_id?: number | null;
  rate?: number | null;
  root_live_id?: number | null;
  server_id?: number | null;
  sip_endpoint_id?: number | null;
  src?: string | null;
  src_codec?: string | null;
  src_id?: string | null;
  src_name?: string | null;
  src_ua?: string | null;
  t_cause?: string | null;
  type?: 'O' | 'I' | 'M' | (string & {}) | number | null;
  user_id?: number | null;
};
export type CdrBulkUpdate = CdrBulkUpdateItem[];
export type CdrBulkUpdateItem = {
  id: number;
} & {
  [key: string]: unknown;
};
export type CdrCollection = {
  data: Cdr[];
  total: Total;
};
export type CdrSingle = {
  data: Cdr;
  links: Links;
};
export type Chat = {
  created_at?: TimestampOrNull;
  customer_id?: number | null;
  duration?: number | null;
  id: number;
  operator_id?: number | null;
  operator_ua?: string | null;
  state?: number | null;
  visitor_city?: string | null;
  visitor_country?: string | null;
  visitor_email?: string | null;
  visitor_geo?: string | null;
  visitor_id?: string | null;
  visitor_ip?: string | null;
  visitor_name?: string | null;
  visitor_referer?: string | null;
  visitor_ua?: string | null;
  website_id?: number | null;
};
export type ChatCollection = {
  data: Chat[];
  total: Total;
};
export type ChatSingle = {
  data: Chat;
  links: Links;
};
export type Conference = {
  ann_join_leave?: boolean | null;
  confno?: number | null;
  confno_pstn?: number | null;
  id: number;
  monitor?: boolean | null;
  name?: string | null;
  pin?: string | null;
  pin_pstn?: string | null;
};
export type ConferenceCollection = {
  data: Conference[];
  total: Total;
};
export type ConferenceInput = {
  ann_join_leave?: boolean;
  ddis?: unknown[];
  monitor?: boolean;
  name?: string;
  pin?: string;
  pin_pstn?: string;
};
export type ConferenceSingle = {
  data: Conference;
  links: Links;
};
export type ConfirmationRequest = {
  email: string;
};
export type Contact = {
  company?: string | null;
  created_at?: TimestampOrNull;
  dialler_source_id?: number | null;
  email?: string | null;
  ext?: string | null;
  first_name?: string | null;
  global?: boolean | null;
  group_name?: string | null;
  id: number;
  internal?: boolean | null;
  last_call_at?: TimestampOrNull;
  last_name?: string | null;
  mobile?: string | null;
  mobile_1?: string | null;
  mobile_2?: string | null;
  nb_call_attempts?: number | null;
  next_call_at?: TimestampOrNull;
  notes?: string | null;
  outcome_id?: number | null;
  rel_user_id?: number | null;
  tel?: string | null;
  tel_1?: string | null;
  tel_2?: string | null;
  type?: number | null;
  user_id?: number | null;
};
export type ContactBulkUpdate = ContactBulkUpdateItem[];
export type ContactBulkUpdateItem = {
  group_name?: string;
  id: number;
  labels?: unknown[];
};
export type ContactCollection = {
  data: Contact[];
  total: Total;
};
export type ContactInput = {
  company?: string;
  dialler_source_id?: number;
  email?: string;
  first_name?: string;
  group_name?: string;
  groups?: unknown[];
  labels?: unknown[];
  last_name?: string;
  mobile?: string;
  mobile_1?: string;
  mobile_2?: string;
  notes?: unknown;
  outcome_id?: number;
  speed_dial_mobile?: string;
  speed_dial_mobile_1?: string;
  speed_dial_mobile_2?: string;
  speed_dial_phone?: string;
  speed_dial_phone_1?: string;
  speed_dial_phone_2?: string;
  tel?: string;
  tel_1?: string;
  tel_2?: string;
  transfer_list?: boolean;
  type?: string;
  user_id?: number;
};
export type ContactSingle = {
  data: Contact;
  links: Links;
};
export type Ddi = {
  call_flow?: number | null;
  channels?: number | null;
  cli_hide?: boolean | null;
  cli_prefix?: number | null;
  created_at?: TimestampOrNull;
  e164?: string | null;
  esc_enabled?: boolean | null;
  fax_email?: string | null;
  fax_enabled?: boolean | null;
  flag?: number | null;
  has_fax_password?: boolean | null;
  id: string;
  info?: string | null;
  name?: string | null;
  rate?: number | null;
  sms_email?: string | null;
  sms_enabled?: boolean | null;
  status?: number | null;
  target_id?: number | null;
  target_type?: number | null;
  tel_verified?: boolean | null;
  uri?: string | null;
};
export type DdiCollection = {
  data: Ddi[];
  total: Total;
};
export type DdiSingle = {
  data: Ddi;
  links: Links;
};
export type DictionaryCollection = {
  data: UnspecifiedRecord[];
  total: Total;
};
export type ErrorBody = {
  errors?: (FieldError | string)[];
  message: string;
};
export type Fax = {
  charge?: number | null;
  created_at?: TimestampOrNull;
  filename?: string | null;
  from?: string | null;
  id: number;
  pages?: number | null;
  status?: number | null;
  to?: string | null;
  type?: number | null;
};
export type FaxCollection = {
  data: Fax[];
  total: Total;
};
export type FieldError = {
  code?: string;
  field?: string;
  message?: string;
} & {
  [key: string]: unknown;
};
export type FieldsParameter = {
  [key: string]: string;
};
export type FilterCondition = {
  operator: FilterOperator;
  property: string;
  value: string | number | (boolean | null) | (string | number)[];
};
export type FilterList = FilterCondition[];
export type FilterOperator =
  | 'eq'
  | '='
  | 'ne'
  | 'neq'
  | '<>'
  | '!='
  | 'lt'
  | '<'
  | 'lte'
  | '<='
  | 'gt'
  | '>'
  | 'gte'
  | '>='
  | 'in'
  | 'like'
  | 'notlike';
export type FilterParameter = string;
export type GroupByParameter = string;
export type IncludeParameter = string;
export type Ivr = {
  eight?: string | null;
  eight_sounds?: string | null;
  ext_dialing?: boolean | null;
  final_dst_id?: number | null;
  final_dst_type?: number | null;
  five?: string | null;
  five_sounds?: string | null;
  four?: string | null;
  four_sounds?: string | null;
  hash?: string | null;
  id: number;
  language?: number | null;
  name?: string | null;
  nine?: string | null;
  nine_sounds?: string | null;
  number?: number | null;
  one?: string | null;
  one_sounds?: string | null;
  post_sounds?: string | null;
  random_choice?: boolean | null;
  random_dst?: string | null;
  repeats?: number | null;
  ring_time?: number | null;
  seven?: string | null;
  seven_sounds?: string | null;
  six?: string | null;
  six_sounds?: string | null;
  sounds?: string | null;
  star?: string | null;
  three?: string | null;
  three_sounds?: string | null;
  timeout?: number | null;
  two?: string | null;
  two_sounds?: string | null;
  zero?: string | null;
};
export type IvrCollection = {
  data: Ivr[];
  total: Total;
};
export type IvrCreate = {
  ddis?: unknown[];
  ext_dialing?: boolean;
  final_dst_id?: number;
  final_dst_type?: string;
  language?: string;
  name?: string;
  number?: number;
  post_sounds?: unknown[];
  random_choice?: boolean;
  repeats?: number;
  ring_time?: number;
  timeout?: number;
};
export type IvrSingle = {
  data: Ivr;
  links: Links;
};
export type IvrUpdate = {
  ddis?: unknown[];
  ext_dialing?: boolean;
  final_dst_type?: string;
  language?: string;
  name?: string;
  post_sounds?: unknown[];
  repeats?: number;
  ring_time?: number;
  timeout?: number;
};
export type LeadcallCreate = {
  caller_id: string;
  to: string;
  tts: string;
};
export type Links = Record<string, unknown>;
export type LiveCallId = number;
export type LoginCredentials = {
  device_fingerprint?: string;
  email: string;
  password: string;
  remember_me?: boolean;
};
export type Me = {
  balance?: number | null;
  cc?: string | null;
  cli?: string | null;
  currency_iso?: string | null;
  customer_id?: number | string | null;
  email?: string | null;
  first_name?: string | null;
  id: string | number;
  is_root?: string | null;
  language?: string | null;
  last_name?: string | null;
  sip_domain?: string | null;
  sip_password?: string | null;
};
export type MediaSession = {
  call_id?: string | null;
  created_at?: TimestampOrNull;
  dst_id?: string | null;
  dst_ua?: string | null;
  duration?: number | null;
  id: number;
  src_id?: string | null;
  src_ua?: string | null;
  status?: string | null;
  type?: string | null;
  updated_at?: TimestampOrNull;
  user?: number | null;
};
export type MediaSessionCollection = {
  data: MediaSession[];
  total: Total;
};
export type MediaSessionSingle = {
  data: MediaSession;
  links: Links;
};
export type MeSingle = {
  data: Me;
  links?: Links;
};
export type Monitor = {
  called?: string | null;
  caller?: string | null;
  created_at?: TimestampOrNull;
  cx_score?: number | null;
  duration?: number | null;
  id: number;
  metadata?: unknown;
  sentiment?: string | null;
  size?: number | null;
  summary?: string | null;
  timestamp?: TimestampOrNull;
  token?: string | null;
  transcript?: string | null;
  transcript_speakers?: string | null;
  type?: 'I' | 'O' | (string & {}) | null;
};
export type MonitorAiDictionary = {
  created_at?: TimestampOrNull;
  id: number;
  token?: string | null;
};
export type MonitorAiDictionaryCollection = {
  data: MonitorAiDictionary[];
  total: Total;
};
export type MonitorAiDictionarySingle = {
  data: MonitorAiDictionary;
  links: Links;
};
export type MonitorAudioReadyEvent = {
  call_id?: number | string | null;
  customer_id?: number | string | null;
  event_name: 'monitor.audio_ready';
  event_time: Timestamp;
  id: string;
  monitor_id?: number | string | null;
  size?: number | string | null;
  user_id?: number | string | null;
};
export type MonitorCollection = {
  data: Monitor[];
  total: Total;
};
export type MonitorSingle = {
  data: Monitor;
  links: Links;
};
export type MonitorUpdate = {
  cx_score?: number;
  metadata?: unknown;
  sentiment?: string;
  summary?: string;
  transcript?: string;
  transcript_speakers?: string;
};
export type Msdr = {
  call_id?: string | null;
  created_at?: TimestampOrNull;
  dst?: string | null;
  dst_id?: string | null;
  dst_ua?: string | null;
  duration?: number | null;
  id: number;
  media_session_id?: number | null;
  src?: string | null;
  src_id?: string | null;
  src_ua?: string | null;
  t_cause?: string | null;
  type?: string | null;
  user_id?: number | null;
};
export type MsdrCollection = {
  data: Msdr[];
  total: Total;
};
export type MsdrSingle = {
  data: Msdr;
  links: Links;
};
export type PasswordReset = {
  password: string;
  token: string;
};
export type PasswordResetRequest = {
  email: string;
};
export type PickupGroup = {
  id: number;
  name?: string | null;
  users?: number | null;
};
export type PickupGroupCollection = {
  data: PickupGroup[];
  total: Total;
};
export type PickupGroupSingle = {
  data: PickupGroup;
  links: Links;
};
export type Pong =
  | Acknowledgement
  | {
      data: {
        response: string;
      };
    };
export type Queue = {
  ann_freq?: number | null;
  call_flow?: number | null;
  caller_sounds?: string | null;
  cli_prefix?: boolean | null;
  email_missed?: string | null;
  final_dst_id?: number | null;
  final_dst_type?: number | null;
  hash_to_exit?: boolean | null;
  hold_ann?: boolean | null;
  id: number;
  ivr?: number | null;
  join_empty?: boolean | null;
  language?: number | null;
  liaf?: boolean | null;
  max_callers?: number | null;
  max_wait_time?: number | null;
  moh?: number | null;
  monitor?: number | null;
  name?: string | null;
  number?: number | null;
  pos_ann?: boolean | null;
  post_call_ivr_id?: number | null;
  retry?: number | null;
  ring_strategy?: 'A' | (string & {}) | number | null;
  ring_time?: number | null;
  skip_busy?: boolean | null;
  users?: (number | QueueUser)[] | null;
  wait_time_prefix?: boolean | null;
  wrap_up_panel?: boolean | null;
  wrap_up_panel_timeout?: number | null;
  wrap_up_time?: number | null;
};
export type QueueCollection = {
  data: Queue[];
  total: Total;
};
export type QueueCreate = {
  agent_sounds?: unknown;
  ann_freq?: number;
  caller_sounds?: unknown;
  cli_prefix?: boolean;
  ddis?: unknown[];
  email_missed?: string;
  final_dst_id?: number;
  final_dst_type?: string;
  groups?: unknown[];
  hash_to_exit?: boolean;
  hold_ann?: boolean;
  ivr_id?: number;
  join_empty?: boolean;
  language?: string;
  liaf?: boolean;
  max_callers?: number;
  max_wait_time?: number;
  moh_id?: number;
  monitor?: string;
  name?: string;
  number?: number;
  pos_ann?: boolean;
  post_call_ivr_id?: number;
  retry?: number;
  ring_strategy?: string;
  ring_time?: number;
  skip_busy?: boolean;
  users?: Record<string, unknown>[];
  wait_time_prefix?: boolean;
  wrap_up_panel?: boolean;
  wrap_up_panel_timeout?: number;
  wrap_up_time?: number;
};
export type QueueGroup = {
  id: number;
  name?: string | null;
};
export type QueueGroupCollection = {
  data: QueueGroup[];
  total: Total;
};
export type QueueGroupInput = Record<string, unknown>;
export type QueueGroupSingle = {
  data: QueueGroup;
  links: Links;
};
export type QueueMembersResult = {
  data: Queue;
  links?: Links;
};
export type QueueMembersUpdate = {
  users: QueueMemberUpdate[];
};
export type QueueMemberUpdate = {
  id: number;
  status: boolean;
};
export type QueueSingle = {
  data: Queue;
  links: Links;
};
export type QueueUser = {
  first_name?: string | null;
  id: number;
  last_name?: string | null;
  status?: boolean | null;
};
export type RecordId = number;
export type RecordIdList = RecordId[];
export type ReportSchedule = {
  created_at?: TimestampOrNull;
  culture?: number | null;
  description?: string | null;
  emails?: string[] | null;
  end_at?: string | null;
  format?: number | null;
  frequency?: string | null;
  id: number;
  last_run_at?: TimestampOrNull;
  name?: string | null;
  next_run_at?: TimestampOrNull;
  report_id?: number | null;
  start_at?: string | null;
  status?: number | null;
  timezone?: string | null;
};
export type ReportScheduleCollection = {
  data: ReportSchedule[];
  total: Total;
};
export type ReportScheduleInput = {
  culture?: string;
  description?: string;
  emails?: string[];
  end_at?: string;
  format?: string;
  frequency?: {
    day_of_month?: unknown[];
    day_of_week?: number[];
    time_of_day?: number[];
    type?: string;
  };
  name?: string;
  report_id?: number;
  start_at?: string;
  status?: string;
  timezone?: string;
};
export type ReportScheduleSingle = {
  data: ReportSchedule;
  links: Links;
};
export type RingGroup = {
  cli_prefix?: boolean | null;
  final_dst_id?: number | null;
  final_dst_type?: number | null;
  id: number;
  moh_id?: number | null;
  name?: string | null;
  number?: number | null;
  ring_time?: number | null;
  strategy?: number | null;
};
export type RingGroupCollection = {
  data: RingGroup[];
  total: Total;
};
export type RingGroupInput = {
  cli_prefix?: boolean;
  ddis?: string[];
  final_dst_id?: number;
  final_dst_type?: string;
  moh_id?: number;
  name?: string;
  number?: number;
  ring_time?: number;
  strategy?: string;
  users?: number[];
};
export type RingGroupSingle = {
  data: RingGroup;
  links: Links;
};
export type RoutingRule = {
  action?: string | null;
  customer?: number | null;
  destination?: string | null;
  direction?: number | null;
  final_dst?: boolean | null;
  id: number;
  pos?: number | null;
  source?: string | null;
  time_interval?: string | null;
};
export type RoutingRuleCollection = {
  data: RoutingRule[];
  total: Total;
};
export type RoutingRuleInput = {
  action?: string;
  destination?: unknown[];
  direction?: string;
  pos?: number;
  source?: (number | string)[];
  time_interval?: number[];
};
export type RoutingRuleSingle = {
  data: RoutingRule;
  links: Links;
};
export type SecondFactorRequest = {
  add_device?: boolean;
  code: string;
  nonce: string;
  remember_me?: boolean;
};
export type SecondFactorRequired = {
  nonce: string;
} & {
  [key: string]: unknown;
};
export type Sms = {
  created_at?: TimestampOrNull;
  from?: string | null;
  from_id?: string | null;
  from_name?: string | null;
  id: number;
  message?: string | null;
  result?: string | null;
  to?: string | null;
  to_id?: string | null;
  to_name?: string | null;
  type?: string | null;
  user_id?: number | null;
};
export type SmsCollection = {
  data: Sms[];
  total: Total;
};
export type SmsCreate = {
  from?: string;
  message: string;
  to: string;
};
export type SmsReceivedEvent = {
  customer_id?: number | null;
  event_name: 'sms.received';
  event_time: Timestamp;
  from_no?: string | null;
  id: string;
  text?: string | null;
  to_no?: string | null;
  user_id?: number | null;
};
export type SmsSingle = {
  data: Sms;
  links: Links;
};
export type SortDirection = 'ASC' | 'DESC' | (string & {});
export type SortParameter = string;
export type SubResource = {
  data: UnspecifiedRecord | UnspecifiedRecord[];
  links?: Links;
  total?: Total;
};
export type Timestamp = string;
export type TimestampOrNull = string | null;
export type Total = number;
export type UnspecifiedBody = unknown;
export type UnspecifiedRecord = {
  id?: number | string | null;
} & {
  [key: string]: unknown;
};
export type User = {
  active?: boolean | null;
  area_code?: string | null;
  auto_answer_header?: string | null;
  call_barge_allowed?: boolean | null;
  cc?: string | null;
  cli?: string | null;
  cnam?: boolean | null;
  created_at?: TimestampOrNull;
  customer?: number | null;
  customer_id_id?: number | null;
  cw?: boolean | null;
  dnd?: boolean | null;
  email?: string | null;
  email_missed?: string | null;
  esc_cli?: string | null;
  ext?: string | null;
  final_dst_id?: number | null;
  final_dst_type?: 'U' | 'V' | 'R' | 'I' | 'Q' | 'C' | 'H' | (string & {}) | null;
  first_name?: string | null;
  fm?: boolean | null;
  fm_allowed?: boolean | null;
  fm_announcement_enabled?: boolean | null;
  fm_announcement_id?: number | null;
  fm_cli?: 'R' | 'L' | (string & {}) | null;
  fm_confirm_required?: boolean | null;
  fm_final_dst_id?: number | null;
  fm_final_dst_type?: 'U' | 'V' | 'R' | 'I' | 'Q' | 'C' | 'H' | (string & {}) | null;
  fm_init_ring_time?: number | null;
  fm_only_direct?: boolean | null;
  fm_ring_time?: string | null;
  fm_strategy?: 'A' | 'H' | 'M' | (string & {}) | null;
  fm_targets?: string[] | null;
  id: number;
  is_initial?: boolean | null;
  is_root?: boolean | null;
  language?: string | null;
  last_name?: string | null;
  legacy_api_key?: string | null;
  location_id?: string | null;
  log_missed_calls?: boolean | null;
  mobile?: string | null;
  mobile_activated?: boolean | null;
  monitor?: 'N' | 'A' | 'I' | 'O' | (string & {}) | null;
  monitor_transcript?: 'D' | 'Y' | (string & {}) | null;
  nb_sip_locations?: number | null;
  nun?: string | null;
  nun_only_direct?: boolean | null;
  nun_ring_time?: number | null;
  pickup_group_id?: number | null;
  rec_allowed?: boolean | null;
  rec_never_internal?: boolean | null;
  ring_time?: string | null;
  roles?: AclRole[] | null;
  transfer_cli?: 'R' | 'L' | (string & {}) | null;
  two_factor_auth?: 'D' | 'E' | (string & {}) | number | null;
  visited_apps?: unknown[] | null;
  vm_announcement_id?: number | null;
  vm_emails?: unknown[] | null;
  vm_new?: number | null;
  vm_old?: number | null;
  vm_pin?: string | null;
  vm_to_email?: boolean | null;
  vm_tts?: string | null;
};
export type UserBulkUpdate = UserBulkUpdateItem[];
export type UserBulkUpdateItem = {
  groups?: unknown[];
  id: number;
  location_id?: number;
};
export type UserCollection = {
  data: User[];
  total: Total;
};
export type UserGroup = {
  color?: string | null;
  id: number;
  name?: string | null;
};
export type UserGroupCollection = {
  data: UserGroup[];
  total: Total;
};
export type UserGroupInput = {
  color?: string;
  name?: string;
};
export type UserGroupSingle = {
  data: UserGroup;
  links: Links;
};
export type UserSession = {
  message: string;
  user_id: number;
  user_token: string;
};
export type UserSingle = {
  data: User;
  links: Links;
};
export type VmAnnouncement = {
  created_at?: TimestampOrNull;
  description?: string | null;
  extension?: number | null;
  id: number;
};
export type VmAnnouncementCollection = {
  data: VmAnnouncement[];
  total: Total;
};
export type VmAnnouncementInput = {
  data?: string;
  description?: string;
  extension_id?: number;
};
export type VmAnnouncementSingle = {
  data: VmAnnouncement;
  links: Links;
};
export type Voicemessage = {
  caller?: string | null;
  callerid?: string | null;
  dialled?: string | null;
  duration?: number | null;
  extension_id?: number | null;
  folder?: number | null;
  id: number;
  is_new?: boolean | null;
  live_id?: number | null;
  origtime?: TimestampOrNull;
  parent_live_id?: number | null;
  transcript?: string | null;
};
export type VoicemessageBulkUpdate = VoicemessageBulkUpdateItem[];
export type VoicemessageBulkUpdateItem = {
  folder?: string;
  id: number;
};
export type VoicemessageCollection = {
  data: Voicemessage[];
  total: Total;
};
export type VoicemessageSingle = {
  data: Voicemessage;
  links: Links;
};
export type Webcall = {
  calldate?: TimestampOrNull;
  charge?: number | null;
  from?: string | null;
  from_charge?: number | null;
  from_duration?: number | null;
  from_rate?: number | null;
  id: number;
  to?: string | null;
  to_charge?: number | null;
  to_duration?: number | null;
  to_rate?: number | null;
};
export type WebcallCollection = {
  data: Webcall[];
  total: Total;
};
export type WebcallCreate = {
  from: string;
  to: string;
};
export type WebcallSingle = {
  data: Webcall;
  links: Links;
};
