import { createHash } from 'node:crypto';
import type { TracedCall } from './traced-call.ts';

export function callCapture(call: TracedCall): Buffer {
  const packets = [...sipMessages(call), ...rtpPackets(call)];
  return pcap(packets.toSorted((one, other) => one.time - other.time));
}

export function sipTrace(call: TracedCall): string {
  return sipMessages(call)
    .map(({ time, from, to, payload }) => {
      const moment = new Date(time).toISOString().replace('T', ' ').replace('Z', '');
      const side =
        to === pbx ? `received from ${from.address}:${from.port}` : `sent to ${to.address}:${to.port}`;
      return `${moment} ${side}\n${payload.toString().replaceAll('\r\n', '\n').trimEnd()}\n`;
    })
    .join('\n');
}

interface Endpoint {
  address: string;
  port: number;
}

interface Datagram {
  /** Milliseconds since 1970. */
  time: number;
  from: Endpoint;
  to: Endpoint;
  payload: Buffer;
}

// Addresses for documentation (RFC 5737).
const caller: Endpoint = { address: '192.0.2.17', port: 5060 };
const pbx: Endpoint = { address: '192.0.2.10', port: 5060 };
const mediaPorts = { caller: 40_000, pbx: 20_000 };

const DOMAIN = 'harbourlane.pbx.example';
const PAYLOAD_TYPES = { PCMA: 8, G722: 9 };

type Step = { time: number; by: 'caller' | 'pbx'; line: string; cseq: string; sdp?: boolean };

// The messages of a call that is answered and ended, or cancelled (RFC 3261).
function sipMessages(call: TracedCall): Datagram[] {
  return stepsOf(call).map((step) => {
    const [from, to] = step.by === 'caller' ? [caller, pbx] : [pbx, caller];
    return { time: step.time, from, to, payload: Buffer.from(messageText(call, step)) };
  });
}

function stepsOf(call: TracedCall): Step[] {
  const { start, answer, end } = call;
  const target = `sip:${userPart(call.dst.number)}@${DOMAIN}`;
  const request = (method: string) => `${method} ${target} SIP/2.0`;
  const setup: Step[] = [
    { time: start, by: 'caller', line: request('INVITE'), cseq: '1 INVITE', sdp: true },
    { time: start + 4, by: 'pbx', line: 'SIP/2.0 100 Trying', cseq: '1 INVITE' },
    { time: start + 96, by: 'pbx', line: 'SIP/2.0 180 Ringing', cseq: '1 INVITE' },
  ];
  // The messages of a call without a length follow its end.
  const late = (time: number) => Math.max(time, start + 120);
  if (answer === undefined) {
    const cancelled = late(end);
    return [
      ...setup,
      { time: cancelled, by: 'caller', line: request('CANCEL'), cseq: '1 CANCEL' },
      { time: cancelled + 3, by: 'pbx', line: 'SIP/2.0 200 OK', cseq: '1 CANCEL' },
      { time: cancelled + 5, by: 'pbx', line: 'SIP/2.0 487 Request Terminated', cseq: '1 INVITE' },
      { time: cancelled + 24, by: 'caller', line: request('ACK'), cseq: '1 ACK' },
    ];
  }
  const answered = late(answer);
  const ended = Math.max(end, answered + 40);
  return [
    ...setup,
    { time: answered, by: 'pbx', line: 'SIP/2.0 200 OK', cseq: '1 INVITE', sdp: true },
    { time: answered + 20, by: 'caller', line: request('ACK'), cseq: '1 ACK' },
    { time: ended, by: 'caller', line: request('BYE'), cseq: '2 BYE' },
    { time: ended + 6, by: 'pbx', line: 'SIP/2.0 200 OK', cseq: '2 BYE' },
  ];
}

