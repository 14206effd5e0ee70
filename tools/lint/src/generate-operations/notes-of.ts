import type { DocumentOperation } from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

const EFFECTS: Readonly<Record<string, string>> = {
  dials: 'Rings a phone: never repeat it without asking a person.',
  sends: 'Sends a message: never repeat it without asking a person.',
  'deletes-collection': 'Deletes everything in the collection.',
  'ends-token': 'Ends the token that it is sent with.',
};

/** What an editor shows of an operation: summary, method and path, the first paragraph, its effect, and what is unknown. */
export function notesOf({ method, path, value }: DocumentOperation, ledger: LedgerEntry[]): string[] {
  const { summary, description, deprecated, 'x-effect': effect, 'x-ledger': marks } = value;
  const [first = ''] = typeof description === 'string' ? description.split('\n\n') : [];
  const ids = (Array.isArray(marks) ? marks : [marks]).filter((mark) => typeof mark === 'string');
  const titles = new Map(ledger.map(({ id, title }) => [id, title]));
  const unknown = ids.map((id) => ['Ledger', `${id}:`, titles.get(id)].filter(Boolean).join(' '));
  const paragraphs = [
    `${typeof summary === 'string' ? summary : ''} (\`${method.toUpperCase()} ${path}\`)`.trim(),
    first.replaceAll(/\s+/g, ' ').trim(),
    EFFECTS[String(effect)] ?? '',
    unknown.join('\n'),
    deprecated === true ? '@deprecated' : '',
  ];
  return paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '* /').split('\n');
}
