import { accountSeed } from '../../platform/core.ts';
import { momentOf, timestamp } from '../../infrastructure/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { addUsers } from './add-users.ts';
import { freeMember, type Member, type Office, createOffice, talkSeconds } from './office.ts';
import type { Chance } from '../../infrastructure/random.ts';
import { directCall, groupCall, queueCall } from './inbound-calls.ts';
import type { Cause, LiveCall } from '../../telephony/state/call.ts';
import { SMS_EXCHANGES } from './archive.ts';
import { StoreDirectory } from '../../platform/exchange/directory.ts';

// Screenshots and tests agree without a seed.
const DEFAULT_SEED = 20_261_120;

export function seedHistory(platform: Platform): void {
  const { history: days, users, callsPerDay, seed = DEFAULT_SEED } = platform.settings;
  addUsers(platform, users);
  if (days === 0) return;
  const office = createOffice(platform, accountSeed(platform.account, seed));
  const end = storyBegins(platform);
  for (let day = end - days * DAY; day < end; day += DAY) {
    for (const at of callStarts(office.chance, day, callsPerDay)) {
      addCall(office, at);
      maybeText(platform, office, at);
    }
  }
  office.archive.close(end);
}

function storyBegins({ clock, store }: Platform): number {
  const [first] = store.tables.cdrs.list();
  const moment = first?.calldate ? momentOf(first.calldate) : clock.now();
  return moment - (moment % DAY);
}

const HOUR = 3_600_000;
const DAY: number = 24 * HOUR;

// Weights of the hours from 08:00 to 18:00 UTC.
const WEEKDAY_HOURS = [6, 13, 15, 14, 8, 6, 12, 13, 11, 6];
const WEEKEND_HOURS = [0, 0, 2, 3, 3, 2, 2, 1, 0, 0];
const OPENING_MS = 8 * HOUR;
const WEEKEND_SHARE = 0.06;

// `day`: its first moment, UTC, in milliseconds since 1970.
function callStarts(chance: Chance, day: number, callsPerDay: number): number[] {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const hours = isWeekend ? WEEKEND_HOURS : WEEKDAY_HOURS;
  const share = isWeekend ? WEEKEND_SHARE : 0.85 + 0.3 * chance.fraction();
  const starts = Array.from({ length: Math.round(callsPerDay * share) }, () => {
    const seconds = chance.integer(0, 3599);
    return day + OPENING_MS + randomHour(chance, hours) * HOUR + seconds * 1000;
  });
  return starts.toSorted((one, other) => one - other);
}

function randomHour(chance: Chance, hours: readonly number[]): number {
  const sum = hours.reduce((one, other) => one + other, 0);
  let rest = chance.integer(0, sum - 1);
  return hours.findIndex((weight) => (rest -= weight) < 0);
}

const OUTBOUND_SHARE = 0.28;
const DIRECT_SHARE = 0.2;
const INTERNAL_SHARE = 0.08;
const GROUP_SHARE = 0.05;

function addCall(office: Office, at: number): void {
  const kind = office.chance.fraction();
  const { reception } = office;
  const isForGroup = kind >= 1 - GROUP_SHARE;
  if (isForGroup && reception && groupCall(office, at, reception)) return;
  const member = kind < OUTBOUND_SHARE + DIRECT_SHARE + INTERNAL_SHARE ? freeMember(office, at) : undefined;
  if (member === undefined) return queueCall(office, at);
  if (kind < OUTBOUND_SHARE) return outboundCall(office, at, member);
  if (kind < OUTBOUND_SHARE + DIRECT_SHARE) return directCall(office, at, member);
  const colleague = freeMember(office, at, member);
  if (colleague === undefined) return outboundCall(office, at, member);
  return internalCall(office, at, member, colleague);
}

const PICK_UP_SECONDS = 2;
const RING_SECONDS = 20;
const ANSWER_SHARE = 0.78;
const BUSY_SHARE = 0.25;

function outboundCall(office: Office, at: number, member: Member): void {
  const { archive, outside } = office;
  const number = outside.next();
  const call = archive.begin({
    direction: 'out',
    clid: member.cli,
    caller: { kind: 'user', user: member.id },
    place: { kind: 'number', number },
    dialled: number,
    begun: at,
  });
  member.freeAt = answerCall(office, call) ?? missCall(office, call);
  if (member.isRecorded && call.leg.connected !== null) archive.record(call, call.leg, member.freeAt);
}

function internalCall(office: Office, at: number, member: Member, colleague: Member): void {
  const call = office.archive.begin({
    direction: 'out',
    clid: member.ext,
    caller: { kind: 'user', user: member.id },
    place: { kind: 'user', id: colleague.id },
    dialled: colleague.ext,
    begun: at,
  });
  const end = answerCall(office, call) ?? ringOut(office, call, 'Originator Cancel');
  member.freeAt = end;
  colleague.freeAt = end;
}

function answerCall(office: Office, call: LiveCall): number | undefined {
  const { archive, chance } = office;
  if (!chance.happens(ANSWER_SHARE)) return undefined;
  const connected = call.leg.begun + 1000 * (PICK_UP_SECONDS + chance.integer(2, 16));
  const end = connected + 1000 * talkSeconds(office);
  archive.talk(call, call.leg, connected, end);
  return end;
}

function missCall(office: Office, call: LiveCall): number {
  if (!office.chance.happens(BUSY_SHARE)) return ringOut(office, call, 'No Answer');
  const end = call.leg.begun + 1000 * (PICK_UP_SECONDS + 1);
  office.archive.end(call, call.leg, 'User Busy', end);
  return end;
}

function ringOut({ archive, chance }: Office, call: LiveCall, cause: Cause): number {
  const rung = cause === 'No Answer' ? RING_SECONDS : chance.integer(6, RING_SECONDS - 1);
  const end = call.leg.begun + 1000 * (PICK_UP_SECONDS + rung);
  call.leg.stage = 'ringing';
  archive.end(call, call.leg, cause, end);
  return end;
}

const SMS_SHARE = 0.05;
const REPLY_SHARE = 0.5;

function maybeText(platform: Platform, office: Office, at: number): void {
  const { chance, members, outside } = office;
  if (!chance.happens(SMS_SHARE) || members.length === 0) return;
  const { ddis, sms } = platform.store.tables;
  const number = ddis.find(({ sms_enabled: isEnabled }) => isEnabled === true)?.id;
  if (number === undefined) return;
  const directory = new StoreDirectory(platform);
  const user = chance.pick(members);
  const { name: userName } = directory.user(user.id);
  const other = outside.next();
  const { id: contact, name } = directory.outside(other, null);
  const text = chance.pick(SMS_EXCHANGES);
  const [own, far] = [
    { number, id: String(user.id), name: userName },
    { number: other, id: contact, name },
  ];
  const keep = (type: 'in' | 'out', from: typeof far, to: typeof far, moment: number) =>
    sms.put({
      id: sms.nextId(),
      created_at: timestamp(moment),
      from: from.number,
      from_id: from.id,
      from_name: from.name,
      message: text[type],
      result: type === 'out' ? 'sent' : null,
      to: to.number,
      to_id: to.id,
      to_name: to.name,
      type,
      user_id: user.id,
    });
  const written = at + 1000 * chance.integer(30, 600);
  keep('out', own, far, written);
  if (chance.happens(REPLY_SHARE)) keep('in', far, own, written + 1000 * chance.integer(20, 3000));
}
