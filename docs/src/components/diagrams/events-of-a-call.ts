import { isJsonObject } from '@telephony/contract';
import type { Contract } from '../../contract/model.ts';
import type { DiagramText } from './diagram-text.ts';

/** The call of the examples that the diagram tells: one to a queue, answered by one of two users. */
const CALL = 5000000101;

/** One event of the call, as it is in the examples of the contract. */
export interface CallEventRow {
  /** `09:02:11` */
  time: string;
  event: string;
  /** Address of the event's page. */
  address: string;
  /** Id of the leg, or of the call itself. */
  leg: number;
  /** Number of the leg in the order of appearance; 0 is the call itself. */
  lane: number;
  /** `Tom Reyes`, or `the call`. */
  who: string;
  /** `final: false`; empty where there is nothing to say. */
  note: string;
}

/** The events of the call in the order of their times, from the examples of the webhooks. */
export function eventsOfACall(contract: Contract): CallEventRow[] {
  const found = contract.webhooks.flatMap(({ event, address, body }) =>
    body.examples.flatMap(({ value }) => (isJsonObject(value) ? [{ event, address, value }] : [])),
  );
  const ofCall = found.filter(({ value }) => [value['root_call_id'], value['call_id']].includes(CALL));
  const legs = [...new Set(ofCall.map(({ value }) => Number(value['call_id'])))]
    .filter((leg) => leg !== CALL)
    .toSorted((one, other) => one - other);
  return found
    .filter(({ value }) => [CALL, ...legs].includes(Number(value['call_id'])))
    .toSorted((one, other) =>
      textAt(one.value, 'event_time').localeCompare(textAt(other.value, 'event_time')),
    )
    .map(({ event, address, value }) => {
      const leg = Number(value['call_id']);
      const named = found.find(
        (one) => Number(one.value['call_id']) === leg && one.value['dst_name'] !== undefined,
      );
      return {
        time: textAt(value, 'event_time').slice(11),
        event,
        address,
        leg,
        lane: leg === CALL ? 0 : legs.indexOf(leg) + 1,
        who: leg === CALL ? 'the call' : textAt(named?.value ?? {}, 'dst_name'),
        note: typeof value['final'] === 'boolean' ? `final: ${value['final']}` : '',
      };
    });
}

/** The same in words. */
export function eventsText(rows: CallEventRow[]): DiagramText {
  return {
    id: 'events-of-a-call',
    title: 'The events of one call',
    description: `A call to a queue rings two phones, so it has two more legs: ${rows.length} events in the order of their times.`,
    lines: [
      ...rows.map(({ time, event, leg, who, note }) =>
        [
          `${time} \`${event}\`: ${leg === CALL ? who : `the leg of ${who}`}, \`call_id\` ${leg}`,
          note && `\`${note}\``,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      `Wherever they have a \`root_call_id\`, it is ${CALL}.`,
      'This is one example: the order and number of events vary (ledger N-29).',
    ],
  };
}

function textAt(value: Record<string, unknown>, name: string): string {
  return typeof value[name] === 'string' ? value[name] : '';
}
