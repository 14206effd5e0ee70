import type { Destination } from '../../telephony/state/call.ts';
import type { RoutingRule } from '../../generated/schema.ts';
import { knownCodes } from '../../assumptions/assumptions.ts';
import { isWithin } from './hours.ts';
import { destinationOf, hasVoicemail, PLACE_KINDS, placeTable } from './numbers.ts';
import type { Store } from '../store.ts';

type Ruling = { kind: 'pass' } | { kind: 'block'; rule: number } | { kind: 'redirect'; to: Destination };

interface RoutedCall {
  direction: 'in' | 'out';
  // The calling number, or the ID of the calling user.
  source: string | undefined;
  dialled: string;
}

export function rulingFor(store: Store, call: RoutedCall, now: number): Ruling {
  const rules = store.tables.routingrules.list();
  if (rules.length === 0) return PASS;
  for (const rule of rules.toSorted((one, other) => (one.pos ?? 0) - (other.pos ?? 0) || one.id - other.id)) {
    const action = actionOf(store, rule.action);
    if (action && appliesTo(rule, call) && isInForce(store, rule, now))
      return action.kind === 'block' ? { kind: 'block', rule: rule.id } : action;
  }
  return PASS;
}

const PASS: Ruling = { kind: 'pass' };

// `block`, `redirect:2201`, `redirect to user 410003`: the words of `action` are not documented (ledger N-21).
export function actionOf(
  store: Store,
  action: string | null | undefined,
): Exclude<Ruling, { kind: 'pass' | 'block' }> | { kind: 'block' } | undefined {
  const [, word = '', kind = '', target = ''] = ACTION.exec(action ?? '') ?? [];
  if (/^block$/i.test(word)) return { kind: 'block' };
  if (target === '') return undefined;
  const to = kind === '' ? destinationOf(store, target) : placeOf(store, kind, target);
  return to && { kind: 'redirect', to };
}

const ACTION =
  /^\s*(block|redirect)(?:[\s_:-]+to)?[\s_:#-]*(user|ivr|queue|ring[\s_-]?group|conference|voicemail)?[\s_:#-]*(\+?\d{1,15})?\s*$/i;

function placeOf(store: Store, word: string, target: string): Destination | undefined {
  const name = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const id = Number(target);
  if (name === 'voicemail') return hasVoicemail(store, id) ? { kind: name, id } : undefined;
  const kind = PLACE_KINDS.find((one) => one === name);
  if (kind && placeTable(store, kind).get(id)) return { kind, id };
  const destination = destinationOf(store, target);
  return destination?.kind === kind ? destination : undefined;
}

function appliesTo({ direction, source, destination }: RoutingRule, call: RoutedCall): boolean {
  if (direction !== null && direction !== undefined && directionOf(direction) !== call.direction)
    return false;
  const sources = listEntries(source);
  if (sources.length > 0 && !sources.includes(call.source ?? '')) return false;
  const destinations = listEntries(destination);
  // No operation has number patterns, so entries are prefixes.
  return destinations.length === 0 || destinations.some((entry) => call.dialled.startsWith(entry));
}

// A rule without hours that the account has holds at any time (ledger N-83).
function isInForce({ tables }: Store, { time_interval: interval }: RoutingRule, now: number): boolean {
  const hours = listEntries(interval).flatMap((id) => tables.hours.get(id) ?? []);
  return hours.length === 0 || hours.some((one) => isWithin(one, now));
}

function directionOf(code: number): 'in' | 'out' | undefined {
  const { in: incoming, out } = knownCodes['direction']!;
  return code === incoming ? 'in' : code === out ? 'out' : undefined;
}

export function listEntries(text: string | null | undefined): string[] {
  return (text ?? '').split(',').flatMap((entry) => entry.trim().replace(/^\+/, '') || []);
}
