import type { FieldError } from '@telephony/contract';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '@telephony/http/operation-types';
import type { Front, FrontOperationId } from '@telephony/http';
import type { operations, Settings } from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Stream } from './stream.ts';
import type { Receiver } from './receiver.ts';

/** The operations of the sandbox's control plane that the mock's does not have. */
export type ControlId = Exclude<keyof operations, FrontOperationId>;

export interface ControlRequest<Id extends ControlId> {
  /** The account that the request is about. */
  platform: Platform;
  /** The first account, which has the others. */
  first: Platform;
  streams: readonly Stream[];
  front: Front;
  receiver: Receiver;
  startSettings: Settings;
  path: PathIn<operations[Id]>;
  query: QueryIn<operations[Id]>;
  body: BodyIn<operations[Id]>;
}

type ControlResponse<Id extends ControlId> = ResponseIn<operations[Id]> & {
  warnings?: readonly FieldError[] | undefined;
};

export type ControlHandler<Id extends ControlId> = (
  request: ControlRequest<Id>,
) => ControlResponse<Id> | Promise<ControlResponse<Id>>;

export type ControlHandlers = { [Id in ControlId]: ControlHandler<Id> };
