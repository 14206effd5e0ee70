import { list } from '../generic/list.ts';
import { invalid } from '../http/refusal.ts';
import type { HandlersOf } from './handler.ts';

/** Web calls. */
export const webcallHandlers: HandlersOf<'listWebcalls' | 'createWebcall'> = {
  listWebcalls: list('webcalls'),
  createWebcall({ platform, body: { from, to } }) {
    if (from === undefined) throw invalid('body.from', 'is required');
    if (to === undefined) throw invalid('body.to', 'is required');
    return { status: 201, body: { data: platform.calls.placeWeb({ from, to }), links: {} } };
  },
};
