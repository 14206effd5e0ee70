import { arrayItems } from './rules/array-items.ts';
import { collectionEnvelope } from './rules/collection-envelope.ts';
import { collectionParameters } from './rules/collection-parameters.ts';
import { descriptionForm } from './rules/description-form.ts';
import { errorEnvelope } from './rules/error-envelope.ts';
import { exampleByReference } from './rules/example-by-reference.ts';
import { examplePresent } from './rules/example-present.ts';
import { extensionKnown } from './rules/extension-known.ts';
import { getEnveloped } from './rules/get-enveloped.ts';
import { leafExample } from './rules/leaf-example.ts';
import { ledgerEntryPlaced } from './rules/ledger-entry-placed.ts';
import { ledgerIdKnown } from './rules/ledger-id-known.ts';
import { noUnstatedDefault } from './rules/no-unstated-default.ts';
import { oneTag } from './rules/one-tag.ts';
import { openEnumeration } from './rules/open-enumeration.ts';
import { operationIdForm } from './rules/operation-id-form.ts';
import { pathFileName } from './rules/path-file-name.ts';
import { propertyDescription } from './rules/property-description.ts';
import { requestStrict } from './rules/request-strict.ts';
import { responseOpen } from './rules/response-open.ts';
import { securedOperation401 } from './rules/secured-operation-401.ts';
import { singleEnvelope } from './rules/single-envelope.ts';
import { suffixPathOrder } from './rules/suffix-path-order.ts';
import { summaryForm } from './rules/summary-form.ts';
import { webhookEventConst } from './rules/webhook-event-const.ts';
import { webhookOperationId } from './rules/webhook-operation-id.ts';
import { webhookUnsigned } from './rules/webhook-unsigned.ts';
import type { Rule } from './visitor.ts';
import { workflowRules } from './workflows/workflow-rules.ts';

/** The rules of this contract by name; `redocly.yaml` switches each on as `contract/<name>`. */
export const rules: Record<string, Rule> = {
  'array-items': arrayItems,
  'collection-envelope': collectionEnvelope,
  'collection-parameters': collectionParameters,
  'description-form': descriptionForm,
  'error-envelope': errorEnvelope,
  'example-by-reference': exampleByReference,
  'example-present': examplePresent,
  'extension-known': extensionKnown,
  'get-enveloped': getEnveloped,
  'leaf-example': leafExample,
  'ledger-entry-placed': ledgerEntryPlaced,
  'ledger-id-known': ledgerIdKnown,
  'no-unstated-default': noUnstatedDefault,
  'one-tag': oneTag,
  'open-enumeration': openEnumeration,
  'operation-id-form': operationIdForm,
  'path-file-name': pathFileName,
  'property-description': propertyDescription,
  'request-strict': requestStrict,
  'response-open': responseOpen,
  'secured-operation-401': securedOperation401,
  'single-envelope': singleEnvelope,
  'suffix-path-order': suffixPathOrder,
  'summary-form': summaryForm,
  'webhook-event-const': webhookEventConst,
  'webhook-operation-id': webhookOperationId,
  'webhook-unsigned': webhookUnsigned,
};

/** The Redocly plugin: Redocly loads this file without a build. */
export default function contractPlugin(): object {
  return { id: 'contract', rules: { oas3: rules, arazzo1: workflowRules } };
}
