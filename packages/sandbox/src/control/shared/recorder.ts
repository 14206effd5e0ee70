import { fullName } from '../../platform/exchange/directory.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  callerOf,
  isCallingCaller,
  type LiveCall,
  type Party,
  type Side,
  talkingLeg,
  userAt,
  usersOf,
} from '../../telephony/state/call.ts';
import type { Command } from '../../telephony/state/command.ts';

/** Something that was done to a call. */
export interface Deed {
  /** Milliseconds since 1970. */
  at: number;
  sentence: string;
  /** No call was live before. */
  isFirst: boolean;
}

const MAX_DEEDS = 1000;

/** Writes down what is done to calls, as sentences of a scenario: the latest, from a moment on at which no call was live. */
export class ScenarioRecorder {
  readonly #platform: Platform;
  readonly #deeds: Deed[] = [];
  // Earlier ones are left out.
  isCut = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    const { calls, wrap_ups: wrapUps } = platform.store.tables;
    platform.exchange.onCommand = (command, call) => {
      const sentence = this.#sentenceOf(command, call);
      const isFirst = calls.size + wrapUps.size === 0;
      const isMiddle = this.isCut && this.#deeds.length === 0 && !isFirst;
      if (sentence && !isMiddle) this.#add({ at: platform.clock.now(), sentence, isFirst });
    };
  }

  get deeds(): readonly Deed[] {
    return this.#deeds;
  }

  clear(): void {
    this.#deeds.length = 0;
    this.isCut = false;
  }

  #add(deed: Deed): void {
    this.#deeds.push(deed);
    if (this.#deeds.length <= MAX_DEEDS) return;
    const begin = this.#deeds.findIndex(({ isFirst }, index) => isFirst && index > 0);
    this.#deeds.splice(0, begin < 0 ? this.#deeds.length : begin);
    this.isCut = true;
  }

  #sentenceOf(command: Command, call: LiveCall | undefined): string | undefined {
    if (command.kind === 'receive') return `${command.number} calls ${command.dialled}`;
    if (command.kind === 'place') return `${this.#user(command.user)} calls ${command.dialled}`;
    if (!call) return undefined;
    switch (command.kind) {
      case 'answer':
      case 'reject':
        return `${this.#rung(call, command)} ${command.kind}s${this.#of(call)}`;
      case 'hold':
      case 'resume':
        return `${this.#at(call, command.side ?? 'dst')} ${command.kind}s${this.#of(call)}`;
      case 'transfer':
        return `${this.#own(call, command.user)} transfers${this.#of(call)} to ${command.dialled}`;
      case 'consult':
        return `${this.#own(call, command.user)} consults ${command.dialled}`;
      case 'join':
        return `${this.#own(call, undefined)} hands over`;
      case 'press':
        return `${this.#at(call, 'src')} presses ${command.key}`;
      case 'hang-up':
        return `${command.user === undefined ? this.#at(call, command.side ?? 'src') : this.#user(command.user)} hangs up${this.#of(call, ' on')}`;
      default:
        return undefined;
    }
  }

  // The other party, where a user of the call is in several.
  #of(call: LiveCall, word = ''): string {
    const { calls } = this.#platform.exchange;
    const crowded = usersOf(call).find((user) => calls.ofUser(user).length > 1);
    if (crowded === undefined) return '';
    const isCaller = callerOf(call.leg) === crowded;
    return `${word} ${this.#at(call, isCaller ? 'dst' : 'src')}`;
  }

  // Whose phone rings: of the leg that was named, or the first.
  #rung(call: LiveCall, { leg: id, user }: { leg: number; user?: number | undefined }): string {
    if (user !== undefined) return this.#user(user);
    if (isCallingCaller(call)) return this.#at(call, 'src');
    const leg = call.phones.find((phone) => phone.id === id) ?? call.phones[0] ?? call.leg;
    const at = userAt(leg);
    return at === undefined ? this.#at(call, 'dst') : this.#user(at);
  }

  // The user of the account: the called one, else the one who calls.
  #own(call: LiveCall, user: number | undefined): string {
    const own = user ?? userAt(talkingLeg(call)) ?? callerOf(call.leg);
    return own === undefined ? this.#at(call, 'dst') : this.#user(own);
  }

  #at(call: LiveCall, side: Side): string {
    if (side === 'src') return this.#party(call.leg.caller);
    const { place } = talkingLeg(call);
    if (place.kind === 'user') return this.#user(place.id);
    return place.kind === 'number' ? place.number : this.#party(call.leg.caller);
  }

  #party(party: Party): string {
    return party.kind === 'user' ? this.#user(party.user) : party.number;
  }

  #user(id: number): string {
    return userName(this.#platform, id);
  }
}

export function userName({ store }: Platform, id: number): string {
  const user = store.tables.users.get(id);
  return (user && fullName(user)) ?? user?.ext ?? String(id);
}
