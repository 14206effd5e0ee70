import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { remove } from '../generic/remove.ts';
import { create, update } from '../generic/write.ts';
import type { HandlersOf } from '../generic/handler.ts';

const renamed = { ddi_e164: 'ddi' };

/** Widgets on websites that call visitors back. */
export const callMeBackHandlers: HandlersOf<
  | 'createCallMeBackButton'
  | 'getCallMeBackButton'
  | 'updateCallMeBackButton'
  | 'deleteCallMeBackButton'
  | 'listCallMeBackCdrs'
  | 'listCallMeBackSettings'
  | 'createCallMeBackSetting'
  | 'getCallMeBackSetting'
  | 'updateCallMeBackSetting'
  | 'deleteCallMeBackSetting'
  | 'listCallMeBackVisitors'
  | 'listCallMeBackWebsites'
> = {
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
};
