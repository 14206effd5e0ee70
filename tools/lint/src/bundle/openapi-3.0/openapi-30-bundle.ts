import type { JsonObject } from '@telephony/contract';
import { withoutUnused } from '../codegen/without-unused.ts';
import { transform } from '../transform/transformation.ts';
import { constants } from './constants.ts';
import { contentFormats } from './content-formats.ts';
import { exclusiveBounds } from './exclusive-bounds.ts';
import { nullable } from './nullable.ts';
import { oneExample } from './one-example.ts';
import { oneSuccessBody } from './one-success-body.ts';
import { plainPathLists } from './plain-path-lists.ts';
import { referencesAlone } from './references-alone.ts';
import { version30 } from './version-30.ts';

/**
 * The bundle for code generators as an OpenAPI 3.0 document.
 *
 * @param codegen What `codegenBundle` has made.
 */
export function openapi30Bundle(codegen: JsonObject): JsonObject {
  return transform(codegen, [
    version30,
    oneSuccessBody,
    plainPathLists,
    referencesAlone,
    nullable,
    exclusiveBounds,
    constants,
    contentFormats,
    oneExample,
    withoutUnused,
  ]);
}
