import { timestamp } from '../../ground/clock/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Office } from './office/office.ts';
import { exchanges } from './archive/texts.ts';
import { StoreDirectory } from '../../platform/exchange/store-directory.ts';

/** Share of the calls that a short message follows, and of those messages that get a reply. */
const SHARE = 0.05;
const REPLIED = 0.5;

/** After some calls, a user writes to a customer, who may reply. */
export function maybeWrite(platform: Platform, office: Office, at: number): void {
  const { chance, members, outside } = office;
  if (!chance.happens(SHARE) || members.length === 0) return;
  const { ddis, sms } = platform.store.tables;
  const number = ddis.find(({ sms_enabled: isEnabled }) => isEnabled === true)?.id;
  if (number === undefined) return;
  const directory = new StoreDirectory(platform);
  const user = chance.pick(members);
  const { name: userName } = directory.user(user.id);
  const other = outside.next();
  const { id: contact, name } = directory.outside(other, null);
  const text = chance.pick(exchanges);
  const [own, far] = [
    { number, id: String(user.id), name: userName },
    { number: other, id: contact, name },
  ];
  const keep = (type: 'in' | 'out', from: typeof far, to: typeof far, moment: number) =>
    sms.put({
      id: sms.nextId(),
      created_at: timestamp(moment),
      from: from.number,
      from_id: from.id,
      from_name: from.name,
      message: text[type],
      result: type === 'out' ? 'sent' : null,
      to: to.number,
      to_id: to.id,
      to_name: to.name,
      type,
      user_id: user.id,
    });
  const written = at + 1000 * chance.integer(30, 600);
  keep('out', own, far, written);
  if (chance.happens(REPLIED)) keep('in', far, own, written + 1000 * chance.integer(20, 3000));
}
