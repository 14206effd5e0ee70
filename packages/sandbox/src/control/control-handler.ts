import type { operations } from '../generated/control.ts';
import type { Platform } from '../platform/platform.ts';
import type { AnswerIn, BodyIn, PathIn, QueryIn } from '../types/operation-types.ts';
import type { Stream } from './stream.ts';

/** Every operation of the control plane. */
export type ControlId = keyof operations;

/** A request that keeps the document of the control plane. */
export interface ControlRequest<Id extends ControlId> {
  platform: Platform;
  stream: Stream;
  path: PathIn<operations[Id]>;
  query: QueryIn<operations[Id]>;
  body: BodyIn<operations[Id]>;
}

type ControlAnswer<Id extends ControlId> = AnswerIn<operations[Id]>;

/** Handles an operation of the control plane. Errors are thrown as a `Refusal`. */
export type ControlHandler<Id extends ControlId> = (
  request: ControlRequest<Id>,
) => ControlAnswer<Id> | Promise<ControlAnswer<Id>>;

/** A handler for each of some operations. */
export type ControlHandlers<Id extends ControlId = ControlId> = { [I in Id]: ControlHandler<I> };
