import { codeOf } from '../generic/codes.ts';
import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import type { HandlersOf } from '../generic/handler.ts';
import { sessionOf } from './session-of.ts';

const write: WriteOptions<'routingrules', 'createRoutingRule' | 'updateRoutingRule'> = {
  check({ platform, body: { direction } }, old) {
    if (!old || direction === undefined) return;
    if (codeOf(platform.store, 'direction', direction) !== old.direction) {
      throw invalid('body.direction', 'cannot be changed');
    }
  },
  set(request, record, old) {
    if (old) return {};
    const { user } = sessionOf(request);
    const positions = request.platform.store.tables.routingrules.list().map(({ pos }) => pos ?? 0);
    return {
      customer: user.customer ?? null,
      final_dst: record.final_dst ?? false,
      pos: record.pos ?? Math.max(0, ...positions) + 1,
    };
  },
};

/** Routing rules. */
export const routingRuleHandlers: HandlersOf<
  'listRoutingRules' | 'createRoutingRule' | 'getRoutingRule' | 'updateRoutingRule'
> = {
  listRoutingRules: list('routingrules'),
  createRoutingRule: create('routingrules', write),
  getRoutingRule: read('routingrules'),
  updateRoutingRule: update('routingrules', write),
};
