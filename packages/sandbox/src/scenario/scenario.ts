import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usage } from '@telephony/contract/command-line';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { controlDocument } from '../contract/control-document.ts';
import type { Scenario, ScenarioRequest } from '../generated/control.ts';

export type { Scenario };

/** The keys that lead to a part of a scenario, such as `['then', 'records', 0]`. */
export type Place = readonly (string | number)[];

/** A scenario with its file. */
export interface ScenarioFile {
  name: string;
  scenario: Scenario;
  /** `file.yaml:12`, the line on which a part stands. */
  lineOf(place: Place): string;
}

/** What happens at a second. */
export interface Step {
  at: number;
  what: string | ScenarioRequest;
  place: Place;
}

/**
 * Reads a scenario file, YAML or JSON.
 *
 * @throws UserError with the line of each mistake.
 */
export async function readScenario(file: string): Promise<ScenarioFile> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw usage(`${file}: ${(cause as Error).message}`, { cause });
  });
  return parseScenario(text, file);
}

/** @throws UserError with the line of each mistake. */
export function parseScenario(text: string, name: string): ScenarioFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number): string => `${name}:${lines.linePos(offset).line}`;
  const lineOf = (place: Place): string => {
    for (let keys = [...place]; keys.length > 0; keys.pop()) {
      const parent = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
      const last = keys.at(-1);
      const pair =
        isMap(parent) && parent.items.find(({ key }) => isScalar(key) && String(key.value) === last);
      const node: unknown = pair ? pair.key : document.getIn(keys, true);
      if (isNode(node) && node.range) return at(node.range[0]);
    }
    return name;
  };
  const unread = document.errors.map(
    ({ code, pos: [offset], message }) =>
      `${at(offset)} ${message.split('\n')[0]}${code === 'BLOCK_AS_IMPLICIT_KEY' ? ' Quote a text with a colon in it.' : ''}`,
  );
  if (unread.length > 0) throw usage(unread.join('\n'));
  const scenario = document.toJS({ maxAliasCount: 1000 }) as Scenario;
  const faults = faultsOf(scenario).map(({ place, text: fault }) => `${lineOf(place)} ${fault}`);
  if (faults.length > 0) throw usage(faults.join('\n'));
  const account = scenario.given?.account;
  if (typeof account === 'string') scenario.given!.account = join(dirname(name), account);
  return { name, scenario, lineOf };
}

function faultsOf(scenario: Scenario): { place: Place; text: string }[] {
  const found = controlDocument()
    .schemas.check({ $ref: '#/components/schemas/Scenario' }, scenario, 'scenario')
    .map(({ field, message }) => ({ place: keysOf(field), text: `${field} ${message}` }));
  if (found.length > 0) return found;
  let last = 0;
  return stepsOf(scenario).flatMap(({ at, place }) => {
    const key = String(place.at(-1));
    if (Number.isNaN(at)) return [{ place, text: `${key} is no time. Write 40s, 1m30s or 2h.` }];
    if (at < last) return [{ place, text: `${key} is before the step above it. Write the steps in order.` }];
    last = at;
    return [];
  });
}

export function stepsOf({ when }: Scenario): Step[] {
  return when.flatMap((one, index) =>
    Object.entries(one).map(([time, what]) => ({
      at: secondsOf(time),
      what,
      place: ['when', index, time],
    })),
  );
}

/** Seconds of `40s`, `1m30s` or `2h`; NaN for other text. */
export function secondsOf(time: string): number {
  const found = /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s?)?$/.exec(time.trim());
  if (!found) return Number.NaN;
  const [hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return hours! * 3600 + minutes! * 60 + seconds!;
}

function keysOf(field: string): Place {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)]
    .slice(1)
    .map(([, index, key]) => (index === undefined ? key! : Number(index)));
}
