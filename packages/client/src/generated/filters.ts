/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The collections, and what is known of their filters beyond the type of the record: `timestamps` are the fields with
 * a date and time, `also` the names that can be filtered without being fields, `refused` the fields that the platform
 * refuses with 400.
 */
export interface Collections {
  '/aclroles': { timestamps: never; also: never; refused: never };
  '/apitokens': { timestamps: 'created_at' | 'last_request_at'; also: never; refused: never };
  '/callflows': { timestamps: 'created_at'; also: never; refused: never };
  '/calllabels': { timestamps: never; also: never; refused: never };
  '/callmeback/cdrs': { timestamps: never; also: never; refused: never };
  '/callmeback/settings': { timestamps: 'created_at'; also: never; refused: never };
  '/callmeback/visitors': { timestamps: never; also: never; refused: never };
  '/callmeback/websites': { timestamps: 'created_at'; also: never; refused: never };
  '/calls': { timestamps: never; also: never; refused: never };
  '/calltracking/campaigns': { timestamps: 'created_at'; also: never; refused: never };
  '/calltracking/cdrs': { timestamps: 'calldate'; also: never; refused: never };
  '/calltracking/ddis': { timestamps: 'created_at'; also: never; refused: never };
  '/cdrs': { timestamps: 'calldate'; also: never; refused: never };
  '/cdrs/calltracking': { timestamps: 'calldate'; also: never; refused: never };
  '/chats': { timestamps: 'created_at'; also: never; refused: never };
  '/conferences': { timestamps: never; also: never; refused: never };
  '/contacts': { timestamps: 'created_at' | 'last_call_at' | 'next_call_at'; also: never; refused: never };
  '/ddis': { timestamps: 'created_at'; also: never; refused: never };
  '/ddis/calltracking': { timestamps: 'created_at'; also: never; refused: never };
  '/faxes': { timestamps: 'created_at'; also: never; refused: 'from' | 'to' };
  '/ivrs': { timestamps: never; also: never; refused: never };
  '/mediasessions': { timestamps: 'created_at' | 'updated_at'; also: never; refused: never };
  '/monitors': { timestamps: 'created_at' | 'timestamp'; also: 'live_id'; refused: never };
  '/monitors/aidictionary': { timestamps: 'created_at'; also: never; refused: never };
  '/msdrs': { timestamps: 'created_at'; also: never; refused: never };
  '/pickupgroups': { timestamps: never; also: never; refused: never };
  '/queuegroups': { timestamps: never; also: never; refused: never };
  '/queues': { timestamps: never; also: never; refused: never };
  '/reportschedules': {
    timestamps: 'created_at' | 'last_run_at' | 'next_run_at';
    also: never;
    refused: never;
  };
  '/ringgroups': { timestamps: never; also: never; refused: never };
  '/routingrules': { timestamps: never; also: never; refused: never };
  '/sms': { timestamps: 'created_at'; also: never; refused: never };
  '/sms/cannedresponses': { timestamps: 'created_at'; also: never; refused: never };
  '/usergrouppolicies': { timestamps: never; also: never; refused: never };
  '/usergroups': { timestamps: never; also: never; refused: never };
  '/users': { timestamps: 'created_at'; also: never; refused: never };
  '/vmannouncements': { timestamps: 'created_at'; also: never; refused: never };
  '/voicemessages': { timestamps: 'origtime'; also: never; refused: never };
  '/webcalls': { timestamps: 'calldate'; also: never; refused: never };
}

/** The operation that lists each collection. */
export const LISTED_BY: Readonly<Record<keyof Collections, string>> = {
  '/aclroles': 'listAclRoles',
  '/apitokens': 'listApiTokens',
  '/callflows': 'listCallFlows',
  '/calllabels': 'listCallLabels',
  '/callmeback/cdrs': 'listCallMeBackCdrs',
  '/callmeback/settings': 'listCallMeBackSettings',
  '/callmeback/visitors': 'listCallMeBackVisitors',
  '/callmeback/websites': 'listCallMeBackWebsites',
  '/calls': 'listCalls',
  '/calltracking/campaigns': 'listCampaigns',
  '/calltracking/cdrs': 'listCallTrackingCdrs',
  '/calltracking/ddis': 'listCallTrackingDdis',
  '/cdrs': 'listCdrs',
  '/cdrs/calltracking': 'listTrackedCdrs',
  '/chats': 'listChats',
  '/conferences': 'listConferences',
  '/contacts': 'listContacts',
  '/ddis': 'listDdis',
  '/ddis/calltracking': 'listTrackedDdis',
  '/faxes': 'listFaxes',
  '/ivrs': 'listIvrs',
  '/mediasessions': 'listMediaSessions',
  '/monitors': 'listMonitors',
  '/monitors/aidictionary': 'listMonitorAiDictionaries',
  '/msdrs': 'listMsdrs',
  '/pickupgroups': 'listPickupGroups',
  '/queuegroups': 'listQueueGroups',
  '/queues': 'listQueues',
  '/reportschedules': 'listReportSchedules',
  '/ringgroups': 'listRingGroups',
  '/routingrules': 'listRoutingRules',
  '/sms': 'listSms',
  '/sms/cannedresponses': 'listCannedResponses',
  '/usergrouppolicies': 'listUserGroupPolicies',
  '/usergroups': 'listUserGroups',
  '/users': 'listUsers',
  '/vmannouncements': 'listVmAnnouncements',
  '/voicemessages': 'listVoicemessages',
  '/webcalls': 'listWebcalls',
};

/** The names of all fields with a date and time. */
export const TIMESTAMPS: readonly string[] = [
  'calldate',
  'created_at',
  'last_call_at',
  'last_request_at',
  'last_run_at',
  'next_call_at',
  'next_run_at',
  'origtime',
  'timestamp',
  'updated_at',
];
