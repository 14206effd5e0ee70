import type { Edit } from './edit.ts';

/** What a contributor does before the commands of a section of CONTRIBUTING. */
export interface Plant {
  /** The section. */
  title: string;
  /** Files that are copied from `plants/`, by where they go. */
  files: Record<string, string>;
  edits: Edit[];
}

const file = (path: string): [to: string, from: string] => [path, path.replace(/^tools\/lint/, 'lint')];

/** A new operation, field and event; a ledger entry; a lint rule. */
export const plants: Plant[] = [
  {
    title: 'Change the contract',
    files: Object.fromEntries(
      [
        'openapi/paths/pickupgroups/pickupgroups-id-members.yaml',
        'openapi/examples/pickupgroups/getPickupGroupMembers-response.yaml',
        'openapi/webhooks/call.parked.yaml',
        'openapi/components/schemas/CallParkedEvent.yaml',
        'openapi/examples/webhooks/call.parked-internal.yaml',
        'openapi/examples/webhooks/call.parked-fewFields.yaml',
      ].map(file),
    ),
    edits: [
      {
        file: 'openapi/openapi.yaml',
        text: '    $ref: paths/pickupgroups/pickupgroups-id.yaml\n',
        where: 'after',
        // words-allow member: the name of the planted path
        add: '  /pickupgroups/{id}/members:\n    $ref: paths/pickupgroups/pickupgroups-id-members.yaml\n',
      },
      {
        file: 'openapi/openapi.yaml',
        text: '    $ref: webhooks/call.hold.yaml\n',
        where: 'after',
        add: '  call.parked:\n    $ref: webhooks/call.parked.yaml\n',
      },
      {
        file: 'openapi/components/schemas/PickupGroup.yaml',
        text: '    examples: [Shop floor]\n',
        where: 'after',
        add: "  floor:\n    type: [string, 'null']\n    description: Floor of the building that the group works on.\n    examples: [Ground floor]\n",
      },
      {
        file: 'packages/sandbox/src/operations/handlers/ring-groups.ts',
        text: "  | 'getPickupGroup'\n",
        where: 'after',
        add: "  | 'getPickupGroupMembers'\n",
      },
      {
        file: 'packages/sandbox/src/operations/handlers/ring-groups.ts',
        text: "  getPickupGroup: read('pickupgroups'),\n",
        where: 'after',
        add: "  getPickupGroupMembers: read('pickupgroups'),\n",
      },
    ],
  },
  {
    title: 'Open or close a ledger entry',
    files: {},
    edits: [
      {
        file: 'openapi/components/schemas/PickupGroup.yaml',
        text: '    description: Floor of the building that the group works on.\n',
        where: 'after',
        add: '    x-ledger: N-9999\n',
      },
      {
        file: 'openapi/ledger.yaml',
        text: '  - id: C-01\n',
        where: 'before',
        add: [
          '  - id: N-9999',
          '    title: How floors are counted',
          '    kind: gap',
          '    source: Resources',
          '    unknown: Whether the ground floor is the first.',
          '    treatment: A text.',
          '    places: []',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    title: 'Add a lint rule',
    files: Object.fromEntries(
      [
        'tools/lint/src/lint/rules/summary-without-ampersand.ts',
        'tools/lint/test/lint/rules/summary-without-ampersand.cases.ts',
      ].map(file),
    ),
    edits: [],
  },
];
