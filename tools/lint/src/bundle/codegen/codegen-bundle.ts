import type { JsonObject } from '@telephony/contract';
import { transform } from '../transform/transformation.ts';
import { classNameTags } from './class-name-tags.ts';
import { extensibleEnumerations } from './extensible-enumerations.ts';
import { inlineScalars } from './inline-scalars.ts';
import { namedObjects } from './named-objects.ts';
import { oneType } from './one-type.ts';
import { plainFields } from './plain-fields.ts';
import { plainFilter } from './plain-filter.ts';
import { plainObjects } from './plain-objects.ts';
import { plainStatuses } from './plain-statuses.ts';
import { withoutNameClashes } from './without-name-clashes.ts';
import { withoutNamedExamples } from './without-named-examples.ts';
import { withoutUnused } from './without-unused.ts';
import { withoutWebhooks } from './without-webhooks.ts';

/** The bundle for code generators: the same operations in the forms that most of them read. */
export function codegenBundle(bundle: JsonObject): JsonObject {
  return transform(bundle, [
    withoutWebhooks,
    plainStatuses,
    inlineScalars,
    plainFilter,
    plainFields,
    withoutNamedExamples,
    withoutNameClashes,
    extensibleEnumerations,
    oneType,
    plainObjects,
    namedObjects,
    classNameTags,
    withoutUnused,
  ]);
}
