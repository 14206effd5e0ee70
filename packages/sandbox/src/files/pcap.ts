import { type Endpoint, udpPacket } from './udp-packet.ts';

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
