import { childPointer, type JsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { alternativesOf } from './alternatives-of.ts';
import { schemaSite } from './schema-site.ts';
import { withReferences } from './with-references.ts';

/** The forms of the unions of schemas that no value has: what is inside them is met by none either. */
export function impossibleForms(bundle: JsonObject, schemas: SchemaSite[]): SchemaSite[] {
  return withReferences(bundle, schemas)
    .flatMap(({ value, pointer }) =>
      ['anyOf', 'oneOf'].flatMap((keyword) => {
        const forms = value[keyword];
        if (!Array.isArray(forms)) return [];
        return forms.map((form, index) =>
          schemaSite(form, childPointer(childPointer(pointer, keyword), index)),
        );
      }),
    )
    .filter((form) => alternativesOf(bundle, [form]).length === 0);
}
