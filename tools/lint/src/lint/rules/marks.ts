import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject } from '@telephony/contract';
import { parseDocument } from 'yaml';
import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '@telephony/generate/schema-keywords';
import { didYouMean } from '../checks/check.ts';
import { eachObject, type Element, type Rule, type Source } from '../visitor.ts';
import type { LedgerEntry, LedgerSubject } from '@telephony/generate/ledger';

export const rules: Record<string, Rule> = {};

const EXTENSIONS = new Set(
  'x-ledger x-source x-filter x-effect x-events x-next-events x-closed-enumeration x-columns x-dials x-secret x-tagGroups'.split(
    ' ',
  ),
);

// A misspelt x-ledger would silently lose its mark.
rules['extension-known'] = () =>
  eachObject((object, report, { location, type }) => {
    if (NAME_MAPS.test(type.name)) return;
    for (const name of Object.keys(object).filter((key) => key.startsWith('x-') && !EXTENSIONS.has(key)))
      report(`${name} is not in EXTENSIONS.md. ${extensionRemedy(name)}`, location.child(name).key());
  });

// These need no x-.
const SCHEMA_KEYWORDS = new Set([...ONE_SCHEMA, ...NAMED_SCHEMAS, ...LISTED_SCHEMAS]);

// Their keys are names.
const NAME_MAPS = /Properties$|Map$|^Named|^SecurityRequirement$/;

function extensionRemedy(name: string): string {
  const keyword = name.slice(2);
  if (SCHEMA_KEYWORDS.has(keyword)) return `Did you mean ${keyword}?`;
  return didYouMean(name, EXTENSIONS, 'Remove it, or explain it there and name it in this rule.');
}

rules['ledger-id-known'] = () => {
  let ledger: Ledger | undefined;
  return eachObject((object, report, { location }) => {
    // The root is visited first, so the ledger is the one beside it.
    const { entries } = (ledger ??= ledgerBeside(location.source));
    if (!entries || !('x-ledger' in object)) return;
    const ids: unknown[] = [object['x-ledger']].flat();
    const unknown = ids.filter((id) => !entries.some((entry) => entry.id === id));
    if (ids.length > 0 && unknown.length === 0) return;
    const name = unknown.length > 0 ? unknown.join(', ') : 'an empty list';
    const message = `x-ledger: ${name} is not an id of ledger.yaml. Correct it, or add the entry.`;
    report(message, location.child('x-ledger'));
  });
};

const UNIQUE_LISTS = ['required', 'type', 'x-columns', 'x-ledger', 'x-source'];

rules['named-once'] = () =>
  eachObject((object, report, { location }) => {
    for (const list of UNIQUE_LISTS) {
      const names: unknown = object[list];
      if (!Array.isArray(names)) continue;
      for (const [index, name] of names.entries()) {
        if (typeof name !== 'string' || names.indexOf(name) === index) continue;
        const message = `${list} has ${name} twice. Remove one, or write the name that is meant.`;
        report(message, location.child([list, index]));
      }
    }
  });

const ALLOWED_SIBLINGS = new Set(['description', 'examples', 'default', 'deprecated']);

rules['reference-alone'] = () =>
  eachObject((object, report, { location, type }) => {
    if (typeof object['$ref'] !== 'string') return;
    const isSchema = type.name === 'Schema';
    for (const name of Object.keys(object)) {
      if (name === '$ref' || (isSchema && (ALLOWED_SIBLINGS.has(name) || name.startsWith('x-')))) continue;
      const message = isSchema
        ? `${name} beside a $ref: half of the tools pass over it. Write it into the schema referred to, or write this one out.`
        : `${name} beside a $ref: tools pass over it. Remove it, or write the ${type.name} out.`;
      report(message, location.child(name).key());
    }
  });

function ledgerBeside(root: Source): Ledger {
  const ledger = ledgers.get(root) ?? readLedger(root);
  ledgers.set(root, ledger);
  return ledger;
}

interface Ledger {
  // Undefined for an unreadable ledger: then no mark is called wrong.
  entries: Partial<LedgerEntry>[] | undefined;
  source: Source;
}

const ledgers = new WeakMap<Source, Ledger>();

function readLedger(root: Source): Ledger {
  const file = join(dirname(root.absoluteRef), 'ledger.yaml');
  const RedoclySource = root.constructor as new (absoluteRef: string, body: string) => Source;
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  const content: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const entries: unknown = isJsonObject(content) ? content['entries'] : undefined;
  return {
    entries: Array.isArray(entries) ? entries.filter((entry) => isJsonObject(entry)) : undefined,
    source: new RedoclySource(file, text),
  };
}

// A mark about anything else excuses nothing: nearly every schema has one.
export function hasMarkAbout(subject: LedgerSubject): (element: Element, root: Element) => boolean {
  return (element, root) => {
    const marks: unknown[] = [element.keyword('x-ledger') ?? []].flat();
    if (marks.length === 0) return false;
    const { entries } = ledgerBeside(root.at.source);
    return !entries || entries.some(({ id, about }) => about?.includes(subject) && marks.includes(id));
  };
}
