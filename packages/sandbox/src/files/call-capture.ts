import { createHash } from 'node:crypto';
import type { TracedCall } from './traced-call.ts';

export function callCapture(call: TracedCall): Buffer {
  const signalling = sipMessages(call).map(({ text, ...rest }) => ({ ...rest, payload: Buffer.from(text) }));
  return pcap([...signalling, ...rtpPackets(call)].toSorted((one, other) => one.time - other.time));
}

export function sipTrace(call: TracedCall): string {
  return sipMessages(call)
    .map(({ time, from, to, text }) => {
      const moment = new Date(time).toISOString().replace('T', ' ').replace('Z', '');
      const side =
        to === pbx ? `received from ${from.address}:${from.port}` : `sent to ${to.address}:${to.port}`;
      return `${moment} ${side}\n${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
    })
    .join('\n');
}

export interface SipMessage {
  /** Milliseconds since 1970, UTC. */
  time: number;
  from: Endpoint;
  to: Endpoint;
  text: string;
}

/** The calling side, and the platform: addresses for documentation (RFC 5737). */
const caller: Endpoint = { address: '192.0.2.17', port: 5060 };
const pbx: Endpoint = { address: '192.0.2.10', port: 5060 };
const mediaPorts = { caller: 40_000, pbx: 20_000 };

const DOMAIN = 'harbourlane.pbx.example';
const PAYLOAD_TYPES = { PCMA: 8, G722: 9 };

type Step = { after: number; by: 'caller' | 'pbx'; line: string; cseq: string; sdp?: boolean };

/** The messages of a call in their order, as RFC 3261 has them: answered and ended, or cancelled. */
function sipMessages(call: TracedCall): SipMessage[] {
  return stepsOf(call).map((step) => {
    const [from, to] = step.by === 'caller' ? [caller, pbx] : [pbx, caller];
    return { time: step.after, from, to, text: messageText(call, step) };
  });
}

function stepsOf(call: TracedCall): Step[] {
  const { start, answer, end } = call;
  const target = `sip:${userPart(call.dst.number)}@${DOMAIN}`;
  const request = (method: string) => `${method} ${target} SIP/2.0`;
  const set: Step[] = [
    { after: start, by: 'caller', line: request('INVITE'), cseq: '1 INVITE', sdp: true },
    { after: start + 4, by: 'pbx', line: 'SIP/2.0 100 Trying', cseq: '1 INVITE' },
    { after: start + 96, by: 'pbx', line: 'SIP/2.0 180 Ringing', cseq: '1 INVITE' },
  ];
  // A call of no length has its messages a little later than it ended.
  const late = (moment: number, least: number) => Math.max(moment, start + least);
  if (answer === undefined) {
    const ended = late(end, 120);
    return [
      ...set,
      { after: ended, by: 'caller', line: request('CANCEL'), cseq: '1 CANCEL' },
      { after: ended + 3, by: 'pbx', line: 'SIP/2.0 200 OK', cseq: '1 CANCEL' },
      { after: ended + 5, by: 'pbx', line: 'SIP/2.0 487 Request Terminated', cseq: '1 INVITE' },
      { after: ended + 24, by: 'caller', line: request('ACK'), cseq: '1 ACK' },
    ];
  }
  const answered = late(answer, 120);
  const ended = Math.max(end, answered + 40);
  return [
    ...set,
    { after: answered, by: 'pbx', line: 'SIP/2.0 200 OK', cseq: '1 INVITE', sdp: true },
    { after: answered + 20, by: 'caller', line: request('ACK'), cseq: '1 ACK' },
    { after: ended, by: 'caller', line: request('BYE'), cseq: '2 BYE' },
    { after: ended + 6, by: 'pbx', line: 'SIP/2.0 200 OK', cseq: '2 BYE' },
  ];
}

function messageText(call: TracedCall, { by, line, cseq, sdp = false }: Step): string {
  const [number, target] = [userPart(call.src.number), userPart(call.dst.number)];
  const body = sdp ? sessionDescription(call, by) : '';
  const hash = (purpose: string) =>
    createHash('sha1').update(`${purpose} ${call.callId}`).digest('hex').slice(0, 10);
  const answeredTag = /^SIP\/2\.0 (?!100)|^(ACK|BYE)/.test(line) ? `;tag=${hash('to')}` : '';
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
    ...(cseq.endsWith('INVITE')
      ? [
          `Contact: <sip:${by === 'caller' ? number : target}@${by === 'caller' ? caller.address : pbx.address}:5060>`,
        ]
      : []),
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

/** What a user part may hold (RFC 3261, section 25.1); all else is escaped. */
function userPart(number: string): string {
  return encodeURIComponent(number.toWellFormed()).replaceAll('%2B', '+');
}

/** Text of a record must not begin a header of its own. */
function oneLine(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

const PACKET_MILLISECONDS = 20;
const PACKET_BYTES = 160;
const SILENCE = 0xd5;
/** A capture of a whole call would be as large as its recording; one second says as much about packets. */
const MOST_PACKETS = 50;

/** The first second of what both sides say, packet by packet (RFC 3550). None where nobody answered. */
function rtpPackets({ answer, end, codec }: TracedCall): Datagram[] {
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
      audioPacket(left, right, time, at, PAYLOAD_TYPES[codec]),
      audioPacket(right, left, time + 5, at, PAYLOAD_TYPES[codec]),
    ];
  }).flat();
}

function audioPacket(from: Endpoint, to: Endpoint, time: number, at: number, type: number): Datagram {
  const payload = Buffer.alloc(12 + PACKET_BYTES, SILENCE);
  payload[0] = 0x80;
  payload[1] = at === 0 ? type | 0x80 : type;
  payload.writeUInt16BE(at + 1, 2);
  payload.writeUInt32BE(at * PACKET_BYTES, 4);
  payload.writeUInt32BE(from.port, 8);
  return { time, from, to, payload };
}

interface Datagram {
  /** Milliseconds since 1970, UTC. */
  time: number;
  from: Endpoint;
  to: Endpoint;
  payload: Buffer;
}

const MAGIC = 0xa1b2c3d4;
const LONGEST_PACKET = 65_535;
const ETHERNET = 1;

/** A capture file in the classic form (libpcap 2.4), times in microseconds. */
function pcap(datagrams: readonly Datagram[]): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt32LE(MAGIC, 0);
  header.writeUInt16LE(2, 4);
  header.writeUInt16LE(4, 6);
  header.writeUInt32LE(LONGEST_PACKET, 16);
  header.writeUInt32LE(ETHERNET, 20);
  return Buffer.concat([header, ...datagrams.flatMap(record)]);
}

function record({ time, from, to, payload }: Datagram): Buffer[] {
  const packet = udpPacket(from, to, payload);
  const header = Buffer.alloc(16);
  header.writeUInt32LE(Math.floor(time / 1000), 0);
  header.writeUInt32LE((time % 1000) * 1000, 4);
  header.writeUInt32LE(packet.length, 8);
  header.writeUInt32LE(packet.length, 12);
  return [header, packet];
}

interface Endpoint {
  address: string;
  port: number;
}

const ETHERNET_BYTES = 14;
const IP_BYTES = 20;
const UDP_BYTES = 8;
const UDP = 17;
const IPV4 = 0x0800;

function udpPacket(from: Endpoint, to: Endpoint, payload: Buffer): Buffer {
  const packet = Buffer.alloc(ETHERNET_BYTES + IP_BYTES + UDP_BYTES + payload.length);
  macOf(to).copy(packet, 0);
  macOf(from).copy(packet, 6);
  packet.writeUInt16BE(IPV4, 12);
  writeIpHeader(packet.subarray(ETHERNET_BYTES), from, to);
  writeDatagram(packet.subarray(ETHERNET_BYTES + IP_BYTES), from, to, payload);
  return packet;
}

function writeIpHeader(packet: Buffer, from: Endpoint, to: Endpoint): void {
  packet[0] = 0x45;
  packet.writeUInt16BE(packet.length, 2);
  packet[8] = 64;
  packet[9] = UDP;
  bytesOf(from).copy(packet, 12);
  bytesOf(to).copy(packet, 16);
  packet.writeUInt16BE(checksum(packet.subarray(0, IP_BYTES)), 10);
}

function writeDatagram(datagram: Buffer, from: Endpoint, to: Endpoint, payload: Buffer): void {
  datagram.writeUInt16BE(from.port, 0);
  datagram.writeUInt16BE(to.port, 2);
  datagram.writeUInt16BE(datagram.length, 4);
  payload.copy(datagram, UDP_BYTES);
  const pseudoHeader = Buffer.from([...bytesOf(from), ...bytesOf(to), 0, UDP, 0, 0]);
  pseudoHeader.writeUInt16BE(datagram.length, 10);
  // A sum of zero is written as its other form: zero says that there is none.
  datagram.writeUInt16BE(checksum(Buffer.concat([pseudoHeader, datagram])) || 0xffff, 6);
}

/** RFC 1071. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 2) sum += bytes[at]! * 256 + (bytes[at + 1] ?? 0);
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000);
  return ~sum & 0xffff;
}

function bytesOf({ address }: Endpoint): Buffer {
  return Buffer.from(address.split('.').map(Number));
}

function macOf(endpoint: Endpoint): Buffer {
  return Buffer.concat([Buffer.from([0x02, 0x00]), bytesOf(endpoint)]);
}
