import { testNumber } from '../../assumptions/assumptions.ts';
import type { Chance } from '../../infrastructure/random.ts';
import { ownNumber } from '../../platform/exchange/numbers.ts';
import { IVR_KEYS } from '../../platform/exchange/store-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import { isTalking, type Leg, type LiveCall, userAt } from '../../telephony/state/call.ts';
import type { CommandOf, EventEffect } from '../../telephony/state/command.ts';
import { type Member, membersOf } from './add-users.ts';
import type { Done, PastExchange } from './past-exchange.ts';

type Target = Pick<CommandOf<'place'>, 'destination' | 'dialled'>;

const INTERNAL_SHARE = 0.08;
const OUTBOUND_SHARE = 0.28;
const DIRECT_SHARE = 0.18;
const TRANSFER_SHARE = 0.08;
// One phone, and the phones of a queue or ring group together.
const ANSWER_SHARE = 0.78;
const GROUP_ANSWER_SHARE = 0.92;

export class People {
  readonly members: readonly Member[];
  readonly outsideNumber: () => string;
  readonly #exchange: PastExchange;
  readonly #chance: Chance;
  readonly #users: readonly Target[];
  readonly #places: readonly Target[];

  constructor(platform: Platform, exchange: PastExchange, chance: Chance) {
    const { tables } = platform.store;
    this.#exchange = exchange;
    this.#chance = chance;
    this.outsideNumber = outsideNumbers(platform, chance);
    this.members = membersOf(platform);
    const numbers = tables.ddis.list().flatMap(({ id: dialled }): Target[] => {
      const destination = ownNumber(platform.store, dialled);
      return destination ? [{ dialled, destination }] : [];
    });
    const isUser = ({ destination }: Target) => destination.kind === 'user';
    const own = numbers.filter(isUser);
    this.#users = own.length > 0 ? own : this.members.map(targetAt);
    const places = numbers.filter((one) => !isUser(one));
    this.#places = places.length > 0 ? places : this.#users;
    exchange.onDone = (decision) => this.#react(decision);
  }

  begin(): void {
    const kind = this.#chance.fraction();
    const isOwn = kind < INTERNAL_SHARE + OUTBOUND_SHARE;
    const member = isOwn ? this.#freeMember() : undefined;
    const call = member
      ? this.#place(member, kind < INTERNAL_SHARE ? this.#freeMember(member) : undefined)
      : this.#receive(kind < INTERNAL_SHARE + OUTBOUND_SHARE + DIRECT_SHARE ? this.#users : this.#places);
    if (call) this.#limitPatience(call);
  }

