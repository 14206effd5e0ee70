import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { dictionary } from './dictionary.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Media sessions and their records. */
export const mediaHandlers: HandlersOf<
  'listMediaSessions' | 'listMediaSessionDictionaries' | 'getMediaSession' | 'listMsdrs' | 'getMsdr'
> = {
  listMediaSessions: list('mediasessions'),
  listMediaSessionDictionaries: dictionary('listMediaSessionDictionaries'),
  getMediaSession: read('mediasessions'),
  listMsdrs: list('msdrs'),
  getMsdr: read('msdrs'),
};
