import type { FieldError } from '@telephony/contract';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '@telephony/http/operation-types';
import type { Front, FrontOperationId } from '@telephony/http';
import type { operations, Settings } from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Stream } from './stream.ts';
import type { ExchangeLog } from './exchange-log.ts';
import type { Receiver } from './receiver.ts';

/** The operations that only the sandbox's control plane has. */
export type ControlId = Exclude<keyof operations, FrontOperationId>;

/** A request that keeps the document of the control plane. */
export interface ControlRequest<Id extends ControlId> {
  /** The platform of the account that is meant. */
  platform: Platform;
  /** The platform of the first account, which has the others. */
  all: Platform;
  stream: Pick<Stream, 'tellAll' | 'tellTime'>;
  front: Front;
  exchanges: ExchangeLog;
  receiver: Receiver;
  /** The settings of the start. */
  atStart: Settings;
  path: PathIn<operations[Id]>;
  query: QueryIn<operations[Id]>;
  body: BodyIn<operations[Id]>;
}

type ControlResponse<Id extends ControlId> = ResponseIn<operations[Id]> & {
  /** What was taken but is probably not meant. */
  warnings?: readonly FieldError[] | undefined;
};

/** Handles an operation of the control plane. Errors are thrown as a `Refusal`. */
export type ControlHandler<Id extends ControlId> = (
  request: ControlRequest<Id>,
) => ControlResponse<Id> | Promise<ControlResponse<Id>>;

/** A handler for each of some operations. */
export type ControlHandlers<Id extends ControlId = ControlId> = { [I in Id]: ControlHandler<I> };
