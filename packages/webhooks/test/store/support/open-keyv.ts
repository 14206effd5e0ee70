import KeyvRedis from '@keyv/redis';
import { Keyv } from 'keyv';
import { SqliteAdapter } from './sqlite-adapter.ts';

/**
 * A Keyv on a place, for tests and for the processes that they start.
 *
 * @param place `redis:` or `sqlite:` and the path of the socket or the file.
 */
export function openKeyv(place: string): Keyv {
  const path = place.slice(place.indexOf(':') + 1);
  const adapter = place.startsWith('redis:')
    ? new KeyvRedis({ socket: { path, reconnectStrategy: false } }, { namespace: 'events' })
    : new SqliteAdapter(path);
  const keyv = new Keyv(adapter, { namespace: 'events' });
  keyv.on('error', () => {});
  return keyv;
}
