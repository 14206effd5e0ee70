import { accountSeed } from '../../platform/core.ts';
import { momentOf, timestamp } from '../../infrastructure/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { addReception, addUsers } from './add-users.ts';
import { Chance } from '../../infrastructure/random.ts';
import { HOUR, PastExchange } from './past-exchange.ts';
import { People } from './people.ts';
import { fullName, outsideParty } from '../../platform/exchange/directory.ts';

// Screenshots and tests agree without a seed.
const DEFAULT_SEED = 20_261_120;

export function seedHistory(platform: Platform): void {
  const { history: days, users, callsPerDay, seed = DEFAULT_SEED } = platform.settings;
  addUsers(platform, users);
  if (days === 0) return;
  addReception(platform);
  const ownSeed = accountSeed(platform.account, seed);
  const chance = new Chance(ownSeed);
  const end = storyBegins(platform);
  const exchange = new PastExchange(platform, ownSeed, end);
  const people = new People(platform, exchange, chance);
  for (let day = end - days * DAY; day < end; day += DAY) {
    for (const at of callStarts(chance, day, callsPerDay)) {
      exchange.runUntil(at);
      people.begin();
      maybeText(platform, people, chance, at);
    }
  }
  exchange.runUntil(Infinity);
}

function storyBegins({ clock, store }: Platform): number {
  const [first] = store.tables.cdrs.list();
  const moment = first?.calldate ? momentOf(first.calldate) : clock.now();
  return moment - (moment % DAY);
}

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

const SMS_SHARE = 0.05;
const REPLY_SHARE = 0.5;

function maybeText(platform: Platform, people: People, chance: Chance, at: number): void {
  if (!chance.happens(SMS_SHARE) || people.members.length === 0) return;
  const { ddis, sms, users } = platform.store.tables;
  const number = ddis.find(({ sms_enabled: isEnabled }) => isEnabled === true)?.id;
  if (number === undefined) return;
  const user = users.get(chance.pick(people.members).id)!;
  const own = { number, id: String(user.id), name: fullName(user) };
  const far = outsideParty(platform, people.outsideNumber());
  const text = chance.pick(SMS_EXCHANGES);
  const keep = (type: 'in' | 'out', from: typeof own | typeof far, to: typeof from, moment: number) =>
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

const SMS_EXCHANGES: readonly { out: string; in: string }[] = [
  { out: 'Your bike is ready to collect.', in: 'Great, I will come after work.' },
  { out: 'Your part has arrived. When may we fit it?', in: 'Tomorrow morning would be good.' },
  { out: 'We are open until six today.', in: 'Thanks, see you then.' },
  { out: 'Your service is booked for Thursday at ten.', in: 'Could we make it eleven?' },
];
