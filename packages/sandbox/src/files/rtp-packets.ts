import type { Datagram } from './pcap.ts';
import { caller, mediaPorts, pbx } from './sip-messages.ts';
import type { TracedCall } from './traced-call.ts';
import type { Endpoint } from './udp-packet.ts';

const PACKET_MILLISECONDS = 20;
const PACKET_BYTES = 160;
const PAYLOAD_TYPES = { PCMA: 8, G722: 9 };
/** Silence of A-law. */
const SILENCE = 0xd5;
/** A capture of a whole call would be as large as its recording; one second says as much about packets. */
const MOST_PACKETS = 50;

/** The first second of what both sides say, packet by packet (RFC 3550). None where nobody answered. */
export function rtpPackets({ answer, end, codec }: TracedCall): Datagram[] {
  if (answer === undefined) return [];
  const first = answer + PACKET_MILLISECONDS * 2;
  const count = Math.min(MOST_PACKETS, Math.floor((end - first) / PACKET_MILLISECONDS));
  const [left, right] = [
    { ...caller, port: mediaPorts.caller },
    { ...pbx, port: mediaPorts.pbx },
  ];
  return Array.from({ length: Math.max(0, count) }, (_, at): Datagram[] => {
    const time = first + at * PACKET_MILLISECONDS;
    return [
      packet(left, right, time, at, PAYLOAD_TYPES[codec]),
      packet(right, left, time + 5, at, PAYLOAD_TYPES[codec]),
    ];
  }).flat();
}

function packet(from: Endpoint, to: Endpoint, time: number, at: number, type: number): Datagram {
  const payload = Buffer.alloc(12 + PACKET_BYTES, SILENCE);
  payload[0] = 0x80;
  payload[1] = at === 0 ? type | 0x80 : type;
  payload.writeUInt16BE(at + 1, 2);
  payload.writeUInt32BE(at * PACKET_BYTES, 4);
  payload.writeUInt32BE(from.port, 8);
  return { time, from, to, payload };
}
