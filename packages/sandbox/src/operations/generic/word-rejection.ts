import { invalid, Refusal } from '@telephony/http';
import { notFound } from './not-found.ts';
import { type Reason, Rejection } from '../../telephony/state/rejection.ts';

/** The fields of a request that hold what a command needs. */
export interface CommandFields {
  /** Number or extension that is called. */
  destination?: string;
  /** Number or user that calls. */
  caller?: string;
  /** Number that is shown. */
  shown?: string;
  /** State that is asked for, where a field has it. */
  state?: string;
  /** What to say where there is no such call. Default: what the platform says of anything that is not there. */
  noCall?: string;
}

/** Carries out what a request asks of the exchange. @throws Refusal that words a rejection with the fields of the request. */
export function carryOut<T>(fields: CommandFields, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof Rejection ? refusalOf(error.reason, fields) : error;
  }
}

function refusalOf(reason: Reason, fields: CommandFields): Refusal {
  const { destination = 'body.to', caller = 'body.from', shown = 'body.caller_id', state, noCall } = fields;
  switch (reason.kind) {
    case 'no-call':
      return noCall === undefined ? notFound() : new Refusal(404, noCall);
    case 'not-ringing':
      return new Refusal(
        400,
        `The call is ${reason.state}, and ${reason.user === undefined ? 'no phone' : `no phone of user ${reason.user}`} rings that can be picked up or reject it.`,
        state === undefined
          ? []
          : [{ field: state, message: 'is not possible: no phone of the account rings' }],
      );
    case 'wrong-state':
      return new Refusal(400, `The call is ${reason.state}; ${reason.rule}.`);
    case 'not-recordable':
      return invalid('body.monitor_state', `is not possible: ${reason.why}`);
    case 'no-user':
      return invalid(caller, 'This value is not valid');
    case 'no-phone':
      return new Refusal(412, 'Unable to make a call with no VoIP clients registered');
    case 'own-extension':
      return invalid(destination, 'is the extension of a party of the call');
    case 'in-voicemail':
      return invalid(destination, 'cannot be changed: the call has gone to voicemail');
    case 'no-key':
      return invalid('body.key', 'must be one of 0 to 9, * or #');
    case 'no-number':
      return invalid({ caller, destination, shown }[reason.role], 'must be a phone number in E.164 format');
    case 'no-extension':
      return invalid(destination, `is an extension that nobody has: ${reason.extension}`);
    case 'no-ddi':
      return invalid(
        destination,
        reason.isFax
          ? 'is a fax number: send a fax with /simulate/fax'
          : `is not a number of the account: ${reason.number}`,
      );
    case 'no-own-number':
      return new Refusal(400, 'DDI not found');
    case 'too-many':
      return new Refusal(400, 'Maximum per minute call rate exceeded');
  }
}
