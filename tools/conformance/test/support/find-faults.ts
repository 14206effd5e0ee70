import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Permissions } from '../../src/permissions.ts';
import type { Violation } from '../../src/violation.ts';
import { type Fault, faultsAt } from './faults.ts';
import { lyingServer } from './lying-server.ts';
import { optionsFor, runWith, warmMock } from './servers.ts';

export type FaultCase = [
  name: string,
  place: string,
  fault: Fault,
  rule: Violation['rule'],
  where?: string | number,
];

export function findFaults(cases: FaultCase[], permissions: Permissions): void {
  let mock: Mock;
  let violations: Violation[] = [];
  let met = new Set<string>();

  beforeAll(async () => {
    mock = await warmMock();
    const faults = faultsAt(Object.fromEntries(cases.map(([, place, fault]) => [place, fault])));
    await using server = await lyingServer(mock.url, faults.lie);
    const options = optionsFor(server.url, { permissions, timeout: 1500 });
    ({ violations } = await runWith(options));
    ({ met } = faults);
  }, 60_000);
  afterAll(() => mock.close());

  it.each(cases)('finds %s', (_name, place, _fault, rule, where) => {
    expect(met).toContain(place);
    const [method, path = ''] = place.split(' ');
    const there = violations.filter(
      (violation) =>
        violation.method === method &&
        RegExp(`^${violation.path.replaceAll(/\{\w+\}/g, '[^/]+?')}$`).test(path),
    );
    const matching = there.filter(
      ({ pointer, status, by, ...violation }) =>
        violation.rule === rule && (where === undefined || [pointer, status, by].includes(where)),
    );
    expect(matching).not.toEqual([]);
  });

  it('finds nothing where no fault is', () => {
    const places = cases.map(([, place]) => place);
    const others = violations.filter(
      ({ method, path, rule }) =>
        // A workflow stops at a fault of an answer that a later step would have needed.
        rule !== 'workflow' &&
        !places.some((place) => RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+?')}$`).test(place)),
    );
    expect(others).toEqual([]);
  });
}
