import { smsSentAfterMs } from '../../assumptions/assumptions.ts';
import { removeAll } from '../generic/remove.ts';
import { resource } from '../generic/resource.ts';
import { invalid } from '@telephony/http';
import { fullName, outsideParty } from '../../platform/exchange/directory.ts';
import { e164 } from '../../platform/exchange/numbers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/accounts.ts';
import { type Handlers, requireSession } from '../generic/handler.ts';

export const messageHandlers = {
  ...resource('sms', 'Sms', {
    many: 'Sms',
    check(request) {
      const { to, message } = request.body;
      if (e164(to) === undefined) throw invalid('to', 'must be a number in E.164');
      if (message.trim() === '') throw invalid('message', 'This value should not be blank');
      senderOf(request.platform, requireSession(request), request.body.from);
    },
    set(request) {
      const { platform, body } = request;
      const session = requireSession(request);
      const receiver = outsideParty(platform, e164(body.to) ?? body.to);
      return {
        type: 'out',
        from: senderOf(platform, session, body.from),
        from_id: String(session.user.id),
        from_name: fullName(session.user),
        to: receiver.number,
        to_id: receiver.id,
        to_name: receiver.name,
        user_id: session.user.id,
      };
    },
    after: ({ platform }, { id }) => {
      platform.clock.after(smsSentAfterMs, { kind: 'sms.sent', data: { id } });
    },
  }),
  deleteAllSms: removeAll('sms', 202),
} satisfies Partial<Handlers>;

// Default: the user's own number or, where that cannot send messages, the account's first that can.
function senderOf({ store }: Platform, { user }: Session, from: string | undefined): string {
  const able = store.tables.ddis.list().filter(({ sms_enabled: enabled }) => enabled === true);
  const number = from === undefined ? e164(user.cli) : e164(from);
  const ddi = able.find(({ id }) => id === number) ?? (from === undefined ? able[0] : undefined);
  if (!ddi) throw invalid('from', 'is not a number of the account that can send messages');
  return ddi.id;
}
