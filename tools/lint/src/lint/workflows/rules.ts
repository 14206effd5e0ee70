import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { isJsonObject, METHODS, nearest } from '@telephony/contract';
import { parse } from 'yaml';
import type { Rule } from '../visitor.ts';
import { listFiles } from '../../files.ts';

const REFERENCE = /^\$sourceDescriptions\.telephony\.(\w+)$/;

/** Every step names an operation of the contract: Redocly does not look into the source description. */
const stepOperationKnown: Rule = () => {
  let known: Set<string> | undefined;
  return {
    Step(node, { location, report }) {
      if (!isJsonObject(node) || typeof node['operationId'] !== 'string') return;
      const { operationId } = node;
      known ??= contractOperationIds(dirname(dirname(location.source.absoluteRef)));
      const id = REFERENCE.exec(operationId)?.[1];
      if (id !== undefined && known.has(id)) return;
      report({
        message: `${operationId} is not an operation of the contract. ${remedyOf(id, known)}`,
        location: location.child('operationId'),
      });
    },
  };
};

function remedyOf(id: string | undefined, known: Set<string>): string {
  const meant = id === undefined ? undefined : nearest(id, known);
  return meant === undefined
    ? 'Write $sourceDescriptions.telephony.<operationId>.'
    : `Did you mean ${meant}?`;
}

/** Of the folders that were asked for: every workflow of a contract asks for the same. */
const idsOf = new Map<string, Set<string>>();

/**
 * The operationIds in the path items of a contract folder. Lint goes before the build, so the bundle may be old or missing.
 * A file that is not valid YAML has none: the lint of the contract reports it.
 */
function contractOperationIds(folder: string): Set<string> {
  const ids = idsOf.get(folder) ?? readOperationIds(folder);
  idsOf.set(folder, ids);
  return ids;
}

function readOperationIds(folder: string): Set<string> {
  const paths = join(folder, 'paths');
  const ids = listFiles(paths).flatMap((file) => {
    const item = parseOrNothing(readFileSync(join(paths, file), 'utf8'));
    if (!isJsonObject(item)) return [];
    return METHODS.flatMap((method) => {
      const operation = item[method];
      const id = isJsonObject(operation) ? operation['operationId'] : undefined;
      return typeof id === 'string' ? [id] : [];
    });
  });
  return new Set(ids);
}

function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Every step says what success is, its status at least: without criteria any response would pass. */
const stepSuccessStated: Rule = () => ({
  Step(node, { location, report }) {
    const criteria =
      isJsonObject(node) && Array.isArray(node['successCriteria']) ? node['successCriteria'] : [];
    const conditions = criteria.map((criterion) => isJsonObject(criterion) && criterion['condition']);
    if (conditions.some((condition) => typeof condition === 'string' && condition.startsWith('$statusCode')))
      return;
    report({ message: 'No criterion checks $statusCode. Say which status is success.', location });
  },
});

/** The extensions of the workflows, explained in EXTENSIONS.md: what each must be, and how to mend it. */
const KNOWN: Readonly<Record<string, { isRight: (value: unknown) => boolean; remedy: string }>> = {
  'x-needs-state': {
    isRight: (value) => typeof value === 'string' && value !== '',
    remedy: 'gives the reason, as a text.',
  },
  'x-story': {
    isRight: (value) =>
      Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
    remedy: 'lists the inputs whose defaults are of the story, by their names.',
  },
};

/** The `x-` extensions of a workflow are known ones, rightly written: a misspelt one would run where it cannot pass. */
const workflowExtensionKnown: Rule = () => ({
  any(node, { location, report, type }) {
    if (!isJsonObject(node)) return;
    for (const name of Object.keys(node).filter((key) => key.startsWith('x-'))) {
      const known = type.name === 'Workflow' ? KNOWN[name] : undefined;
      if (known?.isRight(node[name])) continue;
      const message = known
        ? `${name} ${known.remedy}`
        : `${name} is not in EXTENSIONS.md, or does not belong at a workflow. Correct its spelling.`;
      report({ message, location: location.child(name).key() });
    }
  },
});

/** The rules of the Arazzo files by name; `redocly.yaml` beside switches each on as `contract/<name>`. */
export const workflowRules: Record<string, Rule> = {
  'step-operation-known': stepOperationKnown,
  'step-success-stated': stepSuccessStated,
  'workflow-extension-known': workflowExtensionKnown,
};
