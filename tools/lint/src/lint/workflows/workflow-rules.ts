import type { Rule } from '../visitor.ts';
import { stepOperationKnown } from './step-operation-known.ts';
import { stepSuccessStated } from './step-success-stated.ts';
import { workflowExtensionKnown } from './workflow-extension-known.ts';

/** The rules of the Arazzo files by name; `redocly.yaml` beside switches each on as `contract/<name>`. */
export const workflowRules: Record<string, Rule> = {
  'step-operation-known': stepOperationKnown,
  'step-success-stated': stepSuccessStated,
  'workflow-extension-known': workflowExtensionKnown,
};
