import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connected, connect } from './support/mcp.ts';
import { useSandbox } from './support/telephony.ts';

const own = useSandbox();
let mcp: Connected;
beforeAll(async () => {
  mcp = await connect(own);
});
afterAll(() => mcp.close());

/** What somebody asks an assistant to do, and what does it. */
const TASKS: readonly [words: string, wanted: string][] = [
  ['missed calls', 'find_calls'],
  ['whom do we have to call back', 'owed_call_backs'],
  ['which calls are going on right now', 'live_calls'],
  ['recordings of a call', 'listMonitors'],
  ['call recordings', 'listMonitors'],
  ['delete a recording', 'deleteMonitors'],
  ['dial a number from my phone', 'createCall'],
  ['click to call', 'createCall'],
  ['connect two numbers', 'createWebcall'],
  ['transfer a call', 'updateCall'],
  ['hang up', 'deleteCall'],
  ['send an SMS', 'createSms'],
  ['read text messages', 'listSms'],
  ['SMS thread with a number', 'listUserSmsThreadMessages'],
  ['canned responses', 'listCannedResponses'],
  ['call detail records', 'listCdrs'],
  ['notes of a CDR', 'listCdrNotes'],
  ['change several CDRs', 'bulkUpdateCdrs'],
  ['who am I signed in as', 'getMe'],
  ['list all users', 'listUsers'],
  ['delete a user', 'deleteUser'],
  ['calls of a user', 'listUserCalls'],
  ['find a contact', 'listContacts'],
  ['add a contact', 'createContact'],
  ['change the phone number of a contact', 'updateContact'],
  ['call queues', 'listQueues'],
  ['let an agent join a queue', 'updateQueueMembers'],
  ['create a ring group', 'createRingGroup'],
  ['phone numbers we own', 'listDdis'],
  ['voicemail messages', 'listVoicemessages'],
  ['delete voicemail', 'deleteVoicemessages'],
  ['conference rooms', 'listConferences'],
  ['change the PIN of a conference', 'updateConference'],
  ['routing rules', 'listRoutingRules'],
  ['IVR menu', 'listIvrs'],
  ['API tokens', 'listApiTokens'],
  ['revoke a token', 'deleteApiToken'],
  ['schedule a report by e-mail', 'createReportSchedule'],
  ['faxes', 'listFaxes'],
  ['call tracking campaigns', 'listCampaigns'],
];

test.for(TASKS)('"%s" finds %s among the first three', async ([words, wanted]) => {
  const { data } = await mcp.call('search', { words });
  const found = (data as { operation?: string; tool?: string }[]).slice(0, 3);
  expect(found.map(({ operation, tool }) => operation ?? tool)).toContain(wanted);
});
