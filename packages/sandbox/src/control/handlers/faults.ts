import { invalid } from '../../http/refusal.ts';
import type { ControlHandlers } from '../control-handler.ts';

type FaultId = 'listFaults' | 'createFault' | 'deleteFaults' | 'deleteFault';

export const faultHandlers: ControlHandlers<FaultId> = {
  listFaults: ({ platform }) => {
    const data = platform.store.tables.faults.list();
    return { status: 200, body: { data, total: data.length } };
  },
  createFault: ({ platform, body }) => {
    const { operation_id, status = null, delay = 0, drop = false, malformed = false, times = null } = body;
    if (!platform.contract.operations.some(({ operationId }) => operationId === operation_id)) {
      throw invalid('body.operation_id', 'is not an operation of the contract');
    }
    if (status === null && delay === 0 && !drop && !malformed) {
      throw invalid('body', 'must say what goes wrong: status, delay, drop or malformed');
    }
    return {
      status: 201,
      body: platform.faults.add({ operation_id, status, delay, drop, malformed, times }),
    };
  },
  deleteFaults: ({ platform }) => {
    platform.store.tables.faults.clear();
    return { status: 204, body: undefined };
  },
  deleteFault: ({ platform, path }) => {
    platform.faults.remove(path.id);
    return { status: 204, body: undefined };
  },
};
