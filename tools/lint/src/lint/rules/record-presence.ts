import { bodiesOf } from '../bodies.ts';
import { eachOperation, type Report } from '../each-operation.ts';
import type { Element } from '../element.ts';
import { marksOf } from '../ledger-beside.ts';
import { allowsNull } from '../allows-null.ts';
import { schemaMembers } from '../schema-members.ts';
import type { Rule } from '../visitor.ts';

/** What identifies a record. */
const IDENTITY = ['id', 'token'];

/**
 * A record requires what identifies it, and nothing else; its other fields may be null. The documents promise no more: a
 * type that says more fails at the first record of a real account. A field that they do promise carries a ledger entry with
 * `about: [presence]`.
 */
export const rule: Rule = () => {
  const seen = new Set<string>();
  const isAboutPresence = marksOf('presence');
  return eachOperation((site, report) => {
    for (const { kind, status, isJson, schema } of bodiesOf(site)) {
      if (kind !== 'response' || !isJson || !/^[23]/.test(status ?? '')) continue;
      for (const data of schemaMembers(schema).properties.get('data') ?? []) {
        const isPromised = (field: Element) => isAboutPresence(field, site.root);
        checkRecord(data.object['type'] === 'array' ? data.get('items') : data, { seen, isPromised, report });
      }
    }
  });
};

interface Check {
  seen: Set<string>;
  isPromised: (field: Element) => boolean;
  report: Report;
}

function checkRecord(record: Element | undefined, check: Check): void {
  if (!record || check.seen.has(record.at.absolutePointer)) return;
  check.seen.add(record.at.absolutePointer);
  for (const word of ['allOf', 'anyOf', 'oneOf']) {
    for (const [, part] of record.get(word)?.entries() ?? []) checkRecord(part, check);
  }
  const properties = record.get('properties')?.entries() ?? [];
  if (properties.length === 0) return;
  const required = requiredOf(record);
  const named = IDENTITY.flatMap((name) => properties.filter(([property]) => property === name))[0];
  // One that may be null identifies nothing.
  const identity = named && (required.includes(named[0]) || !allowsNull(named[1])) ? named[0] : undefined;
  if (identity !== undefined && !required.includes(identity)) {
    check.report(`A record is known by its ${identity}: add it to required.`, record.at);
  }
  for (const [name, field] of properties) {
    if (name === identity || check.isPromised(field)) continue;
    if (required.includes(name)) {
      check.report(
        `${name} is required, and the documents promise ${identity ?? 'no field'} only. Remove it from required, or mark the ` +
          'field with x-ledger and an entry that has about: [presence].',
        record.at.child('required'),
      );
    } else if (!allowsNull(field)) {
      check.report(
        `${name} of a record cannot be null, which the documents do not promise. Write type: [X, 'null'], or mark the ` +
          'field with x-ledger and an entry that has about: [presence].',
        field.writtenAt.key(),
      );
    }
  }
}

function requiredOf({ object }: Element): unknown[] {
  const { required } = object;
  return Array.isArray(required) ? required : [];
}
