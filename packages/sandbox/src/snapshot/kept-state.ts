import type { Platform } from '../platform/platform.ts';
import type { StoreState } from '../platform/core/store.ts';

/** What is kept beside the records. */
export interface KeptState {
  now: number;
  /** Real mode: how far the clock was ahead of the machine's, so that time goes on while no sandbox runs. */
  offset: number | null;
  sequence: number;
  random: readonly number[];
  lastIds: Record<string, number>;
  /** The second account, where there is one. */
  second?: AccountKept;
}

/** What is kept of an account beside its records. */
type AccountKept = Pick<KeptState, 'random' | 'lastIds'>;

/** What is kept beside the records of a platform now. */
export function stateOf(platform: Platform): KeptState {
  const { clock, second } = platform;
  return {
    now: clock.now(),
    offset: clock.mode === 'real' ? clock.offset : null,
    sequence: clock.sequence,
    ...accountKept(platform),
    ...(second && { second: accountKept(second) }),
  };
}

function accountKept({ random, store }: Platform): AccountKept {
  return {
    random: random.state(),
    lastIds: Object.fromEntries(
      Object.values(store.tables).flatMap(({ name, lastId }) => (lastId > 0 ? [[name, lastId]] : [])),
    ),
  };
}

/** Tables without records, which have given ids up to these. */
export function emptyStore(lastIds: Record<string, number> = {}): StoreState {
  return Object.fromEntries(
    Object.entries(lastIds).map(([table, lastId]) => [table, { lastId, records: [] }]),
  );
}
