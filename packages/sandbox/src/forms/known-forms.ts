import type { Form } from './form.ts';
import {
  callState,
  campaign,
  cdrSamples,
  cdrWords,
  changedCall,
  deletedContacts,
  eventContext,
  eventIds,
  eventLegs,
  furtherEvents,
  noPhoneOnline,
  queueRecord,
  recording,
} from './records.ts';
import {
  errorElements,
  errorWords,
  malformedBasic,
  newApiToken,
  ownId,
  ownRecord,
  pong,
  secondFactor,
  userRecord,
  userTelephony,
} from './users.ts';

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
