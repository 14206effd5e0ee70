/** Why a command is not carried out. Whoever gave it words it: fields and statuses are not its business. */
export type Reason =
  /** There is no such live call or leg. */
  | { kind: 'no-call' }
  /** The call does not ring where it could be picked up; `user` is whose phone was meant. */
  | { kind: 'not-ringing'; state: string; user: number | undefined }
  /** The call is not in the state that the command needs. */
  | { kind: 'wrong-state'; state: string; rule: string }
  | { kind: 'not-recordable'; why: string }
  /** A user who does not exist. */
  | { kind: 'no-user' }
  /** The user has no phone online (ledger O-40). */
  | { kind: 'no-phone' }
  /** The destination is the extension of a party that stays. */
  | { kind: 'own-extension' }
  | { kind: 'in-voicemail' }
  /** Not one of the keys of a phone. */
  | { kind: 'no-key' }
  /** Not a number in E.164 format: of the caller, of the destination, or the one to show. */
  | { kind: 'no-number'; role: 'caller' | 'destination' | 'shown' }
  /** An extension that nobody has. */
  | { kind: 'no-extension'; extension: string }
  /** Not a number of the account that takes calls. */
  | { kind: 'no-ddi'; number: string; isFax: boolean }
  /** The number that a lead call shows is not one of the account's. */
  | { kind: 'no-own-number' }
  /** Too many web calls in a minute (ledger O-09). */
  | { kind: 'too-many' };

/** A command that is refused; nothing has changed. */
export class Rejection extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`Rejected: ${reason.kind}`);
    this.reason = reason;
  }
}