function messageText(call: TracedCall, { by, line, cseq, sdp = false }: Step): string {
  const [number, target] = [userPart(call.src.number), userPart(call.dst.number)];
  const body = sdp ? sessionDescription(call, by) : '';
  const hash = (purpose: string) =>
    createHash('sha1').update(`${purpose} ${call.callId}`).digest('hex').slice(0, 10);
  const answeredTag = /^SIP\/2\.0 (?!100)|^(ACK|BYE)/.test(line) ? `;tag=${hash('to')}` : '';
  const contact = by === 'caller' ? `${number}@${caller.address}` : `${target}@${pbx.address}`;
  const userAgent = by === 'caller' ? call.src.userAgent : call.dst.userAgent;
  const name = oneLine(call.src.name).replace(/["\\]/g, '');
  return [
    line,
    `Via: SIP/2.0/UDP ${caller.address}:${caller.port};branch=z9hG4bK${hash(cseq.endsWith('CANCEL') ? '1 INVITE' : cseq)}`,
    ...(line.endsWith(' SIP/2.0') ? ['Max-Forwards: 70'] : []),
    `From: ${name ? `"${name}" ` : ''}<sip:${number}@${caller.address}>;tag=${hash('from')}`,
    `To: <sip:${target}@${DOMAIN}>${answeredTag}`,
    `Call-ID: ${oneLine(call.callId)}@${caller.address}`,
    `CSeq: ${cseq}`,
    ...(cseq.endsWith('INVITE') ? [`Contact: <sip:${contact}:5060>`] : []),
    ...(userAgent ? [`User-Agent: ${oneLine(userAgent)}`] : []),
    ...(sdp ? ['Content-Type: application/sdp'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

function sessionDescription({ codec }: TracedCall, by: 'caller' | 'pbx'): string {
  const { address } = by === 'caller' ? caller : pbx;
  const type = PAYLOAD_TYPES[codec];
  return [
    'v=0',
    `o=- 1 1 IN IP4 ${address}`,
    's=call',
    `c=IN IP4 ${address}`,
    't=0 0',
    `m=audio ${mediaPorts[by]} RTP/AVP ${type}`,
    `a=rtpmap:${type} ${codec}/8000`,
    'a=sendrecv',
    '',
  ].join('\r\n');
}

// Escapes what a user part must not hold (RFC 3261, section 25.1).
function userPart(number: string): string {
  return encodeURIComponent(number.toWellFormed()).replaceAll('%2B', '+');
}

// Keeps the text of a record from beginning another header.
function oneLine(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

const PACKET_MILLISECONDS = 20;
const PACKET_BYTES = 160;
const A_LAW_SILENCE = 0xd5;
// One second of both sides (RFC 3550): the whole call would be as large as its recording.
const MAX_PACKETS = 50;

function rtpPackets({ answer, end, codec }: TracedCall): Datagram[] {
  if (answer === undefined) return [];
  const first = answer + PACKET_MILLISECONDS * 2;
  const count = Math.min(MAX_PACKETS, Math.floor((end - first) / PACKET_MILLISECONDS));
  const [left, right] = [
    { ...caller, port: mediaPorts.caller },
    { ...pbx, port: mediaPorts.pbx },
  ];
  return Array.from({ length: Math.max(0, count) }, (_, at): Datagram[] => {
    const time = first + at * PACKET_MILLISECONDS;
    return [
      audioPacket(left, right, time, at, PAYLOAD_TYPES[codec]),
      audioPacket(right, left, time + 5, at, PAYLOAD_TYPES[codec]),
    ];
  }).flat();
}

function audioPacket(from: Endpoint, to: Endpoint, time: number, at: number, type: number): Datagram {
  const payload = Buffer.alloc(12 + PACKET_BYTES, A_LAW_SILENCE);
  payload[0] = 0x80;
  payload[1] = at === 0 ? type | 0x80 : type;
  payload.writeUInt16BE(at + 1, 2);
  payload.writeUInt32BE(at * PACKET_BYTES, 4);
  payload.writeUInt32BE(from.port, 8);
  return { time, from, to, payload };
}

// The classic form (libpcap 2.4), little-endian, with raw IP packets and times in microseconds.
const PCAP_HEADER = Buffer.from('d4c3b2a1020004000000000000000000ffff000065000000', 'hex');
// IPv4 with a time to live of 64, and UDP without a checksum (RFC 791, RFC 768).
const IP_BYTES = 20;
const IP_AND_UDP = Buffer.from(`450000000000000040110000${'00'.repeat(16)}`, 'hex');

function pcap(datagrams: readonly Datagram[]): Buffer {
  return Buffer.concat([PCAP_HEADER, ...datagrams.flatMap(packetRecord)]);
}

function packetRecord({ time, from, to, payload }: Datagram): Buffer[] {
  const packet = Buffer.concat([IP_AND_UDP, payload]);
  packet.writeUInt16BE(packet.length, 2);
  packet.set(from.address.split('.').map(Number), 12);
  packet.set(to.address.split('.').map(Number), 16);
  packet.writeUInt16BE(checksum(packet.subarray(0, IP_BYTES)), 10);
  packet.writeUInt16BE(from.port, IP_BYTES);
  packet.writeUInt16BE(to.port, IP_BYTES + 2);
  packet.writeUInt16BE(packet.length - IP_BYTES, IP_BYTES + 4);
  const header = Buffer.alloc(16);
  header.writeUInt32LE(Math.floor(time / 1000), 0);
  header.writeUInt32LE((time % 1000) * 1000, 4);
  header.writeUInt32LE(packet.length, 8);
  header.writeUInt32LE(packet.length, 12);
  return [header, packet];
}

// RFC 1071.
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 2) sum += bytes.readUInt16BE(at);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}
