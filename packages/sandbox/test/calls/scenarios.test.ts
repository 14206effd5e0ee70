import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { differences } from '../support/differences.ts';

const folder = fileURLToPath(new URL('scenarios/', import.meta.url));

// The scenarios of a file have a line of dashes between them.
const scenarios = readdirSync(folder).flatMap((name) =>
  readFileSync(folder + name, 'utf8')
    .split(/^---\n/m)
    .map((text) => [/^title: (.*)$/m.exec(text)?.[1], name, text] as const),
);

test.each(scenarios)('%s (%s)', async (_title, _name, text) => {
  expect(await differences(text)).toEqual([]);
});

test.each(
  (['final-destination', 'ring-back'] as const).flatMap((mode) => [
    [mode, '447700900486', 1, 'User Busy'] as const,
    [mode, '447700900404', 1, 'Unallocated Number'] as const,
    [mode, '447700900603', 1, 'Call Rejected'] as const,
    [mode, '447700900480', 20, 'No Answer'] as const,
  ]),
)('with %s first, a transfer to %s rings back after %i s: %s', async (mode, number, seconds, cause) => {
  const text = `title: A number outside that is not reached does not end the call
given: { options: { transferReturn: ${mode} } }
when:
  - 0s: 447700900123 calls 2103
  - 1s: Mei answers
  - 5s: Mei transfers to ${number}
  - ${5 + seconds}s: { api: 'GET /calls/{B}', expect: { data: { state: RINGING, dst_id: Mei, referred_by: '2103' } } }
  - ${6 + seconds}s: Mei answers
  - ${7 + seconds}s: { api: 'GET /calls/{B}', expect: { data: { state: CONNECTED } } }
  - ${8 + seconds}s: caller hangs up
then:
  legs: [R, O, B]
  records: [{ dst: '${number}', t_cause: ${cause}, user_id: Mei }]
`;
  expect(await differences(text)).toEqual([]);
});

test.each([
  ['A', 25],
  ['H', 40],
  ['M', 40],
])('Follow Me with strategy %s goes to its own final destination after %i s', async (strategy, seconds) => {
  const text = `title: Nobody answers at the targets
given:
  records:
    users:
      - id: 410002
        fm: true
        fm_allowed: true
        fm_init_ring_time: 10
        fm_ring_time: '15'
        fm_targets: ['447700900480', '447700900480']
        fm_strategy: ${strategy}
        fm_final_dst_type: U
        fm_final_dst_id: 410003
when:
  - 0s: 447700900123 calls 2102
  - ${seconds + 1}s: caller hangs up
then:
  rings: { ${seconds - 1}s: [], ${seconds}s: [Mei] }
`;
  expect(await differences(text)).toEqual([]);
});

test.each([
  ['447700900404', 1, 'Unallocated Number'],
  ['447700900486', 1, 'User Busy'],
  ['447700900480', 20, 'No Answer'],
])('a web call to %s ends after %i s: %s', async (number, seconds, cause) => {
  const text = `title: The first number is not reached
when:
  - 0s: { api: POST /webcalls, body: { from: '${number}', to: '2102' } }
then:
  events: [{ at: ${seconds}s, event: call.hangup, t_cause: ${cause} }]
  records: [{ t_cause: ${cause}, billsec: 0, duration: ${seconds} }]
`;
  expect(await differences(text)).toEqual([]);
});
