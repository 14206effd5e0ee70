import { exec } from 'jsonpath-rfc9535';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { ContractFiles } from '../files/contract-files.ts';
import { listIn } from '../files/steps-of.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';

const RULE = 'overlay-form';
const BUNDLE = '../dist/openapi.json';
const COMPONENT = /^components\/(\w+)\/([\w.-]+)\.yaml$/;

/** An overlay extends the bundle, and each of its targets selects something: one that is misspelt would change nothing. */
export const overlayForm: Check = (files) => {
  const overlays = files.all.filter(({ name }) => name.startsWith('overlays/'));
  const bundle = overlays.length > 0 ? bundleOf(files) : {};
  return overlays.flatMap((file): Finding[] => {
    const base: unknown = isJsonObject(file.value) ? file.value['extends'] : undefined;
    const message = `An overlay extends the bundle. Write extends: ${BUNDLE}.`;
    const ofBase = base === BUNDLE ? [] : [file.finding(['extends'], RULE, message)];
    const ofTargets = listIn(file.value, 'actions').flatMap(([{ target }, index]) => {
      const fault = faultOf(bundle, String(target));
      return fault === undefined ? [] : [file.finding(['actions', index, 'target'], RULE, fault)];
    });
    return [...ofBase, ...ofTargets];
  });
};

function faultOf(bundle: JsonObject, target: string): string | undefined {
  let count = 0;
  try {
    exec(bundle as Parameters<typeof exec>[0], target, () => void count++);
  } catch {
    return `${target} is not a JSONPath of RFC 9535. Write it like $.paths['/ping'].get.`;
  }
  return count > 0
    ? undefined
    : `${target} selects nothing of the contract. Correct it, or remove the action.`;
}

/** The contract as the bundle has it, as far as an overlay looks into it. Lint goes before the build. */
function bundleOf(files: ContractFiles): JsonObject {
  const root = files.get('openapi.yaml');
  if (!root || !isJsonObject(root.value)) return {};
  const items = (name: string): JsonObject => {
    const map = isJsonObject(root.value) ? root.value[name] : undefined;
    const entries = isJsonObject(map) ? Object.entries(map) : [];
    return Object.fromEntries(entries.map(([key, value]) => [key, files.resolve(root, value).value]));
  };
  const components: Record<string, Record<string, unknown>> = {};
  for (const { name, value } of files.all) {
    const [, kind, component] = COMPONENT.exec(name) ?? [];
    if (kind !== undefined && component !== undefined) (components[kind] ??= {})[component] = value;
  }
  return { ...root.value, paths: items('paths'), webhooks: items('webhooks'), components };
}
