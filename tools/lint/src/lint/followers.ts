import { isJsonObject, isReference } from '@telephony/contract';
import { type ContractFile, type ContractFiles, type Finding, membersIn } from './files/contract-files.ts';

/** Rules about what values a schema lets through: an example that is right fails where the schema is wrong. */
const OF_VALUES =
  /^(struct|no-(required|enum|schema|illogical|mixed)-.*|contract\/(.*-presence|array-items|bounds-order|enum-values|event-const|format-known|name-case|one-type|open-enumeration|pattern-valid|reference-alone|request-strict|response-open|types-agree|webhook-event-const)|rule\/schema-of-31)$/;
/** What a linter says of an example with a misspelt field. */
const OF_A_NAME = /required property|(?:additional|unevaluated) properties/;
const UNCHECKED = 'Example validation errored';
const UNRESOLVED = `${UNCHECKED}: can't resolve reference`;

/**
 * The findings that follow from others: of an object with a name that OpenAPI does not know, of a file with a `$ref`
 * that leads nowhere, and of an example whose schema is wrong at the same field or that is another's.
 */
export function followersIn(findings: Finding[], files: ContractFiles): Set<Finding> {
  const follow = new Set<Finding>();
  const broken = findings.filter(({ rule }) => rule === 'reference-target');
  const malformed = findings.filter(({ rule }) => rule === 'struct');
  const hidden = new Map(
    findings.flatMap((cause) => (cause.hides ?? []).map((file) => [file, cause] as const)),
  );
  for (const finding of findings) {
    if (finding.rule === 'reference-target') continue;
    const hider = hidden.get(finding.file);
    if (hider && hider !== finding && !finding.hides) follow.add(finding);
    const isUnresolved =
      (finding.rule === 'no-unresolved-refs' && broken.length > 0) ||
      (finding.message.startsWith(UNRESOLVED) && findings.some(isBrokenReference));
    if (isUnresolved || broken.some((cause) => cause.file === finding.file)) {
      follow.add(finding);
    } else if (OF_ABSENCE.test(finding.message) && malformed.some((cause) => isNamedWrong(finding, cause))) {
      follow.add(finding);
    } else if (finding.rule !== 'struct' && malformed.some((cause) => isWithin(finding, cause))) {
      follow.add(finding);
    }
  }
  const others = findings.filter((finding) => !follow.has(finding) && !isOfExample(finding));
  for (const finding of followingExamples(findings.filter(isOfExample), others, files)) follow.add(finding);
  return follow;
}

function isBrokenReference({ rule }: Finding): boolean {
  return rule === 'reference-target' || rule === 'no-unresolved-refs';
}

function followingExamples(ofExamples: Finding[], others: Finding[], files: ContractFiles): Finding[] {
  const ofValues = others.filter(({ rule }) => OF_VALUES.test(rule));
  const foreign = others.filter(({ rule }) => rule === 'contract/example-file-name');
  // The field that is missing and the one too many are one.
  const misspelt = new Set(ofExamples.filter(({ rule }) => rule === 'example-field').map(({ file }) => file));
  const schemas = exampleSchemas(files);
  return ofExamples.filter((finding) => {
    const uses = schemas.get(finding.file) ?? [];
    const isUnchecked = finding.message.startsWith(UNCHECKED);
    return (
      uses.some(({ user }) => foreign.some(({ file }) => file === user)) ||
      (OF_A_NAME.test(finding.message) && misspelt.has(finding.file)) ||
      ofValues.some((cause) => {
        const isBeside = cause.file === finding.file;
        if (!isBeside && !uses.some(({ schemaFiles }) => schemaFiles.includes(cause.file))) return false;
        return isUnchecked || isAboutField(cause, finding) || (isBeside && isWithin(finding, cause));
      })
    );
  });
}

/** What Redocly says of an object that lacks a field. */
const OF_ABSENCE = /must be present on this level|^Must contain at least one/;

/** Whether the field that an object lacks is there under a misspelt name. */
function isNamedWrong(finding: Finding, cause: Finding): boolean {
  const isUnexpected = cause !== finding && cause.message.includes('is not expected here');
  return (
    isUnexpected && cause.suggestions !== undefined && cause.file === finding.file && isWithin(finding, cause)
  );
}

/** Whether what is wrong with a schema can be why an example fails at its field. */
function isAboutField({ pointer = '', message }: Finding, example: Finding): boolean {
  const inPointer = (example.pointer ?? '')
    .split('/')
    .findLast((segment) => !/^(\d+|value|examples)$/.test(segment));
  const inMessage = [...example.message.matchAll(/\b(?:field|property) [`']?(\w+)|[`'](\w+)[`']/g)];
  const names = [inPointer, ...inMessage.flatMap(([, one, other]) => one ?? other)].filter(
    (name) => name !== undefined,
  );
  // What is said of a schema as a whole concerns all of its fields.
  if (!pointer.includes('/properties/')) return true;
  return names.some((name) => pointer.split('/').includes(name) || message.includes(name));
}

/** Whether a finding is about the object that the other one is about a name of, or about what is in it. */
function isWithin(finding: Finding, cause: Finding): boolean {
  if (finding.file !== cause.file || finding.pointer === undefined || cause.pointer === undefined)
    return false;
  const parent = cause.pointer.replace(/\/[^/]*$/, '');
  return finding.pointer === parent || finding.pointer.startsWith(`${parent}/`);
}

/** Whether a finding says that an example does not fit its schema. */
export function isOfExample({ rule }: Finding): boolean {
  return /^no-invalid-.*-examples$|^example-field$/.test(rule);
}

/** Where an example is used. */
interface Use {
  /** The file that refers to the example. */
  user: string;
  /** The files that its schema is in. */
  schemaFiles: string[];
}

/** The uses of each file of examples, by its absolute path; those of a schema's own examples, by the path of the schema. */
function exampleSchemas(files: ContractFiles): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (path: string, use: Use) => uses.set(path, [...(uses.get(path) ?? []), use]);
  for (const file of files.all) {
    if (/^(examples|workflows)\//.test(file.name)) continue;
    for (const { value } of membersIn(file.value)) {
      if (!isJsonObject(value) || !isJsonObject(value['examples'])) continue;
      const schemaFiles = isReference(value['schema']) ? closureOf(files, file, value['schema']) : [];
      for (const example of Object.values(value['examples'])) {
        if (isReference(example))
          add(files.resolve(file, example).file.path, { user: file.path, schemaFiles });
      }
      // An example that the linter cannot check at all is reported here.
      add(file.path, { user: '', schemaFiles });
    }
  }
  return uses;
}

/** The file that a `$ref` leads to, and all that it refers to. */
function closureOf(files: ContractFiles, from: ContractFile, reference: unknown): string[] {
  const found = new Set<ContractFile>();
  const open = [files.resolve(from, reference).file];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || file === from) continue;
    found.add(file);
    open.push(...files.referencesFrom(file).flatMap(({ target }) => files.get(target) ?? []));
  }
  return [...found].map(({ path }) => path);
}
