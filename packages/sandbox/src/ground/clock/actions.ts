/**
 * What a clock can be asked to do later: its kind, and data of its own. Data and not functions, so that a snapshot can hold
 * what is still to come.
 */
export interface Action {
  kind: string;
  data: unknown;
}

/** An action that is due at a time. */
export type Scheduled<A extends Action = Action> = A & {
  /** Milliseconds since 1970, UTC. */
  time: number;
  /** Orders what is due at the same time. */
  sequence: number;
};

/** What each kind of action does: a kind without it does not compile. */
export type ActionHandlers<A extends Action> = {
  [K in A['kind']]: (data: Extract<A, { kind: K }>['data']) => void;
};