  #place({ id: user, ext, cli }: Member, colleague: Member | undefined): LiveCall | undefined {
    const number = this.outsideNumber();
    const target = colleague
      ? { clid: ext, ...targetAt(colleague) }
      : { clid: cli, dialled: number, destination: { kind: 'number', number } as const };
    return this.#exchange.perform({ kind: 'place', user, ...target });
  }

  #receive(targets: readonly Target[]): LiveCall | undefined {
    if (targets.length === 0) return undefined;
    const caller = { number: this.outsideNumber(), name: null, ddi: null, refused: null };
    return this.#exchange.perform({ kind: 'receive', ...caller, ...this.#chance.pick(targets) });
  }

  #limitPatience({ id }: LiveCall): void {
    this.#exchange.after(10 + this.#chance.seconds(50), () => {
      const call = this.#exchange.calls.get(id);
      if (call && !isTalking(call) && call.phase.kind !== 'voicemail') this.#hangUp(id);
    });
  }

  #hangUp(leg: number): void {
    const side = this.#exchange.calls.get(leg)?.answered && this.#chance.happens(0.5) ? 'dst' : 'src';
    this.#exchange.perform({ kind: 'hang-up', leg, side });
  }

  #react({ changes, effects }: Done): void {
    const ringing: EventEffect[] = [];
    for (const effect of effects) {
      if (effect.kind === 'talk-began') this.#talk(effect.call, effect.leg);
      if (effect.kind !== 'event' || effect.atCaller) continue;
      if (effect.name === 'call.ringing') ringing.push(effect);
      if (effect.name === 'call.initial' && effect.call.phase.kind === 'menu') this.#choose(effect.call);
    }
    const eventsByCall = Map.groupBy(ringing, ({ call }) => call.id);
    for (const events of eventsByCall.values()) this.#ring(this.#chance.pick(events).leg);
    for (const call of changes.values())
      if (call?.phase.kind === 'voicemail' && call.phase.since === this.#exchange.facts.now)
        this.#exchange.after(4 + this.#chance.integer(0, 16), () => this.#hangUp(call.id));
  }

  #ring(leg: Leg): void {
    if (!this.#chance.happens(leg.parent === null ? ANSWER_SHARE : GROUP_ANSWER_SHARE)) return;
    this.#exchange.after(this.#chance.integer(2, 14), () => {
      const { calls } = this.#exchange;
      // Nobody leaves one caller for another.
      const isElsewhere = calls.ofUser(userAt(leg) ?? Number.NaN).length > 1;
      if (!isElsewhere) this.#exchange.perform({ kind: 'answer', leg: leg.id, anywhere: true });
    });
  }

  #choose({ id, leg: { place } }: LiveCall): void {
    const { facts } = this.#exchange;
    const keys = Object.keys(IVR_KEYS).filter((key) => place.kind === 'ivr' && facts.key(place.id, key));
    if (keys.length === 0) return;
    const key = this.#chance.pick(keys);
    this.#exchange.after(this.#chance.integer(1, 4), () =>
      this.#exchange.perform({ kind: 'press', leg: id, key }),
    );
  }

  #talk(call: LiveCall, leg: Leg): void {
    const user = userAt(leg);
    const isPassedOn = call.direction === 'in' && user !== undefined && this.#chance.happens(TRANSFER_SHARE);
    const colleague = isPassedOn ? this.#freeMember({ id: user }) : undefined;
    this.#exchange.after(8 + this.#chance.seconds(160), () => {
      const onward =
        colleague && this.#exchange.perform({ kind: 'transfer', leg: call.id, user, ...targetAt(colleague) });
      if (onward) this.#limitPatience(onward);
      else this.#hangUp(call.id);
    });
  }

  // A few tries find somebody, unless most are busy.
  #freeMember(but?: Pick<Member, 'id'>): Member | undefined {
    const { calls } = this.#exchange;
    const tries = Array.from({ length: Math.min(5, this.members.length) }, () =>
      this.#chance.pick(this.members),
    );
    return tries.find(({ id }) => id !== but?.id && calls.ofUser(id).length === 0);
  }
}

function targetAt({ id, ext }: Member): Target {
  return { dialled: ext, destination: { kind: 'user', id } };
}

// British numbers that are reserved for fiction, without their last three digits.
const GEOGRAPHIC = [113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161].map((area) => `44${area}4960`);
const FICTION_RANGES = ['447700900', ...GEOGRAPHIC, '441914980'];
const CONTACT_SHARE = 0.15;
// Coprime to the count of numbers: those that call often come from all ranges.
const STRIDE = 7919;

function outsideNumbers({ store }: Platform, chance: Chance): () => string {
  const contacts = store.tables.contacts.list().flatMap(({ mobile, tel }) => {
    const number = (mobile ?? tel)?.replace('+', '');
    return number ? [number] : [];
  });
  const endings = Array.from({ length: 1000 }, (_, ending) => String(ending).padStart(3, '0')).filter(
    (ending) => testNumber(`447700900${ending}`) === undefined,
  );
  const others = FICTION_RANGES.flatMap((range) => endings.map((ending) => `${range}${ending}`));
  return () => {
    if (contacts.length > 0 && chance.happens(CONTACT_SHARE)) return chance.pick(contacts);
    // Some numbers call often, most rarely.
    const place = Math.floor(chance.fraction() ** 2 * others.length);
    return others[(place * STRIDE) % others.length]!;
  };
}
