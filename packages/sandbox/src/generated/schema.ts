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
    Acknowledgement: {
      message: string;
    };
    AclRole: {
      _name?: string | null;
      /** Format: int64 */
      id: number;
      name?: string | null;
      product_code?: string | null;
    };
    AclRoleCollection: {
      data: components['schemas']['AclRole'][];
      total: components['schemas']['Total'];
    };
    AclRoleSingle: {
      data: components['schemas']['AclRole'];
      links: components['schemas']['Links'];
    };
    ApiToken: {
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      customer_id?: number | null;
      /** Format: int64 */
      expiry?: number | null;
      host?: string | null;
      last_request_at?: components['schemas']['TimestampOrNull'];
      name?: string | null;
      token: string;
      user_agent?: string | null;
      /** Format: int64 */
      user_id?: number | null;
    };
    ApiTokenCollection: {
      data: components['schemas']['ApiToken'][];
      total: components['schemas']['Total'];
    };
    ApiTokenCreate: {
      /** Format: int64 */
      expiry?: number;
      name?: string;
    };
    ApiTokenSingle: {
      data: components['schemas']['ApiToken'];
      links?: components['schemas']['Links'];
    };
    Call: {
      clid?: string | null;
      /** Format: int64 */
      connected_at?: number | null;
      context?: string | null;
      /** Format: int64 */
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
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      id: number;
      min_charge?: number | null;
      /** Format: int64 */
      monitor_state?: number | null;
      /** Format: int64 */
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
      /** Format: int64 */
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
    CallCollection: {
      data: components['schemas']['Call'][];
      total: components['schemas']['Total'];
    };
    CallConnectedEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.connected';
    };
    CallCreate: {
      caller_id?: (string & {}) | 'anonymous';
      from?: string;
      to: string;
    };
    CallDtmfEvent: components['schemas']['CallEvent'] & {
      dtmf_tag?: unknown;
      dtmf_target?: unknown;
      /** @constant */
      event_name: 'call.dtmf';
    };
    CallEvent: {
      /** Format: int64 */
      call_id: number;
      /** @default null */
      connected_at?: components['schemas']['TimestampOrNull'];
      context?: 'LOCAL_USER' | 'QUEUE' | (string & {}) | null;
      destination?: 'in' | 'out' | (string & {}) | null;
      dst?: string | null;
      dst_id?: number | string | null;
      dst_name?: string | null;
      /** Format: int64 */
      duration?: number | null;
      event_time: components['schemas']['Timestamp'];
      final?: boolean | null;
      id: string;
      root_call_id?: number | string | null;
      src?: string | null;
      src_hash?: string | null;
      src_id?: number | string | null;
      src_name?: string | null;
      start_time?: components['schemas']['TimestampOrNull'];
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
    CallFlow: {
      created_at?: components['schemas']['TimestampOrNull'];
      description?: string | null;
      /** Format: int64 */
      id: number;
      name?: string | null;
      status?: string | null;
      thumbnail?: string | null;
    };
    CallFlowCollection: {
      data: components['schemas']['CallFlow'][];
      total: components['schemas']['Total'];
    };
    CallFlowSingle: {
      data: components['schemas']['CallFlow'];
      links: components['schemas']['Links'];
    };
    CallHangupEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.hangup';
    };
    CallHoldEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.hold';
    };
    CallInitialEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.initial';
    };
    CallLabel: {
      /** Format: int64 */
      id: number;
    };
    CallLabelCollection: {
      data: components['schemas']['CallLabel'][];
      total: components['schemas']['Total'];
    };
    CallLabelInput: Record<string, unknown>;
    CallLabelSingle: {
      data: components['schemas']['CallLabel'];
      links: components['schemas']['Links'];
    };
    CallMeBackButton: {
      data_offline?: string | null;
      data_online?: string | null;
      /** Format: int64 */
      id: number;
      name?: string | null;
    };
    CallMeBackButtonCreate: Record<string, unknown>;
    CallMeBackButtonSingle: {
      data: components['schemas']['CallMeBackButton'];
      links: components['schemas']['Links'];
    };
    CallMeBackButtonUpdate: {
      data_offline?: string;
      data_online?: string;
      name?: string;
    };
    CallMeBackCdr: {
      /** Format: int64 */
      id: number;
    };
    CallMeBackCdrCollection: {
      data: components['schemas']['CallMeBackCdr'][];
      total: components['schemas']['Total'];
    };
    CallMeBackSetting: {
      allowed_countries?: string | null;
      /** Format: int64 */
      button_id?: number | null;
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      culture?: number | null;
      /** Format: int64 */
      ddi?: number | null;
      floating_icon?: boolean | null;
      /** Format: int64 */
      id: number;
      max_call_rate?: number | null;
      name?: string | null;
      /** Format: int64 */
      position?: number | null;
      privacy_policy_url?: string | null;
      show_to_allowed_countries_only?: boolean | null;
      title?: string | null;
      welcome_screen_msg?: string | null;
    };
    CallMeBackSettingCollection: {
      data: components['schemas']['CallMeBackSetting'][];
      total: components['schemas']['Total'];
    };
    CallMeBackSettingInput: {
      allowed_countries?: unknown;
      /** Format: int64 */
      button_id?: number;
      culture?: string;
      /** Format: int64 */
      ddi_e164?: number;
      floating_icon?: boolean;
      max_call_rate?: number;
      name?: string;
      position?: string;
      privacy_policy_url?: string;
      show_to_allowed_countries_only?: boolean;
      welcome_screen_msg?: string;
    };
    CallMeBackSettingSingle: {
      data: components['schemas']['CallMeBackSetting'];
      links: components['schemas']['Links'];
    };
    CallMeBackVisitor: {
      /** Format: int64 */
      id: number;
    };
    CallMeBackVisitorCollection: {
      data: components['schemas']['CallMeBackVisitor'][];
      total: components['schemas']['Total'];
    };
    CallMissedEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.missed';
    };
    CallRingingEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.ringing';
    };
    CallSingle: {
      data: components['schemas']['Call'];
      links: components['schemas']['Links'];
    };
    CallTrackingCdrCollection: {
      data: (components['schemas']['Cdr'] | components['schemas']['UnspecifiedRecord'])[];
      total: components['schemas']['Total'];
    };
    CallTrackingDdiBulkUpdate: components['schemas']['CallTrackingDdiBulkUpdateItem'][];
    CallTrackingDdiBulkUpdateItem: {
      /** Format: int64 */
      campaign_id?: number;
      e164?: string;
      /** Format: int64 */
      id?: number;
    };
    CallUnholdEvent: components['schemas']['CallEvent'] & {
      /** @constant */
      event_name: 'call.unhold';
    };
    CallUpdate: {
      action_text?: string;
      action_url?: string;
      dst?: string;
      labels?: unknown[];
      monitor_state?: 'start' | 'pause' | 'resume' | (string & {});
      state?: 'answer' | 'CONNECTED' | (string & {});
    };
    Campaign: {
      /** Format: int64 */
      call_flow?: number | null;
      /** Format: int64 */
      call_me_back_setting_id?: number | null;
      /** Format: int64 */
      call_tracking_setting_id?: number | null;
      /** Format: int64 */
      channels?: number | null;
      /** Format: int64 */
      chat_setting_id?: number | null;
      cli_hide?: boolean | null;
      /** Format: int64 */
      cli_prefix?: number | null;
      created_at?: components['schemas']['TimestampOrNull'];
      e164?: string | null;
      esc_enabled?: boolean | null;
      fax_email?: string | null;
      fax_enabled?: boolean | null;
      /** Format: int64 */
      flag?: number | null;
      has_fax_password?: boolean | null;
      id: string | number;
      info?: string | null;
      name?: string | null;
      rate?: number | null;
      rules?: unknown[] | null;
      sms_email?: string | null;
      sms_enabled?: boolean | null;
      /** Format: int64 */
      status?: number | null;
      /** Format: int64 */
      target_id?: number | null;
      /** Format: int64 */
      target_type?: number | null;
      tel_verified?: boolean | null;
      uri?: string | null;
      url?: string | null;
    };
    CampaignCollection: {
      data: components['schemas']['Campaign'][];
      total: components['schemas']['Total'];
    };
    CampaignCreate: {
      /** Format: int64 */
      call_me_back_setting_id?: number;
      /** Format: int64 */
      call_tracking_setting_id?: number;
      /** Format: int64 */
      chat_setting_id?: number;
      name?: string;
      rules?: unknown[];
      url?: string;
    };
    CampaignSingle: {
      data: components['schemas']['Campaign'];
      links: components['schemas']['Links'];
    };
    CannedResponse: components['schemas']['Sms'] & {
      name?: string | null;
      text?: string | null;
    };
    CannedResponseCollection: {
      data: components['schemas']['CannedResponse'][];
      total: components['schemas']['Total'];
    };
    CannedResponseInput: {
      name?: string;
      text?: string;
    };
    CannedResponseSingle: {
      data: components['schemas']['CannedResponse'];
      links: components['schemas']['Links'];
    };
    Cdr: {
      /** Format: int64 */
      billsec?: number | null;
      /** Format: int64 */
      call_id?: number | null;
      calldate?: components['schemas']['TimestampOrNull'];
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
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      id: number;
      info?: string | null;
      is_root?: boolean | null;
      /** Format: int64 */
      live_id?: number | null;
      /** Format: int64 */
      parent_live_id?: number | null;
      rate?: number | null;
      /** Format: int64 */
      root_live_id?: number | null;
      /** Format: int64 */
      server_id?: number | null;
      /** Format: int64 */
      sip_endpoint_id?: number | null;
      src?: string | null;
      src_codec?: string | null;
      src_id?: string | null;
      src_name?: string | null;
      src_ua?: string | null;
      t_cause?: string | null;
      type?: 'O' | 'I' | 'M' | (string & {}) | number | null;
      /** Format: int64 */
      user_id?: number | null;
    };
    CdrBulkUpdate: components['schemas']['CdrBulkUpdateItem'][];
    CdrBulkUpdateItem: {
      /** Format: int64 */
      id: number;
    };
    CdrCollection: {
      data: components['schemas']['Cdr'][];
      total: components['schemas']['Total'];
    };
    CdrSingle: {
      data: components['schemas']['Cdr'];
      links: components['schemas']['Links'];
    };
    Chat: {
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      customer_id?: number | null;
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      operator_id?: number | null;
      operator_ua?: string | null;
      /** Format: int64 */
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
      /** Format: int64 */
      website_id?: number | null;
    };
    ChatCollection: {
      data: components['schemas']['Chat'][];
      total: components['schemas']['Total'];
    };
    ChatSingle: {
      data: components['schemas']['Chat'];
      links: components['schemas']['Links'];
    };
    Conference: {
      ann_join_leave?: boolean | null;
      /** Format: int64 */
      confno?: number | null;
      /** Format: int64 */
      confno_pstn?: number | null;
      /** Format: int64 */
      id: number;
      monitor?: boolean | null;
      name?: string | null;
      pin?: string | null;
      pin_pstn?: string | null;
    };
    ConferenceCollection: {
      data: components['schemas']['Conference'][];
      total: components['schemas']['Total'];
    };
    ConferenceInput: {
      ann_join_leave?: boolean;
      ddis?: unknown[];
      monitor?: boolean;
      name?: string;
      pin?: string;
      pin_pstn?: string;
    };
    ConferenceSingle: {
      data: components['schemas']['Conference'];
      links: components['schemas']['Links'];
    };
    ConfirmationRequest: {
      email: string;
    };
    Contact: {
      company?: string | null;
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      dialler_source_id?: number | null;
      email?: string | null;
      ext?: string | null;
      first_name?: string | null;
      global?: boolean | null;
      group_name?: string | null;
      /** Format: int64 */
      id: number;
      internal?: boolean | null;
      last_call_at?: components['schemas']['TimestampOrNull'];
      last_name?: string | null;
      mobile?: string | null;
      mobile_1?: string | null;
      mobile_2?: string | null;
      /** Format: int64 */
      nb_call_attempts?: number | null;
      next_call_at?: components['schemas']['TimestampOrNull'];
      notes?: string | null;
      /** Format: int64 */
      outcome_id?: number | null;
      /** Format: int64 */
      rel_user_id?: number | null;
      tel?: string | null;
      tel_1?: string | null;
      tel_2?: string | null;
      /** Format: int64 */
      type?: number | null;
      /** Format: int64 */
      user_id?: number | null;
    };
    ContactBulkUpdate: components['schemas']['ContactBulkUpdateItem'][];
    ContactBulkUpdateItem: {
      group_name?: string;
      /** Format: int64 */
      id: number;
      labels?: unknown[];
    };
    ContactCollection: {
      data: components['schemas']['Contact'][];
      total: components['schemas']['Total'];
    };
    ContactInput: {
      company?: string;
      /** Format: int64 */
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
      /** Format: int64 */
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
      /** Format: int64 */
      user_id?: number;
    };
    ContactSingle: {
      data: components['schemas']['Contact'];
      links: components['schemas']['Links'];
    };
    Ddi: {
      /** Format: int64 */
      call_flow?: number | null;
      /** Format: int64 */
      channels?: number | null;
      cli_hide?: boolean | null;
      /** Format: int64 */
      cli_prefix?: number | null;
      created_at?: components['schemas']['TimestampOrNull'];
      e164?: string | null;
      esc_enabled?: boolean | null;
      fax_email?: string | null;
      fax_enabled?: boolean | null;
      /** Format: int64 */
      flag?: number | null;
      has_fax_password?: boolean | null;
      id: string;
      info?: string | null;
      name?: string | null;
      rate?: number | null;
      sms_email?: string | null;
      sms_enabled?: boolean | null;
      /** Format: int64 */
      status?: number | null;
      /** Format: int64 */
      target_id?: number | null;
      /** Format: int64 */
      target_type?: number | null;
      tel_verified?: boolean | null;
      uri?: string | null;
    };
    DdiCollection: {
      data: components['schemas']['Ddi'][];
      total: components['schemas']['Total'];
    };
    DdiSingle: {
      data: components['schemas']['Ddi'];
      links: components['schemas']['Links'];
    };
    DictionaryCollection: {
      data: components['schemas']['UnspecifiedRecord'][];
      total: components['schemas']['Total'];
    };
    Error: {
      errors?: (components['schemas']['FieldError'] | string)[];
      message: string;
    };
    Fax: {
      charge?: number | null;
      created_at?: components['schemas']['TimestampOrNull'];
      filename?: string | null;
      from?: string | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      pages?: number | null;
      /** Format: int64 */
      status?: number | null;
      to?: string | null;
      /** Format: int64 */
      type?: number | null;
    };
    FaxCollection: {
      data: components['schemas']['Fax'][];
      total: components['schemas']['Total'];
    };
    FieldError: {
      code?: string;
      field?: string;
      message?: string;
    } & {
      [key: string]: unknown;
    };
    FieldsParameter: {
      [key: string]: string;
    };
    FilterCondition: {
      operator: components['schemas']['FilterOperator'];
      property: string;
      value: string | number | (boolean | null) | (string | number)[];
    };
    FilterList: components['schemas']['FilterCondition'][];
    /** @enum {string} */
    FilterOperator:
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
    FilterParameter: string;
    GroupByParameter: string;
    IncludeParameter: string;
    Ivr: {
      eight?: string | null;
      eight_sounds?: string | null;
      ext_dialing?: boolean | null;
      /** Format: int64 */
      final_dst_id?: number | null;
      /** Format: int64 */
      final_dst_type?: number | null;
      five?: string | null;
      five_sounds?: string | null;
      four?: string | null;
      four_sounds?: string | null;
      hash?: string | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      language?: number | null;
      name?: string | null;
      nine?: string | null;
      nine_sounds?: string | null;
      /** Format: int64 */
      number?: number | null;
      one?: string | null;
      one_sounds?: string | null;
      post_sounds?: string | null;
      random_choice?: boolean | null;
      random_dst?: string | null;
      /** Format: int64 */
      repeats?: number | null;
      /** Format: int64 */
      ring_time?: number | null;
      seven?: string | null;
      seven_sounds?: string | null;
      six?: string | null;
      six_sounds?: string | null;
      sounds?: string | null;
      star?: string | null;
      three?: string | null;
      three_sounds?: string | null;
      /** Format: int64 */
      timeout?: number | null;
      two?: string | null;
      two_sounds?: string | null;
      zero?: string | null;
    };
    IvrCollection: {
      data: components['schemas']['Ivr'][];
      total: components['schemas']['Total'];
    };
    IvrCreate: {
      ddis?: unknown[];
      ext_dialing?: boolean;
      /** Format: int64 */
      final_dst_id?: number;
      final_dst_type?: string;
      language?: string;
      name?: string;
      /** Format: int64 */
      number?: number;
      post_sounds?: unknown[];
      random_choice?: boolean;
      /** Format: int64 */
      repeats?: number;
      /** Format: int64 */
      ring_time?: number;
      /** Format: int64 */
      timeout?: number;
    };
    IvrSingle: {
      data: components['schemas']['Ivr'];
      links: components['schemas']['Links'];
    };
    IvrUpdate: {
      ddis?: unknown[];
      ext_dialing?: boolean;
      final_dst_type?: string;
      language?: string;
      name?: string;
      post_sounds?: unknown[];
      /** Format: int64 */
      repeats?: number;
      /** Format: int64 */
      ring_time?: number;
      /** Format: int64 */
      timeout?: number;
    };
    LeadcallCreate: {
      caller_id: string;
      to: string;
      tts: string;
    };
    Links: Record<string, unknown>;
    /** Format: int64 */
    LiveCallId: number;
    LoginRequest: {
      device_fingerprint?: string;
      email: string;
      /** Format: password */
      password: string;
      remember_me?: boolean;
    };
    LoginResult: {
      message: string;
      /** Format: int64 */
      user_id: number;
      user_token: string;
    };
    Me: {
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
      /** Format: password */
      sip_password?: string | null;
    };
    MediaSession: {
      call_id?: string | null;
      created_at?: components['schemas']['TimestampOrNull'];
      dst_id?: string | null;
      dst_ua?: string | null;
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      id: number;
      src_id?: string | null;
      src_ua?: string | null;
      status?: string | null;
      type?: string | null;
      updated_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      user?: number | null;
    };
    MediaSessionCollection: {
      data: components['schemas']['MediaSession'][];
      total: components['schemas']['Total'];
    };
    MediaSessionSingle: {
      data: components['schemas']['MediaSession'];
      links: components['schemas']['Links'];
    };
    MeSingle: {
      data: components['schemas']['Me'];
      links?: components['schemas']['Links'];
    };
    Monitor: {
      called?: string | null;
      caller?: string | null;
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      cx_score?: number | null;
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      id: number;
      metadata?: unknown;
      sentiment?: string | null;
      /** Format: int64 */
      size?: number | null;
      summary?: string | null;
      timestamp?: components['schemas']['TimestampOrNull'];
      token?: string | null;
      transcript?: string | null;
      transcript_speakers?: string | null;
      type?: 'I' | 'O' | (string & {}) | null;
    };
    MonitorAiDictionary: {
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      id: number;
      token?: string | null;
    };
    MonitorAiDictionaryCollection: {
      data: components['schemas']['MonitorAiDictionary'][];
      total: components['schemas']['Total'];
    };
    MonitorAiDictionarySingle: {
      data: components['schemas']['MonitorAiDictionary'];
      links: components['schemas']['Links'];
    };
    MonitorAudioReadyEvent: {
      call_id?: number | string | null;
      customer_id?: number | string | null;
      /** @constant */
      event_name: 'monitor.audio_ready';
      event_time: components['schemas']['Timestamp'];
      id: string;
      monitor_id?: number | string | null;
      size?: number | string | null;
      user_id?: number | string | null;
    };
    MonitorCollection: {
      data: components['schemas']['Monitor'][];
      total: components['schemas']['Total'];
    };
    MonitorSingle: {
      data: components['schemas']['Monitor'];
      links: components['schemas']['Links'];
    };
    MonitorUpdate: {
      /** Format: int64 */
      cx_score?: number;
      metadata?: unknown;
      sentiment?: string;
      summary?: string;
      transcript?: string;
      transcript_speakers?: string;
    };
    Msdr: {
      call_id?: string | null;
      created_at?: components['schemas']['TimestampOrNull'];
      dst?: string | null;
      dst_id?: string | null;
      dst_ua?: string | null;
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      media_session_id?: number | null;
      src?: string | null;
      src_id?: string | null;
      src_ua?: string | null;
      t_cause?: string | null;
      type?: string | null;
      /** Format: int64 */
      user_id?: number | null;
    };
    MsdrCollection: {
      data: components['schemas']['Msdr'][];
      total: components['schemas']['Total'];
    };
    MsdrSingle: {
      data: components['schemas']['Msdr'];
      links: components['schemas']['Links'];
    };
    PasswordReset: {
      /** Format: password */
      password: string;
      token: string;
    };
    PasswordResetRequest: {
      email: string;
    };
    PickupGroup: {
      /** Format: int64 */
      id: number;
      name?: string | null;
      /** Format: int64 */
      users?: number | null;
    };
    PickupGroupCollection: {
      data: components['schemas']['PickupGroup'][];
      total: components['schemas']['Total'];
    };
    PickupGroupSingle: {
      data: components['schemas']['PickupGroup'];
      links: components['schemas']['Links'];
    };
    Pong:
      | components['schemas']['Acknowledgement']
      | {
          data: {
            response: string;
          };
        };
    Queue: {
      /** Format: int64 */
      ann_freq?: number | null;
      /** Format: int64 */
      call_flow?: number | null;
      caller_sounds?: string | null;
      cli_prefix?: boolean | null;
      email_missed?: string | null;
      /** Format: int64 */
      final_dst_id?: number | null;
      /** Format: int64 */
      final_dst_type?: number | null;
      hash_to_exit?: boolean | null;
      hold_ann?: boolean | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      ivr?: number | null;
      join_empty?: boolean | null;
      /** Format: int64 */
      language?: number | null;
      liaf?: boolean | null;
      /** Format: int64 */
      max_callers?: number | null;
      /** Format: int64 */
      max_wait_time?: number | null;
      /** Format: int64 */
      moh?: number | null;
      /** Format: int64 */
      monitor?: number | null;
      name?: string | null;
      /** Format: int64 */
      number?: number | null;
      pos_ann?: boolean | null;
      /** Format: int64 */
      post_call_ivr_id?: number | null;
      /** Format: int64 */
      retry?: number | null;
      ring_strategy?: 'A' | (string & {}) | number | null;
      /** Format: int64 */
      ring_time?: number | null;
      skip_busy?: boolean | null;
      users?: (number | components['schemas']['QueueUser'])[] | null;
      wait_time_prefix?: boolean | null;
      wrap_up_panel?: boolean | null;
      /** Format: int64 */
      wrap_up_panel_timeout?: number | null;
      /** Format: int64 */
      wrap_up_time?: number | null;
    };
    QueueCollection: {
      data: components['schemas']['Queue'][];
      total: components['schemas']['Total'];
    };
    QueueCreate: {
      agent_sounds?: unknown;
      /** Format: int64 */
      ann_freq?: number;
      caller_sounds?: unknown;
      cli_prefix?: boolean;
      ddis?: unknown[];
      email_missed?: string;
      /** Format: int64 */
      final_dst_id?: number;
      final_dst_type?: string;
      groups?: unknown[];
      hash_to_exit?: boolean;
      hold_ann?: boolean;
      /** Format: int64 */
      ivr_id?: number;
      join_empty?: boolean;
      language?: string;
      liaf?: boolean;
      /** Format: int64 */
      max_callers?: number;
      /** Format: int64 */
      max_wait_time?: number;
      /** Format: int64 */
      moh_id?: number;
      monitor?: string;
      name?: string;
      /** Format: int64 */
      number?: number;
      pos_ann?: boolean;
      /** Format: int64 */
      post_call_ivr_id?: number;
      /** Format: int64 */
      retry?: number;
      ring_strategy?: string;
      /** Format: int64 */
      ring_time?: number;
      skip_busy?: boolean;
      users?: Record<string, unknown>[];
      wait_time_prefix?: boolean;
      wrap_up_panel?: boolean;
      /** Format: int64 */
      wrap_up_panel_timeout?: number;
      /** Format: int64 */
      wrap_up_time?: number;
    };
    QueueGroup: {
      /** Format: int64 */
      id: number;
      name?: string | null;
    };
    QueueGroupCollection: {
      data: components['schemas']['QueueGroup'][];
      total: components['schemas']['Total'];
    };
    QueueGroupInput: Record<string, unknown>;
    QueueGroupSingle: {
      data: components['schemas']['QueueGroup'];
      links: components['schemas']['Links'];
    };
    QueueMembersResult: {
      data: components['schemas']['Queue'];
      links?: components['schemas']['Links'];
    };
    QueueMembersUpdate: {
      users: components['schemas']['QueueMemberUpdate'][];
    };
    QueueMemberUpdate: {
      /** Format: int64 */
      id: number;
      status: boolean;
    };
    QueueSingle: {
      data: components['schemas']['Queue'];
      links: components['schemas']['Links'];
    };
    QueueUser: {
      first_name?: string | null;
      /** Format: int64 */
      id: number;
      last_name?: string | null;
      status?: boolean | null;
    };
    /** Format: int64 */
    RecordId: number;
    RecordIdList: components['schemas']['RecordId'][];
    ReportSchedule: {
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      culture?: number | null;
      description?: string | null;
      emails?: string[] | null;
      end_at?: string | null;
      /** Format: int64 */
      format?: number | null;
      frequency?: string | null;
      /** Format: int64 */
      id: number;
      last_run_at?: components['schemas']['TimestampOrNull'];
      name?: string | null;
      next_run_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      report_id?: number | null;
      start_at?: string | null;
      /** Format: int64 */
      status?: number | null;
      timezone?: string | null;
    };
    ReportScheduleCollection: {
      data: components['schemas']['ReportSchedule'][];
      total: components['schemas']['Total'];
    };
    ReportScheduleInput: {
      culture?: string;
      description?: string;
      emails?: string[];
      /** Format: date */
      end_at?: string;
      format?: string;
      frequency?: {
        day_of_month?: unknown[];
        day_of_week?: number[];
        time_of_day?: number[];
        type?: string;
      };
      name?: string;
      /** Format: int64 */
      report_id?: number;
      /** Format: date */
      start_at?: string;
      status?: string;
      timezone?: string;
    };
    ReportScheduleSingle: {
      data: components['schemas']['ReportSchedule'];
      links: components['schemas']['Links'];
    };
    RingGroup: {
      cli_prefix?: boolean | null;
      /** Format: int64 */
      final_dst_id?: number | null;
      /** Format: int64 */
      final_dst_type?: number | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      moh_id?: number | null;
      name?: string | null;
      /** Format: int64 */
      number?: number | null;
      /** Format: int64 */
      ring_time?: number | null;
      /** Format: int64 */
      strategy?: number | null;
    };
    RingGroupCollection: {
      data: components['schemas']['RingGroup'][];
      total: components['schemas']['Total'];
    };
    RingGroupInput: {
      cli_prefix?: boolean;
      ddis?: string[];
      /** Format: int64 */
      final_dst_id?: number;
      final_dst_type?: string;
      /** Format: int64 */
      moh_id?: number;
      name?: string;
      /** Format: int64 */
      number?: number;
      /** Format: int64 */
      ring_time?: number;
      strategy?: string;
      users?: number[];
    };
    RingGroupSingle: {
      data: components['schemas']['RingGroup'];
      links: components['schemas']['Links'];
    };
    RoutingRule: {
      action?: string | null;
      /** Format: int64 */
      customer?: number | null;
      destination?: string | null;
      /** Format: int64 */
      direction?: number | null;
      final_dst?: boolean | null;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      pos?: number | null;
      source?: string | null;
      time_interval?: string | null;
    };
    RoutingRuleCollection: {
      data: components['schemas']['RoutingRule'][];
      total: components['schemas']['Total'];
    };
    RoutingRuleInput: {
      action?: string;
      destination?: unknown[];
      direction?: string;
      /** Format: int64 */
      pos?: number;
      source?: (number | string)[];
      time_interval?: number[];
    };
    RoutingRuleSingle: {
      data: components['schemas']['RoutingRule'];
      links: components['schemas']['Links'];
    };
    SecondFactorRequest: {
      add_device?: boolean;
      code: string;
      nonce: string;
      remember_me?: boolean;
    };
    SecondFactorRequired: {
      nonce: string;
    } & {
      [key: string]: unknown;
    };
    Sms: {
      created_at?: components['schemas']['TimestampOrNull'];
      from?: string | null;
      from_id?: string | null;
      from_name?: string | null;
      /** Format: int64 */
      id: number;
      message?: string | null;
      result?: string | null;
      to?: string | null;
      to_id?: string | null;
      to_name?: string | null;
      type?: string | null;
      /** Format: int64 */
      user_id?: number | null;
    };
    SmsCollection: {
      data: components['schemas']['Sms'][];
      total: components['schemas']['Total'];
    };
    SmsCreate: {
      from?: string;
      message: string;
      to: string;
    };
    SmsReceivedEvent: {
      /** Format: int64 */
      customer_id?: number | null;
      /** @constant */
      event_name: 'sms.received';
      event_time: components['schemas']['Timestamp'];
      from_no?: string | null;
      id: string;
      text?: string | null;
      to_no?: string | null;
      /**
       * Format: int64
       * @default null
       */
      user_id?: number | null;
    };
    SmsSingle: {
      data: components['schemas']['Sms'];
      links: components['schemas']['Links'];
    };
    SortDirection: 'ASC' | 'DESC' | (string & {});
    SortParameter: string;
    SubResource: {
      data: components['schemas']['UnspecifiedRecord'] | components['schemas']['UnspecifiedRecord'][];
      links?: components['schemas']['Links'];
      total?: components['schemas']['Total'];
    };
    Timestamp: string;
    TimestampOrNull: string | null;
    /** Format: int64 */
    Total: number;
    UnspecifiedBody: unknown;
    UnspecifiedRecord: {
      id?: number | string | null;
    } & {
      [key: string]: unknown;
    };
    User: {
      active?: boolean | null;
      area_code?: string | null;
      auto_answer_header?: string | null;
      call_barge_allowed?: boolean | null;
      cc?: string | null;
      cli?: string | null;
      cnam?: boolean | null;
      created_at?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      customer?: number | null;
      /** Format: int64 */
      customer_id_id?: number | null;
      cw?: boolean | null;
      dnd?: boolean | null;
      email?: string | null;
      email_missed?: string | null;
      esc_cli?: string | null;
      ext?: string | null;
      /** Format: int64 */
      final_dst_id?: number | null;
      final_dst_type?: 'U' | 'V' | 'R' | 'I' | 'Q' | 'C' | 'H' | (string & {}) | null;
      first_name?: string | null;
      fm?: boolean | null;
      fm_allowed?: boolean | null;
      fm_announcement_enabled?: boolean | null;
      /** Format: int64 */
      fm_announcement_id?: number | null;
      fm_cli?: 'R' | 'L' | (string & {}) | null;
      fm_confirm_required?: boolean | null;
      /** Format: int64 */
      fm_final_dst_id?: number | null;
      fm_final_dst_type?: 'U' | 'V' | 'R' | 'I' | 'Q' | 'C' | 'H' | (string & {}) | null;
      /** Format: int64 */
      fm_init_ring_time?: number | null;
      fm_only_direct?: boolean | null;
      fm_ring_time?: string | null;
      fm_strategy?: 'A' | 'H' | 'M' | (string & {}) | null;
      fm_targets?: string[] | null;
      /** Format: int64 */
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
      /** Format: int64 */
      nb_sip_locations?: number | null;
      nun?: string | null;
      nun_only_direct?: boolean | null;
      /** Format: int64 */
      nun_ring_time?: number | null;
      /** Format: int64 */
      pickup_group_id?: number | null;
      rec_allowed?: boolean | null;
      rec_never_internal?: boolean | null;
      ring_time?: string | null;
      roles?: components['schemas']['AclRole'][] | null;
      transfer_cli?: 'R' | 'L' | (string & {}) | null;
      two_factor_auth?: 'D' | 'E' | (string & {}) | number | null;
      visited_apps?: unknown[] | null;
      /** Format: int64 */
      vm_announcement_id?: number | null;
      vm_emails?: unknown[] | null;
      /** Format: int64 */
      vm_new?: number | null;
      /** Format: int64 */
      vm_old?: number | null;
      vm_pin?: string | null;
      vm_to_email?: boolean | null;
      vm_tts?: string | null;
    };
    UserBulkUpdate: components['schemas']['UserBulkUpdateItem'][];
    UserBulkUpdateItem: {
      groups?: unknown[];
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      location_id?: number;
    };
    UserCollection: {
      data: components['schemas']['User'][];
      total: components['schemas']['Total'];
    };
    UserGroup: {
      color?: string | null;
      /** Format: int64 */
      id: number;
      name?: string | null;
    };
    UserGroupCollection: {
      data: components['schemas']['UserGroup'][];
      total: components['schemas']['Total'];
    };
    UserGroupInput: {
      color?: string;
      name?: string;
    };
    UserGroupSingle: {
      data: components['schemas']['UserGroup'];
      links: components['schemas']['Links'];
    };
    UserSingle: {
      data: components['schemas']['User'];
      links: components['schemas']['Links'];
    };
    VmAnnouncement: {
      created_at?: components['schemas']['TimestampOrNull'];
      description?: string | null;
      /** Format: int64 */
      extension?: number | null;
      /** Format: int64 */
      id: number;
    };
    VmAnnouncementCollection: {
      data: components['schemas']['VmAnnouncement'][];
      total: components['schemas']['Total'];
    };
    VmAnnouncementInput: {
      data?: string;
      description?: string;
      /** Format: int64 */
      extension_id?: number;
    };
    VmAnnouncementSingle: {
      data: components['schemas']['VmAnnouncement'];
      links: components['schemas']['Links'];
    };
    Voicemessage: {
      caller?: string | null;
      callerid?: string | null;
      dialled?: string | null;
      /** Format: int64 */
      duration?: number | null;
      /** Format: int64 */
      extension_id?: number | null;
      /** Format: int64 */
      folder?: number | null;
      /** Format: int64 */
      id: number;
      is_new?: boolean | null;
      /** Format: int64 */
      live_id?: number | null;
      origtime?: components['schemas']['TimestampOrNull'];
      /** Format: int64 */
      parent_live_id?: number | null;
      transcript?: string | null;
    };
    VoicemessageBulkUpdate: components['schemas']['VoicemessageBulkUpdateItem'][];
    VoicemessageBulkUpdateItem: {
      folder?: string;
      /** Format: int64 */
      id: number;
    };
    VoicemessageCollection: {
      data: components['schemas']['Voicemessage'][];
      total: components['schemas']['Total'];
    };
    VoicemessageSingle: {
      data: components['schemas']['Voicemessage'];
      links: components['schemas']['Links'];
    };
    Webcall: {
      calldate?: components['schemas']['TimestampOrNull'];
      charge?: number | null;
      from?: string | null;
      from_charge?: number | null;
      /** Format: int64 */
      from_duration?: number | null;
      from_rate?: number | null;
      /** Format: int64 */
      id: number;
      to?: string | null;
      to_charge?: number | null;
      /** Format: int64 */
      to_duration?: number | null;
      to_rate?: number | null;
    };
    WebcallCollection: {
      data: components['schemas']['Webcall'][];
      total: components['schemas']['Total'];
    };
    WebcallCreate: {
      from: string;
      to: string;
    };
    WebcallSingle: {
      data: components['schemas']['Webcall'];
      links: components['schemas']['Links'];
    };
  };
  responses: {
    CallNotLive: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    DeletionAccepted: {};
    EventTaken: {};
    FilterRefused: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    Forbidden: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    NoPhoneOnline: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    NotFound: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    Refused: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    Unauthorized: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    ValidationFailed: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: {
    dir: components['schemas']['SortDirection'];
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
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type AclRole = components['schemas']['AclRole'];
export type AclRoleCollection = components['schemas']['AclRoleCollection'];
export type AclRoleSingle = components['schemas']['AclRoleSingle'];
export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenCollection = components['schemas']['ApiTokenCollection'];
export type ApiTokenCreate = components['schemas']['ApiTokenCreate'];
export type ApiTokenSingle = components['schemas']['ApiTokenSingle'];
export type Call = components['schemas']['Call'];
export type CallCollection = components['schemas']['CallCollection'];
export type CallConnectedEvent = components['schemas']['CallConnectedEvent'];
export type CallCreate = components['schemas']['CallCreate'];
export type CallDtmfEvent = components['schemas']['CallDtmfEvent'];
export type CallEvent = components['schemas']['CallEvent'];
export type CallFlow = components['schemas']['CallFlow'];
export type CallFlowCollection = components['schemas']['CallFlowCollection'];
export type CallFlowSingle = components['schemas']['CallFlowSingle'];
export type CallHangupEvent = components['schemas']['CallHangupEvent'];
export type CallHoldEvent = components['schemas']['CallHoldEvent'];
export type CallInitialEvent = components['schemas']['CallInitialEvent'];
export type CallLabel = components['schemas']['CallLabel'];
export type CallLabelCollection = components['schemas']['CallLabelCollection'];
export type CallLabelInput = components['schemas']['CallLabelInput'];
export type CallLabelSingle = components['schemas']['CallLabelSingle'];
export type CallMeBackButton = components['schemas']['CallMeBackButton'];
export type CallMeBackButtonCreate = components['schemas']['CallMeBackButtonCreate'];
export type CallMeBackButtonSingle = components['schemas']['CallMeBackButtonSingle'];
export type CallMeBackButtonUpdate = components['schemas']['CallMeBackButtonUpdate'];
export type CallMeBackCdr = components['schemas']['CallMeBackCdr'];
export type CallMeBackCdrCollection = components['schemas']['CallMeBackCdrCollection'];
export type CallMeBackSetting = components['schemas']['CallMeBackSetting'];
export type CallMeBackSettingCollection = components['schemas']['CallMeBackSettingCollection'];
export type CallMeBackSettingInput = components['schemas']['CallMeBackSettingInput'];
export type CallMeBackSettingSingle = components['schemas']['CallMeBackSettingSingle'];
export type CallMeBackVisitor = components['schemas']['CallMeBackVisitor'];
export type CallMeBackVisitorCollection = components['schemas']['CallMeBackVisitorCollection'];
export type CallMissedEvent = components['schemas']['CallMissedEvent'];
export type CallRingingEvent = components['schemas']['CallRingingEvent'];
export type CallSingle = components['schemas']['CallSingle'];
export type CallTrackingCdrCollection = components['schemas']['CallTrackingCdrCollection'];
export type CallTrackingDdiBulkUpdate = components['schemas']['CallTrackingDdiBulkUpdate'];
export type CallTrackingDdiBulkUpdateItem = components['schemas']['CallTrackingDdiBulkUpdateItem'];
export type CallUnholdEvent = components['schemas']['CallUnholdEvent'];
export type CallUpdate = components['schemas']['CallUpdate'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignCollection = components['schemas']['CampaignCollection'];
export type CampaignCreate = components['schemas']['CampaignCreate'];
export type CampaignSingle = components['schemas']['CampaignSingle'];
export type CannedResponse = components['schemas']['CannedResponse'];
export type CannedResponseCollection = components['schemas']['CannedResponseCollection'];
export type CannedResponseInput = components['schemas']['CannedResponseInput'];
export type CannedResponseSingle = components['schemas']['CannedResponseSingle'];
export type Cdr = components['schemas']['Cdr'];
export type CdrBulkUpdate = components['schemas']['CdrBulkUpdate'];
export type CdrBulkUpdateItem = components['schemas']['CdrBulkUpdateItem'];
export type CdrCollection = components['schemas']['CdrCollection'];
export type CdrSingle = components['schemas']['CdrSingle'];
export type Chat = components['schemas']['Chat'];
export type ChatCollection = components['schemas']['ChatCollection'];
export type ChatSingle = components['schemas']['ChatSingle'];
export type Conference = components['schemas']['Conference'];
export type ConferenceCollection = components['schemas']['ConferenceCollection'];
export type ConferenceInput = components['schemas']['ConferenceInput'];
export type ConferenceSingle = components['schemas']['ConferenceSingle'];
export type ConfirmationRequest = components['schemas']['ConfirmationRequest'];
export type Contact = components['schemas']['Contact'];
export type ContactBulkUpdate = components['schemas']['ContactBulkUpdate'];
export type ContactBulkUpdateItem = components['schemas']['ContactBulkUpdateItem'];
export type ContactCollection = components['schemas']['ContactCollection'];
export type ContactInput = components['schemas']['ContactInput'];
export type ContactSingle = components['schemas']['ContactSingle'];
export type Ddi = components['schemas']['Ddi'];
export type DdiCollection = components['schemas']['DdiCollection'];
export type DdiSingle = components['schemas']['DdiSingle'];
export type DictionaryCollection = components['schemas']['DictionaryCollection'];
export type Error = components['schemas']['Error'];
export type Fax = components['schemas']['Fax'];
export type FaxCollection = components['schemas']['FaxCollection'];
export type FieldError = components['schemas']['FieldError'];
export type FieldsParameter = components['schemas']['FieldsParameter'];
export type FilterCondition = components['schemas']['FilterCondition'];
export type FilterList = components['schemas']['FilterList'];
export type FilterOperator = components['schemas']['FilterOperator'];
export type FilterParameter = components['schemas']['FilterParameter'];
export type GroupByParameter = components['schemas']['GroupByParameter'];
export type IncludeParameter = components['schemas']['IncludeParameter'];
export type Ivr = components['schemas']['Ivr'];
export type IvrCollection = components['schemas']['IvrCollection'];
export type IvrCreate = components['schemas']['IvrCreate'];
export type IvrSingle = components['schemas']['IvrSingle'];
export type IvrUpdate = components['schemas']['IvrUpdate'];
export type LeadcallCreate = components['schemas']['LeadcallCreate'];
export type Links = components['schemas']['Links'];
export type LiveCallId = components['schemas']['LiveCallId'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginResult = components['schemas']['LoginResult'];
export type Me = components['schemas']['Me'];
export type MediaSession = components['schemas']['MediaSession'];
export type MediaSessionCollection = components['schemas']['MediaSessionCollection'];
export type MediaSessionSingle = components['schemas']['MediaSessionSingle'];
export type MeSingle = components['schemas']['MeSingle'];
export type Monitor = components['schemas']['Monitor'];
export type MonitorAiDictionary = components['schemas']['MonitorAiDictionary'];
export type MonitorAiDictionaryCollection = components['schemas']['MonitorAiDictionaryCollection'];
export type MonitorAiDictionarySingle = components['schemas']['MonitorAiDictionarySingle'];
export type MonitorAudioReadyEvent = components['schemas']['MonitorAudioReadyEvent'];
export type MonitorCollection = components['schemas']['MonitorCollection'];
export type MonitorSingle = components['schemas']['MonitorSingle'];
export type MonitorUpdate = components['schemas']['MonitorUpdate'];
export type Msdr = components['schemas']['Msdr'];
export type MsdrCollection = components['schemas']['MsdrCollection'];
export type MsdrSingle = components['schemas']['MsdrSingle'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PickupGroup = components['schemas']['PickupGroup'];
export type PickupGroupCollection = components['schemas']['PickupGroupCollection'];
export type PickupGroupSingle = components['schemas']['PickupGroupSingle'];
export type Pong = components['schemas']['Pong'];
export type Queue = components['schemas']['Queue'];
export type QueueCollection = components['schemas']['QueueCollection'];
export type QueueCreate = components['schemas']['QueueCreate'];
export type QueueGroup = components['schemas']['QueueGroup'];
export type QueueGroupCollection = components['schemas']['QueueGroupCollection'];
export type QueueGroupInput = components['schemas']['QueueGroupInput'];
export type QueueGroupSingle = components['schemas']['QueueGroupSingle'];
export type QueueMembersResult = components['schemas']['QueueMembersResult'];
export type QueueMembersUpdate = components['schemas']['QueueMembersUpdate'];
export type QueueMemberUpdate = components['schemas']['QueueMemberUpdate'];
export type QueueSingle = components['schemas']['QueueSingle'];
export type QueueUser = components['schemas']['QueueUser'];
export type RecordId = components['schemas']['RecordId'];
export type RecordIdList = components['schemas']['RecordIdList'];
export type ReportSchedule = components['schemas']['ReportSchedule'];
export type ReportScheduleCollection = components['schemas']['ReportScheduleCollection'];
export type ReportScheduleInput = components['schemas']['ReportScheduleInput'];
export type ReportScheduleSingle = components['schemas']['ReportScheduleSingle'];
export type RingGroup = components['schemas']['RingGroup'];
export type RingGroupCollection = components['schemas']['RingGroupCollection'];
export type RingGroupInput = components['schemas']['RingGroupInput'];
export type RingGroupSingle = components['schemas']['RingGroupSingle'];
export type RoutingRule = components['schemas']['RoutingRule'];
export type RoutingRuleCollection = components['schemas']['RoutingRuleCollection'];
export type RoutingRuleInput = components['schemas']['RoutingRuleInput'];
export type RoutingRuleSingle = components['schemas']['RoutingRuleSingle'];
export type SecondFactorRequest = components['schemas']['SecondFactorRequest'];
export type SecondFactorRequired = components['schemas']['SecondFactorRequired'];
export type Sms = components['schemas']['Sms'];
export type SmsCollection = components['schemas']['SmsCollection'];
export type SmsCreate = components['schemas']['SmsCreate'];
export type SmsReceivedEvent = components['schemas']['SmsReceivedEvent'];
export type SmsSingle = components['schemas']['SmsSingle'];
export type SortDirection = components['schemas']['SortDirection'];
export type SortParameter = components['schemas']['SortParameter'];
export type SubResource = components['schemas']['SubResource'];
export type Timestamp = components['schemas']['Timestamp'];
export type TimestampOrNull = components['schemas']['TimestampOrNull'];
export type Total = components['schemas']['Total'];
export type UnspecifiedBody = components['schemas']['UnspecifiedBody'];
export type UnspecifiedRecord = components['schemas']['UnspecifiedRecord'];
export type User = components['schemas']['User'];
export type UserBulkUpdate = components['schemas']['UserBulkUpdate'];
export type UserBulkUpdateItem = components['schemas']['UserBulkUpdateItem'];
export type UserCollection = components['schemas']['UserCollection'];
export type UserGroup = components['schemas']['UserGroup'];
export type UserGroupCollection = components['schemas']['UserGroupCollection'];
export type UserGroupInput = components['schemas']['UserGroupInput'];
export type UserGroupSingle = components['schemas']['UserGroupSingle'];
export type UserSingle = components['schemas']['UserSingle'];
export type VmAnnouncement = components['schemas']['VmAnnouncement'];
export type VmAnnouncementCollection = components['schemas']['VmAnnouncementCollection'];
export type VmAnnouncementInput = components['schemas']['VmAnnouncementInput'];
export type VmAnnouncementSingle = components['schemas']['VmAnnouncementSingle'];
export type Voicemessage = components['schemas']['Voicemessage'];
export type VoicemessageBulkUpdate = components['schemas']['VoicemessageBulkUpdate'];
export type VoicemessageBulkUpdateItem = components['schemas']['VoicemessageBulkUpdateItem'];
export type VoicemessageCollection = components['schemas']['VoicemessageCollection'];
export type VoicemessageSingle = components['schemas']['VoicemessageSingle'];
export type Webcall = components['schemas']['Webcall'];
export type WebcallCollection = components['schemas']['WebcallCollection'];
export type WebcallCreate = components['schemas']['WebcallCreate'];
export type WebcallSingle = components['schemas']['WebcallSingle'];
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
interface listAclRoles {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: '_name' | 'id' | 'name' | 'product_code';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['AclRoleCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getAclRole {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['AclRoleSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listApiTokens {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ApiTokenCollection'];
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
      'application/json': components['schemas']['ApiTokenCreate'];
    };
  };
  responses: {
    '4XX': {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    201: {
      content: {
        'application/json': components['schemas']['ApiTokenSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface deleteApiToken {
  parameters: {
    path: {
      token: components['parameters']['token'];
    };
  };
  responses: {
    '2XX': {};
    '4XX': {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listCallFlows {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'created_at' | 'description' | 'id' | 'name' | 'status' | 'thumbnail';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallFlowCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getCallFlow {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallFlowSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listCallLabels {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: components['schemas']['GroupByParameter'];
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallLabelCollection'];
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
      'application/json': components['schemas']['CallLabelInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CallLabelSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getCallLabel {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallLabelSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteCallLabel {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateCallLabel {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['CallLabelInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallLabelSingle'];
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
      'application/json': components['schemas']['CallMeBackButtonCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CallMeBackButtonSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getCallMeBackButton {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackButtonSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteCallMeBackButton {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface updateCallMeBackButton {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['CallMeBackButtonUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackButtonSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCallMeBackCdrs {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: components['schemas']['GroupByParameter'];
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackCdrCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCallMeBackSettings {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackSettingCollection'];
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
      'application/json': components['schemas']['CallMeBackSettingInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CallMeBackSettingSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getCallMeBackSetting {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackSettingSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteCallMeBackSetting {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface updateCallMeBackSetting {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['CallMeBackSettingInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackSettingSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listCallMeBackVisitors {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: components['schemas']['GroupByParameter'];
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackVisitorCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCallMeBackWebsites {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallMeBackSettingCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCalls {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallCollection'];
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
      'application/json': components['schemas']['CallCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CallSingle'];
      };
    };
    400: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    401: components['responses']['Unauthorized'];
    412: components['responses']['NoPhoneOnline'];
  };
}
interface getCall {
  parameters: {
    path: {
      id: components['schemas']['LiveCallId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
interface deleteCall {
  parameters: {
    path: {
      id: components['schemas']['LiveCallId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
interface updateCall {
  parameters: {
    path: {
      id: components['schemas']['LiveCallId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['CallUpdate'];
    };
  };
  responses: {
    '2XX': {
      content: {
        'application/json': components['schemas']['CallSingle'];
      };
    };
    301: {
      content: {
        'application/json': components['schemas']['CallSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
interface listCallMonitors {
  parameters: {
    path: {
      id: components['schemas']['LiveCallId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listCallTrace {
  parameters: {
    path: {
      id: components['schemas']['LiveCallId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listCampaigns {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CampaignCollection'];
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
      'application/json': components['schemas']['CampaignCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CampaignSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCallTrackingCdrs {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallTrackingCdrCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCallTrackingDdis {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['DdiCollection'];
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
      'application/json': components['schemas']['CallTrackingDdiBulkUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listCdrs {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CdrCollection'];
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
      'application/json': components['schemas']['CdrBulkUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface getCdr {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CdrSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface downloadCdrPcap {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
interface downloadCdrTrace {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
interface listCdrNotes {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listTrackedCdrs {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CallTrackingCdrCollection'];
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
        'application/json': components['schemas']['DictionaryCollection'];
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
interface deleteChatMessages {
  parameters: {
    path: {
      ids: components['schemas']['RecordIdList'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listChats {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ChatCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getChat {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ChatSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listConferences {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'ann_join_leave' | 'confno' | 'confno_pstn' | 'id' | 'monitor' | 'name' | 'pin' | 'pin_pstn';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ConferenceCollection'];
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
      'application/json': components['schemas']['ConferenceInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['ConferenceSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getConference {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ConferenceSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteConference {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateConference {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['ConferenceInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ConferenceSingle'];
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
      'application/json': components['schemas']['ConfirmationRequest'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
interface listContacts {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ContactCollection'];
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
      'application/json': components['schemas']['ContactInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['ContactSingle'];
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
      'application/json': components['schemas']['ContactBulkUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface getContact {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ContactSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteContacts {
  parameters: {
    path: {
      id: components['schemas']['RecordIdList'];
    };
  };
  responses: {
    202: components['responses']['DeletionAccepted'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateContact {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['ContactInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ContactSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface listContactCdrs {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface deleteCustomer {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface listDdis {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['DdiCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getDdi {
  parameters: {
    path: {
      e164: components['parameters']['e164'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['DdiSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listTrackedDdis {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['DdiCollection'];
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
        'application/json': components['schemas']['DictionaryCollection'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listFaxes {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'charge' | 'created_at' | 'filename' | 'from' | 'id' | 'pages' | 'status' | 'to' | 'type';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['FaxCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listIvrs {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['IvrCollection'];
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
      'application/json': components['schemas']['IvrCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['IvrSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getIvr {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['IvrSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateIvr {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['IvrUpdate'];
    };
  };
  responses: {
    '2XX': {
      content: {
        'application/json': components['schemas']['IvrSingle'];
      };
    };
    '4XX': {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface createLeadcall {
  parameters: {};
  requestBody: {
    content: {
      'application/json': components['schemas']['LeadcallCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CallSingle'];
      };
    };
    400: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface login {
  parameters: {};
  requestBody: {
    content: {
      'application/json': components['schemas']['LoginRequest'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['LoginResult'];
      };
    };
    202: {
      content: {
        'application/json': components['schemas']['SecondFactorRequired'];
      };
    };
    400: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
}
interface loginWithSecondFactor {
  parameters: {};
  requestBody: {
    content: {
      'application/json': components['schemas']['SecondFactorRequest'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['LoginResult'];
      };
    };
    400: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
}
interface logout {
  parameters: {};
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['Acknowledgement'];
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
        'application/json': components['schemas']['MeSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface listMediaSessions {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MediaSessionCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getMediaSession {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MediaSessionSingle'];
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
        'application/json': components['schemas']['DictionaryCollection'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listMonitors {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MonitorCollection'];
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
interface getMonitor {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MonitorSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteMonitors {
  parameters: {
    path: {
      id: components['schemas']['RecordIdList'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateMonitor {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['MonitorUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MonitorSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface downloadMonitorMp3 {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
interface listMonitorAiDictionaries {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'created_at' | 'id' | 'token';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MonitorAiDictionaryCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface getMonitorAiDictionary {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MonitorAiDictionarySingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listMsdrs {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MsdrCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getMsdr {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['MsdrSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface downloadMsdrPcap {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
interface downloadMsdrTrace {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
        'application/json': components['schemas']['DictionaryCollection'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface requestPasswordReset {
  parameters: {};
  requestBody: {
    content: {
      'application/json': components['schemas']['PasswordResetRequest'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
interface listPickupGroups {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'id' | 'name' | 'users';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['PickupGroupCollection'];
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface getPickupGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['PickupGroupSingle'];
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
        'application/json': components['schemas']['Pong'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listQueueGroups {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'id' | 'name';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['QueueGroupCollection'];
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
      'application/json': components['schemas']['QueueGroupInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['QueueGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getQueueGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['QueueGroupSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteQueueGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateQueueGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['QueueGroupInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['QueueGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface listQueues {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['QueueCollection'];
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
      'application/json': components['schemas']['QueueCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['QueueSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getQueue {
  parameters: {
    query?: {
      include?: components['schemas']['IncludeParameter'];
    };
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['QueueSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateQueueMembers {
  parameters: {
    query?: {
      fields?: components['schemas']['FieldsParameter'];
      include?: components['schemas']['IncludeParameter'];
    };
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['QueueMembersUpdate'];
    };
  };
  responses: {
    '4XX': {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    200: {
      content: {
        'application/json': components['schemas']['QueueMembersResult'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listReportSchedules {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ReportScheduleCollection'];
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
      'application/json': components['schemas']['ReportScheduleInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['ReportScheduleSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getReportSchedule {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ReportScheduleSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteReportSchedule {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateReportSchedule {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['ReportScheduleInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['ReportScheduleSingle'];
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
        'application/json': components['schemas']['DictionaryCollection'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface resetPassword {
  parameters: {};
  requestBody: {
    content: {
      'application/json': components['schemas']['PasswordReset'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
interface listRingGroups {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['RingGroupCollection'];
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
      'application/json': components['schemas']['RingGroupInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['RingGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getRingGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['RingGroupSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteRingGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateRingGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['RingGroupInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['RingGroupSingle'];
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
        'application/json': components['schemas']['DictionaryCollection'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listRoutingRules {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['RoutingRuleCollection'];
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
      'application/json': components['schemas']['RoutingRuleInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['RoutingRuleSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getRoutingRule {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['RoutingRuleSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateRoutingRule {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['RoutingRuleInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['RoutingRuleSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface listSms {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['SmsCollection'];
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
      'application/json': components['schemas']['SmsCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['SmsSingle'];
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
interface getSms {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['SmsSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listCannedResponses {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CannedResponseCollection'];
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
      'application/json': components['schemas']['CannedResponseInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['CannedResponseSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getCannedResponse {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CannedResponseSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteCannedResponse {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface updateCannedResponse {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['CannedResponseInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['CannedResponseSingle'];
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
        'application/json': components['schemas']['DictionaryCollection'];
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
interface listUserGroupPolicies {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'color' | 'id' | 'name';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserGroupCollection'];
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
      'application/json': components['schemas']['UserGroupInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['UserGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getUserGroupPolicy {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserGroupSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteUserGroupPolicy {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateUserGroupPolicy {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['UserGroupInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface listUserGroups {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'color' | 'id' | 'name';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserGroupCollection'];
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
      'application/json': components['schemas']['UserGroupInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['UserGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getUserGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserGroupSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteUserGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateUserGroup {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['UserGroupInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserGroupSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface listUsers {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserCollection'];
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
      'application/json': components['schemas']['UserBulkUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface getUser {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UserSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteUser {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface getUserAudio {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteUserAudio {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
interface listUserCalls {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listUserCdrs {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface downloadUserCdrsCsv {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
interface listUserChatMessages {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listUserContacts {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listUserSmsThreadMessages {
  parameters: {
    path: {
      from: components['parameters']['threadFrom'];
      id: components['schemas']['RecordId'];
      to: components['parameters']['threadTo'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listUserSmsThreads {
  parameters: {
    path: {
      from: components['parameters']['threadFrom'];
      id: components['schemas']['RecordId'];
      to: components['parameters']['threadTo'];
    };
  };
  responses: {
    '4XX': components['responses']['Refused'];
    200: {
      content: {
        'application/json': components['schemas']['SubResource'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface listVmAnnouncements {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
      group_by?: 'created_at' | 'description' | 'extension' | 'id';
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['VmAnnouncementCollection'];
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
      'application/json': components['schemas']['VmAnnouncementInput'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['VmAnnouncementSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface getVmAnnouncement {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['VmAnnouncementSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteVmAnnouncement {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface updateVmAnnouncement {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  requestBody: {
    content: {
      'application/json': components['schemas']['VmAnnouncementInput'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['VmAnnouncementSingle'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listVoicemessages {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['VoicemessageCollection'];
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
      'application/json': components['schemas']['VoicemessageBulkUpdate'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['UnspecifiedBody'];
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface getVoicemessage {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['VoicemessageSingle'];
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface deleteVoicemessages {
  parameters: {
    path: {
      id: components['schemas']['RecordIdList'];
    };
  };
  responses: {
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface downloadVoicemessageMp3 {
  parameters: {
    path: {
      id: components['schemas']['RecordId'];
    };
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
interface listWebcalls {
  parameters: {
    query?: {
      dir?: components['parameters']['dir'];
      fields?: components['schemas']['FieldsParameter'];
      filter?: components['schemas']['FilterList'];
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
      include?: components['schemas']['IncludeParameter'];
      limit?: components['parameters']['limit'];
      page?: components['parameters']['page'];
      sort?: components['schemas']['SortParameter'];
    };
  };
  responses: {
    200: {
      content: {
        'application/json': components['schemas']['WebcallCollection'];
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
      'application/json': components['schemas']['WebcallCreate'];
    };
  };
  responses: {
    201: {
      content: {
        'application/json': components['schemas']['WebcallSingle'];
      };
    };
    400: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface onCallConnected {
  parameters: {};
  requestBody: {
    content: {
      'application/json': components['schemas']['CallConnectedEvent'];
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
      'application/json': components['schemas']['CallDtmfEvent'];
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
      'application/json': components['schemas']['CallHangupEvent'];
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
      'application/json': components['schemas']['CallHoldEvent'];
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
      'application/json': components['schemas']['CallInitialEvent'];
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
      'application/json': components['schemas']['CallMissedEvent'];
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
      'application/json': components['schemas']['CallRingingEvent'];
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
      'application/json': components['schemas']['CallUnholdEvent'];
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
      'application/json': components['schemas']['MonitorAudioReadyEvent'];
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
      'application/json': components['schemas']['SmsReceivedEvent'];
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
