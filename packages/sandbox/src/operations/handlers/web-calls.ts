import { carryOut } from '../generic/word-rejection.ts';
import { list } from '../generic/list.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Web calls. */
export const webcallHandlers: HandlersOf<'listWebcalls' | 'createWebcall'> = {
  listWebcalls: list('webcalls'),
  createWebcall: ({ platform, body: { from, to } }) => ({
    status: 201,
    body: { data: carryOut({}, () => platform.exchange.placeWeb({ from, to })), links: {} },
  }),
};
