/** A datagram of a capture. */
export interface Captured {
  /** Milliseconds since 1970. */
  time: number;
  from: string;
  to: string;
  payload: Buffer;
}

const [RAW, IP, UDP] = [101, 20, 8];

/** Reads a capture of UDP over IPv4 to its last byte. Throws Error where lengths or checksums do not fit. */
export function readPcap(bytes: Buffer): Captured[] {
  if (bytes.readUInt32LE(0) !== 0xa1b2c3d4 || bytes.readUInt32LE(20) !== RAW)
    throw new Error('No capture of raw IP packets.');
  const captured: Captured[] = [];
  let offset = 24;
  while (offset < bytes.length) {
    const time = bytes.readUInt32LE(offset) * 1000 + bytes.readUInt32LE(offset + 4) / 1000;
    const length = bytes.readUInt32LE(offset + 8);
    const packet = bytes.subarray(offset + 16, offset + 16 + length);
    if (packet.length !== length || bytes.readUInt32LE(offset + 12) !== length)
      throw new Error('A packet is cut.');
    captured.push({ time, ...readPacket(packet) });
    offset += 16 + length;
  }
  return captured;
}

function readPacket(ip: Buffer): Omit<Captured, 'time'> {
  const udp = ip.subarray(IP);
  if (ip[0] !== 0x45 || ip[9] !== 17) throw new Error('No UDP over IPv4.');
  if (ip.readUInt16BE(2) !== ip.length || udp.readUInt16BE(4) !== udp.length)
    throw new Error('A length is wrong.');
  // UDP has none.
  if (sum(ip.subarray(0, IP)) !== 0xffff || udp.readUInt16BE(6) !== 0)
    throw new Error('A checksum is wrong.');
  const side = (address: number, port: number) =>
    `${ip.subarray(address, address + 4).join('.')}:${udp.readUInt16BE(port)}`;
  return { from: side(12, 0), to: side(16, 2), payload: udp.subarray(UDP) };
}

function sum(bytes: Buffer): number {
  let total = 0;
  for (let at = 0; at < bytes.length; at += 2) total += bytes[at]! * 256 + (bytes[at + 1] ?? 0);
  while (total > 0xffff) total = (total & 0xffff) + (total >>> 16);
  return total;
}
