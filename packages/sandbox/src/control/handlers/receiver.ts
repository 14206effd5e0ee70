import type { ControlHandlers } from '../shared/control-handler.ts';

type ReceiverId = 'getReceiver' | 'updateReceiver' | 'clearReceiver' | 'connectReceiver';

export const receiverHandlers: ControlHandlers<ReceiverId> = {
  getReceiver: ({ receiver }) => ({ status: 200, body: receiver.state() }),
  updateReceiver: ({ receiver, body: { status } }) => {
    receiver.status = status;
    return { status: 200, body: receiver.state() };
  },
  clearReceiver: ({ receiver }) => {
    receiver.clear();
    return { status: 204, body: undefined };
  },
  connectReceiver: async ({ platform, receiver }) => ({
    status: 200,
    body: await receiver.connect(platform),
  }),
};
