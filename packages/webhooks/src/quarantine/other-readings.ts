import { decode, type Sender } from '../parse/body/decode.ts';
import { readBody } from '../parse/body/read-body.ts';
import { readJson } from '../parse/body/read-json.ts';
import { findEvents } from '../parse/find-events.ts';
import { inContractNames } from './in-contract-names.ts';
import { objectsIn } from './objects-in.ts';
import { unescaped } from './unescaped.ts';

/**
 * The events of a body that is not one event: those of a list, of objects one after the other, of a form; or with other names
 * of fields. The first form in which there are any counts; none where something might be left out.
 */
export async function otherReadings(
  bytes: Uint8Array<ArrayBuffer>,
  sender: Sender,
  type: string,
): Promise<object[]> {
  const text = decode(bytes, sender, []);
  const forms: (() => unknown)[] = [
    () => readBody(text, {}, []),
    () => inContractNames(readBody(text, {}, [])),
    () => objectsIn(text).map(readJson),
    () => fieldsOf([...new URLSearchParams(unescaped(text, sender))]),
    () => partsOf(bytes, type),
  ];
  for (const form of forms) {
    const value = await Promise.resolve()
      .then(form)
      .catch(() => undefined);
    const found = findEvents(value);
    if (found.length > 0) return found;
  }
  return [];
}

/** The fields of multipart/form-data. */
async function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const parts = await Promise.all(
    [...form].map(async ([name, part]): Promise<[string, string]> => [
      name,
      typeof part === 'string' ? part : await part.text(),
    ]),
  );
  return fieldsOf(parts);
}

/** The fields of a form; those of a list where there are several of a name. */
function fieldsOf(parts: [name: string, value: string][]): unknown {
  const fields = Object.fromEntries(parts);
  return Object.keys(fields).length === parts.length ? fields : parts.map(([, part]) => part);
}
