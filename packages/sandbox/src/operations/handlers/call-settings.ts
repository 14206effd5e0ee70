import { dictionary, list } from '../generic/list.ts';
import { read } from '../generic/present.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { nextInternalNumber } from '../generic/check-numbers.ts';
import type { Handlers } from '../generic/handler.ts';

// The first number of a room for callers from outside.
const FIRST_PSTN_NUMBER = 729_014;

const writeConference: WriteOptions<'conferences', 'createConference' | 'updateConference'> = {
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
};

const renamed = { ddi_e164: 'ddi' };

export const callSettingsHandlers = {
  listConferences: list('conferences'),
  createConference: create('conferences', writeConference),
  getConference: read('conferences'),
  updateConference: update('conferences', writeConference),
  deleteConference: remove('conferences'),

  createCallMeBackButton: create('callmeback_buttons'),
  getCallMeBackButton: read('callmeback_buttons'),
  updateCallMeBackButton: update('callmeback_buttons'),
  deleteCallMeBackButton: remove('callmeback_buttons'),

  listCallMeBackCdrs: list('callmeback_cdrs'),

  listCallMeBackSettings: list('callmeback_settings'),
  createCallMeBackSetting: create('callmeback_settings', { renamed }),
  getCallMeBackSetting: read('callmeback_settings'),
  updateCallMeBackSetting: update('callmeback_settings', { renamed }),
  deleteCallMeBackSetting: remove('callmeback_settings'),

  listCallMeBackVisitors: list('callmeback_visitors'),
  // A website is where settings are in use: the two have one record (Resources).
  listCallMeBackWebsites: list('callmeback_settings'),

  listMediaSessions: list('mediasessions'),
  listMediaSessionDictionaries: dictionary('listMediaSessionDictionaries'),
  getMediaSession: read('mediasessions'),
  listMsdrs: list('msdrs'),
  getMsdr: read('msdrs'),
} satisfies Partial<Handlers>;
