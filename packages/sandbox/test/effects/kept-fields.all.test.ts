import { type JsonSchema, propertiesOf, resolve } from '@telephony/contract';
import { expect, test } from 'vitest';
import { fieldsWithoutEffect, keptFields } from '../../src/assumptions/fields-without-effect.ts';
import { loadPlatformContract, type OperationId } from '../../src/contract/contract.ts';
import { NADIA, usePlatform } from '../support/serve-platform.ts';
import { callsAtPlace } from './support/calls-at-place.ts';
import { candidates } from './support/candidates.ts';

const { document, operationsById } = loadPlatformContract();

/** Letters and codes of settings, and IDs of places: what the schemas do not say. */
const LETTERS = ['A', 'H', 'M', 'V', 'Q', 'N'];
const VALUES = [
  ...LETTERS,
  'en',
  'fr',
  '2300',
  '2102',
  30_601,
  30_602,
  701,
  5,
  40,
  'x@y.example',
  ['442079460102'],
];
const OVERFLOW = { final_dst_type: 'Q', final_dst_id: 30_602 };

/** Settings of places for calls, each with a body beside which every field can show what it does. */
const places: { id: OperationId; line: string; number: string; body: Record<string, unknown> }[] = [
  {
    id: 'createQueue',
    line: 'POST /queues',
    number: 'number',
    body: {
      name: 'Repairs',
      number: 2600,
      users: [
        { id: 410_002, status: true },
        { id: 410_003, status: true },
      ],
      ...OVERFLOW,
      ring_time: 15,
      max_wait_time: 50,
    },
  },
  {
    id: 'createRingGroup',
    line: 'POST /ringgroups',
    number: 'number',
    body: { name: 'Bench', number: 2610, users: [410_002, 410_004], ...OVERFLOW },
  },
  { id: 'updateRingGroup', line: 'PATCH /ringgroups/701', number: 'number', body: OVERFLOW },
  {
    id: 'createIvr',
    line: 'POST /ivrs',
    number: 'number',
    body: { name: 'Night menu', number: 2620, ...OVERFLOW },
  },
  { id: 'updateIvr', line: 'PATCH /ivrs/801', number: 'number', body: OVERFLOW },
  {
    id: 'createConference',
    line: 'POST /conferences',
    number: 'confno',
    body: { name: 'Retro', pin: '1234' },
  },
  { id: 'updateConference', line: 'PATCH /conferences/901', number: 'confno', body: {} },
];

const served = usePlatform();

/** Whether calls to a place differ by a field of it. */
async function isNoticed({ line, number, body }: (typeof places)[number], name: string, field: JsonSchema) {
  const { [name]: own, ...others } = body;
  const examples = own === undefined ? VALUES : [own, ...VALUES];
  const bodies = [
    others,
    ...candidates(document, field, examples).map((value) => ({ ...others, [name]: value })),
  ];
  const seen = new Set<string>();
  for (const one of bodies) {
    const noticed = await callsAtPlace(served, async () => {
      const { status, json } = await served.ask(line, { body: one, token: NADIA });
      return status < 400 ? String(json.data[number]) : undefined;
    });
    if (noticed !== undefined) seen.add(noticed);
    if (seen.size > 1) return true;
  }
  return false;
}

/** The fields of an operation that are listed: as those that nobody notices at all, or as those that calls do not go by. */
function listed(id: OperationId): string[] {
  return [...fieldsWithoutEffect, keptFields].flatMap(({ fields }) => fields[id] ?? []);
}

test.each(places)(
  'of the fields of $id, calls go by all but those that are listed',
  async (place) => {
    const schema = resolve<JsonSchema>(document, operationsById.get(place.id)!.body!.schema!);
    const kept: string[] = [];
    for (const [name, field] of Object.entries(propertiesOf(document, schema)))
      if (!(await isNoticed(place, name, field))) kept.push(name);
    expect(kept.toSorted()).toEqual(listed(place.id).toSorted());
  },
  300_000,
);
