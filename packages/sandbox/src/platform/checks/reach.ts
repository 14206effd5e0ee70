import type { FieldError } from '@telephony/contract';
import { isLoopback } from '@telephony/http/events';
import { knownCodes, maxHops } from '../../assumptions/assumptions.ts';
import type { RoutingRule, User } from '../../generated/schema.ts';
import type { Webhook } from '../../generated/control.ts';
import type { Onward } from '../../telephony/state/facts.ts';
import { finalDestination, internalNumber, PLACE_KINDS, placeTable } from '../exchange/numbers.ts';
import { actionOf, listEntries } from '../exchange/rules.ts';
import { IVR_KEYS, StoreFacts } from '../exchange/store-facts.ts';
import type { Platform } from '../platform.ts';
import type { Store, TableName, Tables } from '../store.ts';
import { missesQueues } from '../webhooks.ts';
import { unfoundNumbers } from './fields.ts';
import { Plan } from './plan.ts';

type Warn = (field: string, message: string) => void;
type Written = Readonly<Record<string, unknown>>;
type Warnings<T extends TableName> = (
  warn: Warn,
  record: Tables[T],
  written: Written,
  platform: Platform,
) => void;

// What of a stored record never matches, rings or leads anywhere. Only fields that were written are warned of.
export function unreachableParts(
  platform: Platform,
  section: TableName,
  id: number | string,
  written: Written,
  place = 'body',
): FieldError[] {
  const record = platform.store.tables[section].get(id);
  const warnings = warningsBySection[section] as Warnings<TableName> | undefined;
  const parts: FieldError[] = [];
  const warn: Warn = (field, message) => void parts.push({ field: `${place}.${field}`, message });
  if (!record || !warnings) return parts;
  warnings(warn, record, written, platform);
  warnOfIdlePlaces(warn, record, written);
  warnOfCircle(warn, platform.store, placeOf(section, Number(id)), written);
  return parts;
}

const SILENT = 'is 0, so that nobody is ever rung: write the seconds, such as 20';

const warningsBySection: { readonly [T in TableName]?: Warnings<T> } = {
  users: warnOfUser,
  queues(warn, { id, ring_time: ringTime }, written, { store }) {
    if ('users' in written && store.tables.queue_members.by('queue_id', id).length === 0)
      warn('users', 'is empty, so that nobody is ever rung: list the agents');
    if (ringTime === 0) warn('ring_time', SILENT);
  },
  ringgroups(warn, { ring_time: ringTime, users }, written) {
    if (ringTime === 0) warn('ring_time', SILENT);
    if ('users' in written && users?.length === 0)
      warn('users', 'is empty, so that the group rings all users (ledger N-77): list its members');
  },
  ivrs(warn, ivr) {
    const leads = Object.values(IVR_KEYS).some((key) => Boolean(ivr[key]));
    if (!leads && finalDestination(ivr.final_dst_type, ivr.final_dst_id, ivr.id).kind === 'end')
      warn('final_dst_type', 'is missing, and no key leads anywhere: every call ends here');
  },
  ddis(warn, { target_type: type, fax_enabled: isFax }) {
    if (type === null && isFax !== true)
      warn('target_type', 'is missing, so that the number takes no calls: add it, and target_id');
  },
  routingrules: warnOfRule,
  hours(warn, { id }, _, { store }) {
    if (!store.tables.routingrules.find((rule) => listEntries(rule.time_interval).includes(String(id))))
      warn('name', 'is used by no rule: name it in `time_interval` of one');
  },
  contacts(warn, contact, _, platform) {
    for (const { field, message } of unfoundNumbers(new Plan(platform), contact)) warn(field, message);
  },
  webhooks: warnOfWebhook,
};

function warnOfUser(warn: Warn, user: Tables['users'], written: Written, platform: Platform): void {
  const { fm, fm_allowed: isAllowed, fm_targets: targets, nun, ext } = user;
  if (written['fm'] === true && !targets?.length)
    warn('fm', 'rings nobody: list numbers or extensions in fm_targets');
  else if (written['fm'] === true && isAllowed === false)
    warn('fm', 'has no effect while fm_allowed is false');
  else if ('fm_targets' in written && targets?.length && fm !== true)
    warn('fm_targets', 'has no effect without fm: true');
  const isSip = (text: unknown) => /^sips?:/i.test(String(text));
  for (const [index, target] of (targets ?? []).entries())
    if ('fm_targets' in written && (isSip(target) || target === ext))
      warn(
        `fm_targets[${index}]`,
        isSip(target) ? SIP : 'is the extension of the same user, who is not rung again',
      );
  if ('nun' in written && isSip(nun)) warn('nun', SIP);
  if (new StoreFacts(platform).user(user.id)?.ringSeconds === 0 && fm !== true && 'ring_time' in written)
    warn('ring_time', SILENT);
}

