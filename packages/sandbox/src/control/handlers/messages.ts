import { fullName, outsideParty } from '../../platform/exchange/directory.ts';
import { addVoicemessage } from '../../platform/exchange/commit.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { eventId, sendMail } from '../../platform/core.ts';
import type { Ddi } from '../../generated/schema.ts';
import { invalid, Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';

export const messageHandlers = {
  simulateSms: ({ platform, body }) => {
    const { store, clock, random, events } = platform;
    const { sms, users } = store.tables;
    const [from, to] = [plain(body.from), plain(body.to)];
    const { sms_enabled: enabled, sms_email: email } = ownNumber(platform, to);
    const sender = outsideParty(platform, from);
    const user = users.get(correspondent(platform, from, to) ?? 0);
    const time = timestamp(clock.now());
    const message = sms.put({
      id: sms.nextId(),
      created_at: time,
      from,
      from_id: sender.id,
      from_name: sender.name,
      message: body.text,
      result: null,
      to,
      to_id: user ? String(user.id) : null,
      to_name: user ? fullName(user) : null,
      type: 'in',
      user_id: user?.id ?? null,
    });
    events.emit({
      id: eventId(random),
      event_time: time,
      event_name: 'sms.received',
      customer_id: users.find(({ customer_id_id: id }) => Boolean(id))?.customer_id_id ?? null,
      user_id: user?.id ?? null,
      from_no: from,
      to_no: to,
      text: body.text,
    });
    if (enabled && email) sendMail(platform, email, `SMS from ${from}`, body.text);
    return { status: 201, body: { id: message.id } };
  },
  simulateFax: ({ platform, body }) => {
    const { store, clock } = platform;
    const { faxes } = store.tables;
    const [from, to, pages] = [plain(body.from), plain(body.to), body.pages ?? 1];
    const { fax_enabled: enabled, fax_email: email } = ownNumber(platform, to);
    if (!enabled) throw invalid('body.to', 'is not a fax number');
    const time = timestamp(clock.now());
    const fax = faxes.put({
      id: faxes.nextId(),
      charge: 0,
      created_at: time,
      filename: `fax-${time.replaceAll(/[-:]/g, '').replace(' ', '-')}.pdf`,
      from,
      pages,
      status: 1,
      to,
      type: 1,
    });
    if (email) sendMail(platform, email, `Fax from ${from}`, `A fax of ${pages} pages has arrived at ${to}.`);
    return { status: 201, body: { id: fax.id } };
  },
  simulateVoicemail: ({ platform, body: { user_id: userId, from, seconds = 10, transcript = null } }) => {
    const { store, clock } = platform;
    const user = store.tables.users.get(userId);
    if (!user) throw new Refusal(404, `There is no user ${userId}.`);
    const caller = outsideParty(platform, plain(from));
    const message = addVoicemessage(platform, {
      caller: caller.name ?? caller.number,
      callerid: caller.number,
      dialled: user.ext ?? null,
      duration: seconds,
      extension_id: userId,
      folder: 0,
      is_new: true,
      live_id: null,
      origtime: timestamp(clock.now()),
      parent_live_id: null,
      transcript,
    });
    return { status: 201, body: { id: message.id } };
  },
} satisfies Partial<ControlHandlers>;

// E.164 as records write it.
function plain(number: string): string {
  return number.replace(/^\+/, '');
}

function ownNumber({ store }: Platform, number: string): Ddi {
  const ddi =
    store.tables.ddis.get(number) ?? store.tables.ddis.find(({ e164 }) => plain(e164 ?? '') === number);
  if (!ddi) throw invalid('body.to', 'is not a number of the account');
  return ddi;
}

// A reply is for the user who last wrote to the number.
function correspondent({ store }: Platform, from: string, to: string): number | undefined {
  const thread = store.tables.sms.list().findLast((one) => one.from === to && one.to === from && one.user_id);
  return thread?.user_id ?? undefined;
}
