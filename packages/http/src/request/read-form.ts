import { type Contract, type JsonSchema, shapeOf, typedText } from '@telephony/contract';
import { Refusal } from '../refusals/refusal.ts';

/**
 * The fields of a form, urlencoded or multipart, as values of their schemas: numbers as numbers, fields of the same name as
 * a list, files as their text.
 *
 * @throws Refusal 400 where the form cannot be read.
 */
export async function readForm(
  { resolve }: Contract,
  schema: JsonSchema,
  contentType: string,
  body: Buffer,
): Promise<Record<string, unknown>> {
  const fields = await parse(contentType, body);
  const shape = shapeOf(resolve, schema);
  const values = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(fields.keys())) {
    const { types, takesArray, items } = shape.member(name);
    const typed = fields
      .getAll(name)
      .map((one) => (typeof one === 'string' ? typedText(takesArray ? items.types : types, one) : one.name));
    values[name] = takesArray || typed.length > 1 ? typed : typed[0];
  }
  return values;
}

async function parse(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    const message = `is not the form that its content type says: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new Refusal(400, `The body ${message}`, [{ field: 'body', message }]);
  }
}
