import { isJsonObject, isReference, type JsonObject, listOperations, locate } from '@telephony/contract';

/** A schema whose values go one way, where it is used. */
export interface Body {
  /** `request` for what callers send, `answer` for what they get. */
  direction: 'request' | 'answer';
  /** The same in both bundles. */
  key: string;
  schema: JsonObject;
}

/** The schemas of the JSON bodies of the operations of a bundle. */
export function bodiesOf(bundle: JsonObject): Body[] {
  return listOperations(bundle).flatMap(({ kind, method, value }) => {
    const [sent, received] =
      kind === 'webhook' ? (['answer', 'request'] as const) : (['request', 'answer'] as const);
    const responses = isJsonObject(value['responses']) ? value['responses'] : {};
    return [
      ...contentOf(bundle, value['requestBody']).map((schema): Body => ({
        direction: sent,
        key: `${method} body`,
        schema,
      })),
      ...Object.entries(responses).flatMap(([status, response]) =>
        contentOf(bundle, response).map((schema): Body => ({
          direction: received,
          key: `${method} ${status}`,
          schema,
        })),
      ),
    ];
  });
}

function contentOf(bundle: JsonObject, carrier: unknown): JsonObject[] {
  const element = isReference(carrier) ? locate<unknown>(bundle, carrier, '')?.element : carrier;
  const content = isJsonObject(element) ? element['content'] : undefined;
  const media = isJsonObject(content) ? content['application/json'] : undefined;
  const schema = isJsonObject(media) ? media['schema'] : undefined;
  return isJsonObject(schema) ? [schema] : [];
}
