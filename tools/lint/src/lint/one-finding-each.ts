import { METHODS } from '@telephony/contract';
import { EMPTY_PROSE } from './checks/texts.ts';
import { followersIn, isOfExample } from './followers.ts';
import type { ContractFiles, Finding } from './files/contract-files.ts';
import { nameMeant, withRemedy } from './remedies.ts';

/** A path item or an event that is not in the document: its names are unknown everywhere. */
const ORPHAN_ROOT = 'orphan-file of a path or an event';

/** An operation whose operationId has a misspelt key. */
const NAMELESS = 'struct of an operationId';

/** A method that is misspelt, so that its operation is not there. */
const NO_METHOD = 'struct of a method';

/** An operation with another name than its examples have. */
const RENAMED = 'example-file-name of all examples';

/** Rules of which a finding follows from one of another rule, wherever that is. */
const FOLLOWS = new Map([
  ['path-params-defined', ['contract/path-file-name', 'contract/path-form']],
  [
    'workflow-operation',
    [
      'contract/operation-id-form',
      'operation-operationId',
      'contract/operation-id-own',
      NAMELESS,
      RENAMED,
      NO_METHOD,
      ORPHAN_ROOT,
    ],
  ],
  ['contract/tag-used', [ORPHAN_ROOT, 'contract/path-file-name', 'reference-target']],
  ['query-example', ['contract/name-case', 'reference-kind', 'reference-target', 'struct']],
  ['contract/tag-grouped', ['contract/tag-used']],
  ['contract/one-tag', ['contract/tag-used']],
  [
    'contract/example-file-name',
    ['contract/operation-id-form', 'contract/webhook-operation-id', 'contract/operation-id-own'],
  ],
  ['workflow-expression', ['contract/operation-id-own']],
  ['contract/event-known', [ORPHAN_ROOT]],
  ['contract/ledger-id-known', ['ledger-form']],
  ['contract/ledger-entry-placed', ['ledger-form']],
  [
    'orphan-file',
    ['contract/example-file-name', 'contract/example-present', 'contract/path-file-name', 'reference-kind'],
  ],
  [
    'mention-known',
    [ORPHAN_ROOT, NO_METHOD, 'contract/path-form', 'contract/operation-id-form', 'ledger-form'],
  ],
]);

/** What is asked of a record, and not of a condition: closing or describing that would change what it means, or say nothing. */
const OF_RECORDS = new Set([
  'contract/property-description',
  'contract/record-presence',
  'contract/request-strict',
  'contract/response-open',
  'no-required-schema-properties-undefined',
]);
const IN_CONDITION = /(?<!\/(?:properties|dependentSchemas))\/(?:not|if)(?:\/|$)/;

/** Of a name in camel case, as its message gives it in snake case. */
const MEANT_NAME = /Write (\w+)\.$/;

/** Rules that take an empty text for one that is missing. */
const OF_A_MISSING_TEXT = [
  'contract/description-form',
  'contract/property-description',
  'contract/summary-form',
  'example-summary',
  'info-description',
  'parameter-description',
  'rule/request-body-description',
  'tag-description',
];

/** The same for findings in one file. */
const FOLLOWS_IN_FILE = new Map([
  ...OF_A_MISSING_TEXT.map((rule): [string, string[]] => [rule, [EMPTY_PROSE]]),
  ['contract/array-items', ['contract/extension-known']],
  ['contract/effect-of-events', ['contract/extension-known']],
  ['spec-strict-refs', ['contract/extension-known']],
  ['contract/example-by-reference', ['reference-kind']],
  ['contract/path-file-name', ['no-identical-paths']],
  ['contract/path-form', ['no-identical-paths']],
  ['no-illogical-composition-keywords', ['contract/open-enumeration']],
  ['contract/example-file-name', ['contract/no-body-of-get']],
  ['contract/integer-width', ['contract/one-type']],
  ['contract/record-presence', ['contract/reference-alone', 'contract/response-open']],
  ['path-params-defined', ['struct', 'rule/path-parameter-required']],
  ['rule/request-body-required', ['contract/no-body-of-get']],
  ['workflow-expression', ['stepId-unique']],
  ['contract/collection-parameters', ['contract/name-case', 'operation-parameters-unique', 'reference-kind']],
  [
    'contract/example-present',
    [
      'contract/no-body-of-204',
      'contract/no-body-of-get',
      'contract/media-type-known',
      'contract/named-examples',
    ],
  ],
]);

