import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { createTelephony, type Telephony } from '../../../src/index.ts';
import { startServer } from '../../support/start-server.ts';

export interface AudioServer {
  pbx: Telephony;
  baseUrl: string;
  requestedIds: number[];
  busiest: () => number;
}

export function audioOf(id: number, size = 20_000 + id): Buffer {
  return Buffer.alloc(size, `ID3 ${id} `);
}

/** A platform with recordings, without a size in the headers, as seen live (ledger O-06). */
export async function startAudioServer(
  respond: (id: number, response: ServerResponse) => unknown = (id, response) => response.end(audioOf(id)),
): Promise<AudioServer> {
  const requestedIds: number[] = [];
  let running = 0;
  let busiest = 0;
  const baseUrl = await startServer(async (request, response) => {
    const id = Number(/(\d+)\.mp3$/.exec(request.url!)![1]);
    requestedIds.push(id);
    busiest = Math.max(busiest, ++running);
    response.on('close', () => running--);
    response.setHeader('content-type', 'audio/mpeg');
    await respond(id, response);
  });
  const pbx = createTelephony({ baseUrl, auth: '0'.repeat(40), retries: 0 });
  return { pbx, baseUrl, requestedIds, busiest: () => busiest };
}

export async function trickle(id: number, response: ServerResponse, parts = 5, pause = 4): Promise<void> {
  const audio = audioOf(id);
  for (let part = 0; part < parts; part++) {
    response.write(audio.subarray((audio.length * part) / parts, (audio.length * (part + 1)) / parts));
    await sleep(pause);
  }
  response.end();
}
