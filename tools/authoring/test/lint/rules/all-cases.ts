import type { RuleCases } from '../support/rule-cases.ts';
import { cases as arrayItems } from './array-items.cases.ts';
import { cases as collectionEnvelope } from './collection-envelope.cases.ts';
import { cases as collectionParameters } from './collection-parameters.cases.ts';
import { cases as descriptionForm } from './description-form.cases.ts';
import { cases as errorEnvelope } from './error-envelope.cases.ts';
import { cases as exampleByReference } from './example-by-reference.cases.ts';
import { cases as examplePresent } from './example-present.cases.ts';
import { cases as extensionKnown } from './extension-known.cases.ts';
import { cases as getEnveloped } from './get-enveloped.cases.ts';
import { cases as leafExample } from './leaf-example.cases.ts';
import { cases as ledgerEntryPlaced } from './ledger-entry-placed.cases.ts';
import { cases as ledgerIdKnown } from './ledger-id-known.cases.ts';
import { cases as noUnstatedDefault } from './no-unstated-default.cases.ts';
import { cases as oneTag } from './one-tag.cases.ts';
import { cases as openEnumeration } from './open-enumeration.cases.ts';
import { cases as operationIdForm } from './operation-id-form.cases.ts';
import { cases as pathFileName } from './path-file-name.cases.ts';
import { cases as propertyDescription } from './property-description.cases.ts';
import { cases as requestStrict } from './request-strict.cases.ts';
import { cases as responseOpen } from './response-open.cases.ts';
import { cases as securedOperation401 } from './secured-operation-401.cases.ts';
import { cases as singleEnvelope } from './single-envelope.cases.ts';
import { cases as suffixPathOrder } from './suffix-path-order.cases.ts';
import { cases as summaryForm } from './summary-form.cases.ts';
import { cases as webhookEventConst } from './webhook-event-const.cases.ts';
import { cases as webhookOperationId } from './webhook-operation-id.cases.ts';
import { cases as webhookUnsigned } from './webhook-unsigned.cases.ts';

/** The cases of every rule. */
export const allCases: Record<string, RuleCases> = {
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