/** The same for findings in one line. */
const FOLLOWS_IN_LINE = new Map([
  ['no-invalid-schema-examples', ['possible-date']],
  ['no-invalid-media-type-examples', ['possible-date']],
  ['contract/name-case', ['path-params-defined']],
]);

/**
 * Leaves one finding of each mistake, with what to do about it: what only follows from another finding goes, and what is
 * found in many places in the same words is told once. The rest shows when the first is mended.
 */
export function oneFindingEach(findings: Finding[], files: ContractFiles): Finding[] {
  const asked = findings.filter(
    ({ rule, pointer = '' }) => !OF_RECORDS.has(rule) || !IN_CONDITION.test(pointer),
  );
  const rules = new Set(asked.flatMap(causesIn));
  const inFiles = new Set(asked.map(({ rule, file }) => `${rule} ${file}`));
  const inLines = new Set(asked.map(({ rule, file, line }) => `${rule} ${file}:${line}`));
  const isFollowed = ({ rule, file, line }: Finding) =>
    (FOLLOWS_IN_LINE.get(rule) ?? []).some((cause) => inLines.has(`${cause} ${file}:${line}`)) ||
    (FOLLOWS.get(rule) ?? []).some((cause) => rules.has(cause)) ||
    (FOLLOWS_IN_FILE.get(rule) ?? []).some((cause) => inFiles.has(`${cause} ${file}`));
  const first = asked.filter((finding) => !isFollowed(finding) && !isOfCase(finding, asked));
  const followers = followersIn(first, files);
  return merged(first.filter((finding) => !followers.has(finding))).map((finding) =>
    withRemedy(nameMeant(finding, files)),
  );
}

/** Whether a text mentions, in whatever case, a name that is in camel case where it is given: mending that mends both. */
function isOfCase({ rule, message }: Finding, findings: Finding[]): boolean {
  if (rule !== 'mention-known') return false;
  const said = plain(message);
  return findings.some((other) => {
    const [, name] = other.rule === 'contract/name-case' ? (MEANT_NAME.exec(other.message) ?? []) : [];
    return name !== undefined && said.includes(plain(name));
  });
}

const plain = (text: string): string => text.replaceAll('_', '').toLowerCase();

/** What a finding is as a cause. */
function causesIn({ rule, file, pointer = '', suggestions = [] }: Finding): string[] {
  const isOrphanRoot = rule === 'orphan-file' && /(?<![/\\]examples)[/\\](paths|webhooks)[/\\]/.test(file);
  const isRenamed = rule === 'contract/example-file-name' && pointer.endsWith('/operationId');
  const isNameless = rule === 'struct' && suggestions.includes('operationId');
  const isMethod = rule === 'struct' && METHODS.some((method) => suggestions.includes(method));
  return [
    rule,
    ...(isOrphanRoot ? [ORPHAN_ROOT] : []),
    ...(isRenamed ? [RENAMED] : []),
    ...(isNameless ? [NAMELESS] : []),
    ...(isMethod ? [NO_METHOD] : []),
  ];
}

/** Findings of examples in the same words, and any that are there twice, as one. */
function merged(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([finding, ...others]) => {
    if (!finding) return [];
    const places = new Set(others.map(placeOf).filter((place) => place !== placeOf(finding)));
    const also =
      places.size === 0 || finding.rule === 'path-params-defined'
        ? ''
        : ` (and ${places.size} more of the kind)`;
    return [{ ...finding, message: finding.message.replace(/\.?$/, `${also}.`).replace(/([?!])\.$/, '$1') }];
  });
}

function keyOf(finding: Finding): string {
  const { rule, message, file } = finding;
  // A name that is not that of the path is one mistake, though a name is missing and another is too many.
  if (rule === 'path-params-defined') return `${file} ${rule}`;
  if (!isOfExample(finding)) return `${placeOf(finding)} ${rule} ${message}`;
  // An element of a list has its number where another has its name.
  return `${rule} ${message.replace(/`\d+` property/, '`data` property')}`;
}

const placeOf = ({ file, line, column }: Finding): string => `${file}:${line}:${column}`;
