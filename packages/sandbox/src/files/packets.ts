/** One datagram of a capture. */
export interface Datagram {
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
export function pcap(datagrams: readonly Datagram[]): Buffer {
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

/** One end of a conversation over UDP. */
export interface Endpoint {
  /** IPv4 address. */
  address: string;
  port: number;
}

const ETHERNET_BYTES = 14;
const IP_BYTES = 20;
const UDP_BYTES = 8;
const UDP = 17;
const IPV4 = 0x0800;

/** A datagram in its packet and its Ethernet frame, with right lengths and checksums. */
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

/** A locally administered address, made from that of IP. */
function macOf(endpoint: Endpoint): Buffer {
  return Buffer.concat([Buffer.from([0x02, 0x00]), bytesOf(endpoint)]);
}
