import { assumptions } from '../../assumptions/assumptions.ts';
import { listForms } from '../shared/list-forms.ts';
import { resetPlatform } from '../../story/reset-platform.ts';
import { restoreSnapshot, takeSnapshot } from '../../snapshot/snapshot.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { accountsOf } from '../../platform/platform.ts';
import { putRecords, refuseIdsOfOthers } from '../shared/put-records.ts';
import { changeSettings, settingsOf } from '../shared/settings.ts';

type StateId =
  | 'getSettings'
  | 'updateSettings'
  | 'reset'
  | 'seed'
  | 'getSnapshot'
  | 'restore'
  | 'listAssumptions'
  | 'listForms';

export const stateHandlers: ControlHandlers<StateId> = {
  getSettings: ({ platform, front }) => ({ status: 200, body: settingsOf(platform, front) }),
  updateSettings: ({ platform, front, body }) => {
    changeSettings(platform, front, body);
    return { status: 200, body: settingsOf(platform, front) };
  },
  reset: ({ all, front, stream, exchanges, receiver, atStart, body }) => {
    changeSettings(all, front, atStart);
    resetPlatform(all, body?.seed);
    front.rules.clear();
    front.record.clear();
    exchanges.clear();
    receiver.reset();
    stream.tellAll();
    return { status: 204, body: undefined };
  },
  seed: ({ all, platform, body }) => {
    refuseIdsOfOthers(
      accountsOf(all).filter(({ account }) => account !== platform.account),
      body,
    );
    putRecords(platform, body);
    return { status: 204, body: undefined };
  },
  getSnapshot: ({ all }) => ({ status: 200, body: { ...takeSnapshot(all) } }),
  restore: ({ all, stream, body }) => {
    restoreSnapshot(all, body);
    stream.tellAll();
    return { status: 204, body: undefined };
  },
  listForms: () => {
    const data = listForms();
    return { status: 200, body: { data, total: data.length } };
  },
  listAssumptions: () => ({ status: 200, body: { data: assumptions, total: assumptions.length } }),
};