const SIP = 'is never rung here: write a number or an extension in place of a SIP address';

function warnOfWebhook(warn: Warn, webhook: Webhook, _: Written, { store, webhooks }: Platform): void {
  if (missesQueues(store, webhook))
    warn(
      'types',
      'brings nothing of calls that go through a queue: their events are sent only while an enabled webhook of type call_state_change exists',
    );
  const { hostname } = new URL(webhook.url);
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHere = name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
  if (!isHere && !webhooks.settings.allowHosts.includes(name))
    warn('url', `gets events only if ${name} is this machine, or with --webhooks-allow-hosts ${name}`);
}

function warnOfRule(warn: Warn, rule: RoutingRule, _: Written, { store }: Platform): void {
  const { action, source, destination, direction, time_interval: interval } = rule;
  const { in: incoming, out } = knownCodes['direction']!;
  if (!actionOf(store, action))
    warn(
      'action',
      'has no effect here: write block, or redirect with an extension, number or place, such as redirect:2201 or redirect to voicemail 410003',
    );
  if (typeof direction === 'number' && direction !== incoming && direction !== out)
    warn('direction', 'is for no call here: write in or out');
  for (const [field, list] of [['source', source] as const, ['destination', destination] as const])
    if (listEntries(list).some((entry) => !/^\d+$/.test(entry) && entry !== 'anonymous'))
      warn(field, 'is for calls of numbers only: here no group and no name has any');
  for (const prefix of direction === incoming ? listEntries(destination) : [])
    if (/^\d+$/.test(prefix) && !ownNumbers(store).some((number) => number.startsWith(prefix)))
      warn('destination', `is for no call: no number or extension of the account begins with ${prefix}`);
  const unknown = listEntries(interval).find((id) => !store.tables.hours.get(id));
  if (unknown !== undefined)
    warn(
      'time_interval',
      `has no effect here: no hours have the id ${unknown}, so that the rule holds at any time. Add hours to the fixture`,
    );
  const before = earlierRules(store, rule).find((one) => isForEveryCall(store, one, direction));
  if (before)
    warn('pos', `never comes to be used: rule ${before.id}, which comes before it, is for every such call`);
}

function ownNumbers(store: Store): string[] {
  const places = PLACE_KINDS.flatMap((kind) => placeTable(store, kind).list());
  return [
    ...store.tables.ddis.list().map(({ id }) => id),
    ...places.map((place) => String(internalNumber(place))),
  ];
}

function earlierRules({ tables }: Store, { id, pos }: RoutingRule): RoutingRule[] {
  return tables.routingrules
    .list()
    .filter((one) => (one.pos ?? 0) < (pos ?? 0) || ((one.pos ?? 0) === (pos ?? 0) && one.id < id));
}

function isForEveryCall(store: Store, rule: RoutingRule, direction: RoutingRule['direction']): boolean {
  const { action, source, destination, time_interval: interval } = rule;
  const isNarrow = [source, destination, interval].some((list) => listEntries(list).length > 0);
  return (
    !isNarrow &&
    actionOf(store, action) !== undefined &&
    [null, undefined, direction].includes(rule.direction)
  );
}

// The ID of a place without the letter that says its kind.
function warnOfIdlePlaces(warn: Warn, record: object, written: Written): void {
  const types = record as Written;
  for (const name of ['final_dst', 'fm_final_dst', 'target'])
    if (typeof written[`${name}_id`] === 'number' && types[`${name}_type`] === null)
      warn(`${name}_id`, `has no effect without ${name}_type, such as Q for a queue`);
}

// Where calls go that a place does not take.
function warnOfCircle(warn: Warn, store: Store, start: Onward | undefined, written: Written): void {
  if (!('final_dst_type' in written)) return;
  const passed: string[] = [];
  let place = start;
  while (place && 'id' in place && place.kind !== 'voicemail') {
    const name = `${place.kind} ${place.id}`;
    if (passed.includes(name)) {
      const circle = [...passed, name].join(' > ');
      if (name === passed[0])
        warn(
          'final_dst_type',
          `leads in a circle: ${circle}. A call that nobody takes ends after ${maxHops} places`,
        );
      return;
    }
    passed.push(name);
    const record = placeTable(store, place.kind).get(place.id) as Partial<User> | undefined;
    place = record && finalDestination(record.final_dst_type, record.final_dst_id, null);
  }
}

function placeOf(section: TableName, id: number): Onward | undefined {
  const kind = PLACE_KINDS.find((one) => `${one}s` === section);
  return kind && { kind, id };
}
