import { allowsNull, operationBodies, schemaMembers, walkSchema } from '../bodies.ts';
import { eachOperation, type Element, type Report, type Rule } from '../visitor.ts';
import { hasMarkAbout } from './marks.ts';

export const rules: Record<string, Rule> = {};

const IDENTITY_FIELDS = ['id', 'token'];

// A stricter type fails at the first record of a real account.
rules['record-presence'] = () => {
  const seen = new Set<string>();
  const isAboutPresence = hasMarkAbout('presence');
  return eachOperation((site, report) => {
    for (const { kind, status, isJson, schema } of operationBodies(site)) {
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
    for (const [, part] of record.entriesIn(word)) checkRecord(part, check);
  }
  const properties = record.entriesIn('properties');
  if (properties.length === 0) return;
  const required = requiredNames(record);
  const named = IDENTITY_FIELDS.flatMap((name) => properties.filter(([property]) => property === name))[0];
  // One that may be null identifies nothing.
  const identity = named && (required.includes(named[0]) || !allowsNull(named[1])) ? named[0] : undefined;
  if (identity !== undefined && !required.includes(identity)) {
    check.report(`A record is known by its ${identity}: add it to required.`, record.at);
  }
  for (const [name, field] of properties) {
    if (name === identity || check.isPromised(field)) continue;
    const isNullable = allowsNull(field);
    if (required.includes(name)) {
      const remedy = `Remove it from required${isNullable ? '' : " and write type: [X, 'null']"}`;
      check.report(
        `${name} is required, and the documents promise ${identity ?? 'no field'} only. ${remedy}, or mark the ` +
          'field with x-ledger and an entry that has about: [presence].',
        record.at.child('required'),
      );
    } else if (!isNullable) {
      check.report(
        `${name} of a record cannot be null, which the documents do not promise. Write type: [X, 'null'], or mark the ` +
          'field with x-ledger and an entry that has about: [presence].',
        field.writtenAt.key(),
      );
    }
  }
}

function requiredNames({ object }: Element): unknown[] {
  const { required } = object;
  return Array.isArray(required) ? required : [];
}

const EVENT_FIELDS = ['id', 'event_time', 'event_name'];
const CALL_EVENT_FIELDS = ['call_id', 'state'];

// Bodies with few fields were seen, and a receiver that refuses one loses it.
rules['event-presence'] = () => {
  const isAboutPresence = hasMarkAbout('presence');
  return eachOperation((site, report) => {
    if (site.kind === 'path') return;
    const expected = [...EVENT_FIELDS, ...(site.name.startsWith('call.') ? CALL_EVENT_FIELDS : [])];
    for (const { kind, schema } of operationBodies(site)) {
      if (kind !== 'event' || !schema) continue;
      const { properties, required } = schemaMembers(schema);
      const missing = expected.filter((name) => !required.has(name));
      if (missing.length > 0) {
        report(`An event requires what identifies it: add ${missing.join(', ')} to required.`, schema.at);
      }
      for (const [name, [field]] of properties) {
        if (!field || expected.includes(name) || isAboutPresence(field, site.root)) continue;
        const wrong = required.has(name) ? 'is required' : allowsNull(field) ? undefined : 'cannot be null';
        if (wrong === undefined) continue;
        report(
          `${name} of an event ${wrong}, which the documents do not promise. Make it optional and nullable, or mark the field ` +
            'with x-ledger and an entry that has about: [presence].',
          field.writtenAt.key(),
        );
      }
    }
  });
};

rules['request-strict'] = () => {
  const seen = new Set<string>();
  const isAboutFields = hasMarkAbout('fields');
  return eachOperation((site, report) => {
    for (const { kind, schema } of operationBodies(site)) {
      if (kind !== 'request') continue;
      walkSchema(schema, seen, (part) => {
        if (!isObject(part) || isAboutFields(part, site.root)) return true;
        if (part.keyword('unevaluatedProperties') === false) return false;
        if (part.keyword('additionalProperties') === false) return true;
        report(
          'An object that is sent is open: a misspelt field would pass. Add additionalProperties: false, or, if the documents ' +
            'do not list its fields, x-ledger with an entry of ledger.yaml that has about: [fields].',
          part.object['additionalProperties'] === undefined ? part.at : part.at.child('additionalProperties'),
        );
        return true;
      });
    }
  });
};

function isObject(schema: Element): boolean {
  const { type, properties } = schema.object;
  return properties !== undefined || [type].flat().includes('object');
}

const CLOSING_KEYWORDS = ['additionalProperties', 'unevaluatedProperties'];

rules['response-open'] = () => {
  const seen = new Set<string>();
  return eachOperation((site, report) => {
    for (const { kind, schema } of operationBodies(site)) {
      if (kind === 'request') continue;
      walkSchema(schema, seen, (part) => {
        const closed = CLOSING_KEYWORDS.find((keyword) => part.keyword(keyword) === false);
        if (closed)
          report(
            `A response with ${closed}: false, and the platform adds fields without notice. Remove it.`,
            part.at.child(closed).key(),
          );
      });
    }
  });
};
