import type { Form } from '../shape/form.ts';
import { callState, changedCall, noPhoneOnline } from './calls.ts';
import { cdrSamples, cdrWords } from './cdrs.ts';
import { errorElements, errorWords, malformedBasic } from './errors.ts';
import { eventContext, eventIds, eventLegs, furtherEvents } from './events.ts';
import { queueRecord } from './queues.ts';
import { campaign, deletedContacts, recording } from './records.ts';
import { newApiToken, pong } from './sessions.ts';
import { ownId, ownRecord, secondFactor, userRecord, userTelephony } from './users.ts';

const all = [
  secondFactor,
  ownId,
  deletedContacts,
  campaign,
  errorElements,
  newApiToken,
  callState,
  pong,
  cdrWords,
  recording,
  queueRecord,
  userTelephony,
  ownRecord,
  malformedBasic,
  eventIds,
  eventContext,
  eventLegs,
  furtherEvents,
  noPhoneOnline,
  errorWords,
  cdrSamples,
  userRecord,
  changedCall,
] as const;

/** The id of a ledger's entry with two forms. */
export type FormId = (typeof all)[number]['id'];

/** Everything that has two forms, in the order of the ledger. */
export const forms: readonly Form<FormId>[] = all;
