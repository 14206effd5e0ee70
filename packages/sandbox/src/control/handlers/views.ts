import type { ControlHandlers } from '../shared/control-handler.ts';
import { userToken } from '../shared/user-token.ts';
import { callsInLegs } from '../shared/call-in-legs.ts';
import { endedCalls } from '../shared/ended-calls.ts';
import { wallboard } from '../shared/wallboard.ts';

type ViewId =
  | 'listLegs'
  | 'listEndedCalls'
  | 'getWallboard'
  | 'createUserToken'
  | 'listExchanges'
  | 'clearExchanges';

/** Ended calls that are told unless more are asked for. */
const USUAL_CALLS = 20;
/** Exchanges that are told unless more are asked for. */
const USUAL_EXCHANGES = 100;

export const viewHandlers: ControlHandlers<ViewId> = {
  listLegs: ({ platform }) => all(callsInLegs(platform)),
  listEndedCalls: ({ platform, query: { limit = USUAL_CALLS } }) => all(endedCalls(platform, limit)),
  getWallboard: ({ platform }) => all(wallboard(platform)),
  createUserToken: ({ platform, path: { id } }) => ({ status: 200, body: userToken(platform, id) }),
  listExchanges: ({ exchanges, query: { limit = USUAL_EXCHANGES } }) => ({
    status: 200,
    body: { data: exchanges.since(0, limit), total: exchanges.size },
  }),
  clearExchanges: ({ exchanges }) => {
    exchanges.clear();
    return { status: 204, body: undefined };
  },
};

function all<T>(data: T[]) {
  return { status: 200 as const, body: { data, total: data.length } };
}
