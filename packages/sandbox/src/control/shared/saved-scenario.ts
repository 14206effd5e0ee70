import { type CdrRecord, foldCdrs, type Party } from '@telephony/calls';
import { stringify } from 'yaml';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ScenarioRecorder, userName } from './recorder.ts';

/** The text of a scenario file: what was done to calls, how those that have ended went, and their records. */
export function savedScenario(platform: Platform, { deeds, isCut }: ScenarioRecorder): string {
  const [first = { at: platform.clock.now(), sentence: 'Nothing has happened' }] = deeds;
  const begin = Math.floor(first.at / 1000) * 1000;
  const records = platform.store.tables.cdrs
    .list()
    .filter(({ calldate }) => (calldate ?? '') >= timestamp(begin));
  const calls = [...foldCdrs(records as CdrRecord[])]
    .toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt))
    .map(({ outcome, owedCallBack: owed }) => ({
      result: outcome?.result,
      ...(outcome?.answeredBy && { answeredBy: named(platform, outcome.answeredBy) }),
      talked: outcome?.talkedSeconds ?? 0,
      owed: owed?.reason ?? 'none',
    }));
  const rows = records
    .toSorted(
      (one, other) =>
        (one.calldate ?? '').localeCompare(other.calldate ?? '') || (one.live_id ?? 0) - (other.live_id ?? 0),
    )
    .map(({ dst, billsec, disposition }) => ({ dst, billsec, disposition }));
  const isLive = platform.store.tables.calls.size > 0;
  // A scenario names all calls or none.
  const then = [...list('calls', isLive ? [] : calls), ...list('records', rows)];
  return [
    `title: ${stringify(first.sentence).trim()}`,
    '# If this is not the story, name your account: account: FILE',
    ...(isCut ? ['# Only the latest: what happened earlier is left out.'] : []),
    `given: { clock: ${timestamp(begin)} }`,
    ...(deeds.length > 0 ? ['when:'] : ['when: []']),
    ...deeds.map(({ at, sentence }) => `  - ${timeText(Math.round((at - begin) / 1000))}: ${sentence}`),
    ...(isLive ? [`until: ${timeText(Math.ceil((platform.clock.now() - begin) / 1000))}`] : []),
    ...(then.length > 0 ? ['then:', ...then] : ['then: {}']),
    '',
  ].join('\n');
}

function list(name: string, rows: readonly object[]): string[] {
  return rows.length === 0 ? [] : [`  ${name}:`, ...rows.map((row) => `    - ${inline(row)}`)];
}

function named(platform: Platform, { id, number }: Party): string | null {
  return platform.store.tables.users.get(Number(id)) ? userName(platform, Number(id)) : number;
}

/** A value on one line, as YAML writes it. */
export function inline(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: true, lineWidth: 0 }).trim();
}

/** `1m30s` for 90. */
export function timeText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest}s` : `${minutes}m${rest === 0 ? '' : `${rest}s`}`;
}
