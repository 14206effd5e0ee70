import { nextInternalNumber } from '../generic/check-numbers.ts';
import type { Handlers } from '../generic/handler.ts';
import { list } from '../generic/list.ts';
import { resource } from '../generic/resource.ts';

// The first number of a room for callers from outside.
const FIRST_PSTN_NUMBER = 729_014;

// The records whose operations need nothing of their own, or little.
export const resourceHandlers = {
  ...resource('aclroles', 'AclRole'),
  ...resource('callflows', 'CallFlow'),
  ...resource('calllabels', 'CallLabel'),
  ...resource('callmeback_buttons', 'CallMeBackButton'),
  ...resource('callmeback_cdrs', 'CallMeBackCdr'),
  ...resource('callmeback_settings', 'CallMeBackSetting', { renamed: { ddi_e164: 'ddi' } }),
  ...resource('callmeback_visitors', 'CallMeBackVisitor'),
  // A website is where settings are in use: the two have one record (Resources).
  listCallMeBackWebsites: list('callmeback_settings'),
  ...resource('campaigns', 'Campaign', {
    set({ platform }, { rules }) {
      const ids = platform.store.tables.campaigns.list().map(({ id }) => Number(id));
      return { id: String(Math.max(0, ...ids) + 1), rules: rules ?? [], status: 1 };
    },
  }),
  ...resource('cannedresponses', 'CannedResponse'),
  ...resource('cdrs', 'Cdr'),
  ...resource('chats', 'Chat'),
  ...resource('conferences', 'Conference', {
    ddisTo: 'C',
    set({ platform }, record, old) {
      if (old) return {};
      const taken = platform.store.tables.conferences.list().map(({ confno_pstn: number }) => number ?? 0);
      return {
        confno: nextInternalNumber(platform, 'conferences'),
        confno_pstn: Math.max(FIRST_PSTN_NUMBER - 1, ...taken) + 1,
        ann_join_leave: record.ann_join_leave ?? false,
        monitor: record.monitor ?? false,
      };
    },
  }),
  ...resource('ddis', 'Ddi'),
  ...resource('faxes', 'Fax', { many: 'Faxes' }),
  ...resource('ivrs', 'Ivr', {
    ddisTo: 'I',
    set: ({ platform }, { number }) => ({ number: number ?? nextInternalNumber(platform, 'ivrs') }),
  }),
  ...resource('mediasessions', 'MediaSession'),
  ...resource('msdrs', 'Msdr'),
  ...resource('pickupgroups', 'PickupGroup'),
  ...resource('queuegroups', 'QueueGroup'),
  ...resource('ringgroups', 'RingGroup', {
    ddisTo: 'R',
    set: ({ platform, body }, { number }, old) => ({
      number: number ?? nextInternalNumber(platform, 'ringgroups'),
      users: [...new Set(body.users ?? old?.users)],
    }),
  }),
  ...resource('usergrouppolicies', 'UserGroupPolicy', { many: 'UserGroupPolicies' }),
  ...resource('usergroups', 'UserGroup'),
  ...resource('users', 'User'),
  ...resource('webcalls', 'Webcall'),
} satisfies Partial<Handlers>;
