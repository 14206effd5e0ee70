import { invalid } from '@telephony/http';
import { bulkUpdate } from '../generic/remove.ts';
import { listOf } from '../generic/list.ts';
import { type Handlers, requireRecord, requireSession } from '../generic/handler.ts';
import { presentAs, recordResponse } from '../generic/present.ts';
import { resource } from '../generic/resource.ts';
import type { WriteOptions } from '../generic/write.ts';
import { e164 } from '../../platform/exchange/numbers.ts';
import type { Platform } from '../../platform/platform.ts';
import { codeOf, type Tables } from '../../platform/store.ts';

const writeRule: WriteOptions<'routingrules', 'createRoutingRule' | 'updateRoutingRule'> = {
  check({ platform, body: { direction } }, old) {
    if (!old || direction === undefined) return;
    if (codeOf(platform.store, 'direction', direction) !== old.direction) {
      throw invalid('body.direction', 'cannot be changed');
    }
  },
  set(request, record, old) {
    if (old) return {};
    const { user } = requireSession(request);
    const positions = request.platform.store.tables.routingrules.list().map(({ pos }) => pos ?? 0);
    return {
      customer: user.customer ?? null,
      final_dst: record.final_dst ?? false,
      pos: record.pos ?? Math.max(0, ...positions) + 1,
    };
  },
};

const trackedDdis = ({ platform }: { platform: Platform }): Tables['ddis'][] =>
  platform.store.tables.ddis.list().filter(({ campaign_id: campaign }) => typeof campaign === 'number');

// Calls to the numbers of a campaign, and calls whose record names a campaign (ledger N-58).
const trackedCdrs = ({ platform }: { platform: Platform }): Tables['cdrs'][] => {
  const numbers = new Set(trackedDdis({ platform }).map(({ id }) => id));
  return platform.store.tables.cdrs
    .list()
    .filter(({ dst, campaign_id: campaign }) => typeof campaign === 'number' || numbers.has(dst ?? ''))
    .map((cdr) => presentAs(platform.contract, 'listCdrs', cdr));
};

export const numberHandlers = {
  ...resource('routingrules', 'RoutingRule', writeRule),

  getDdi(request) {
    const { platform, path } = request;
    const ddi = platform.store.tables.ddis.get(e164(path.e164) ?? path.e164);
    return recordResponse(200, request, requireRecord(ddi));
  },
  listTrackedDdis: listOf(trackedDdis),
  listCallTrackingDdis: listOf(trackedDdis),

  bulkUpdateCallTrackingDdis: bulkUpdate('ddis', {
    find: (ddis, element) => {
      const number = e164(element['e164']);
      if (number === undefined) throw invalid('e164', 'must be one of the numbers of the account');
      return ddis.get(number);
    },
    change({ platform }, { campaign_id: campaign }, { campaign_id: old = null }) {
      if (campaign === undefined) return { campaign_id: old };
      requireRecord(platform.store.tables.campaigns.get(campaign));
      return { campaign_id: campaign };
    },
  }),

  listCallTrackingCdrs: listOf(trackedCdrs),
  listTrackedCdrs: listOf(trackedCdrs),
} satisfies Partial<Handlers>;
