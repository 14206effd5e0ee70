import { bulkUpdate } from '../generic/bulk-update.ts';
import { list, listOf } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { present, presentAs } from '../generic/present.ts';
import { create } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import { e164 } from '../../platform/numbers/e164.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Tables } from '../../platform/core/tables.ts';
import { dictionary } from './dictionary.ts';
import type { HandlersOf } from '../generic/handler.ts';

const trackedDdis = ({ store }: Platform): Tables['ddis'][] => {
  return store.tables.ddis.list().filter(({ campaign_id: campaign }) => typeof campaign === 'number');
};

/** Calls to numbers that count for a campaign, and those that a campaign was noted on (ledger N-58). */
const trackedCdrs = ({ platform }: { platform: Platform }): Tables['cdrs'][] => {
  const numbers = new Set(trackedDdis(platform).map(({ id }) => id));
  return platform.store.tables.cdrs
    .list()
    .filter(({ dst, campaign_id: campaign }) => typeof campaign === 'number' || numbers.has(dst ?? ''))
    .map((cdr) => presentAs(platform.contract, 'listCdrs', cdr));
};

/** Phone numbers (DDIs) and call tracking. */
export const numberHandlers: HandlersOf<
  | 'listDdis'
  | 'getDdi'
  | 'listDdiDictionaries'
  | 'listTrackedDdis'
  | 'listCallTrackingDdis'
  | 'bulkUpdateCallTrackingDdis'
  | 'listCampaigns'
  | 'createCampaign'
  | 'listCallTrackingCdrs'
  | 'listTrackedCdrs'
> = {
  listDdis: list('ddis'),
  getDdi({ platform, operation, path }) {
    const ddi = platform.store.tables.ddis.get(e164(path.e164) ?? path.e164);
    if (!ddi) throw notFound();
    return {
      status: 200,
      body: { data: present(platform.contract, operation, ddi), links: {} },
    };
  },
  listDdiDictionaries: dictionary('listDdiDictionaries'),
  listTrackedDdis: listOf(({ platform }) => trackedDdis(platform)),
  listCallTrackingDdis: listOf(({ platform }) => trackedDdis(platform)),

  bulkUpdateCallTrackingDdis: bulkUpdate('ddis', {
    find: (ddis, element) => {
      const number = e164(element['e164']);
      if (number === undefined) throw invalid('e164', 'must be one of the numbers of the account');
      return ddis.get(number);
    },
    change({ platform }, { campaign_id: campaign }, { campaign_id: old = null }) {
      if (campaign === undefined) return { campaign_id: old };
      if (!platform.store.tables.campaigns.get(campaign)) throw notFound();
      return { campaign_id: campaign };
    },
  }),

  listCampaigns: list('campaigns'),
  createCampaign: create('campaigns', {
    set({ platform }, { rules }) {
      const ids = platform.store.tables.campaigns.list().map(({ id }) => Number(id));
      return { id: String(Math.max(0, ...ids) + 1), rules: rules ?? [], status: 1 };
    },
  }),

  listCallTrackingCdrs: listOf(trackedCdrs),
  listTrackedCdrs: listOf(trackedCdrs),
};
