import { pcap } from './pcap.ts';
import { rtpPackets } from './rtp-packets.ts';
import { sipMessages } from './sip-messages.ts';
import type { TracedCall } from './traced-call.ts';

/** The packets of a call as a capture file: its SIP messages and the first second of its sound. */
export function callCapture(call: TracedCall): Buffer {
  const signalling = sipMessages(call).map(({ text, ...rest }) => ({ ...rest, payload: Buffer.from(text) }));
  return pcap([...signalling, ...rtpPackets(call)].toSorted((one, other) => one.time - other.time));
}
