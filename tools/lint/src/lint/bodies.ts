import type { OperationSite } from './each-operation.ts';
import type { Element } from './element.ts';

/** A body that an operation takes or gives, in one media type. */
export interface Body {
  /** `event` is the request body of a webhook: the platform writes it. */
  kind: 'request' | 'response' | 'event';
  /** Status of a response. */
  status: string | undefined;
  /** The request body or response. */
  carrier: Element;
  media: Element;
  isJson: boolean;
  schema: Element | undefined;
}

/** The bodies of an operation. */
export function bodiesOf({ kind, operation }: OperationSite): Body[] {
  const request = operation.get('requestBody');
  const responses = operation.get('responses')?.entries() ?? [];
  return [
    ...(request ? inMediaTypes(request, kind === 'webhook' ? 'event' : 'request', undefined) : []),
    ...responses.flatMap(([status, response]) => inMediaTypes(response, 'response', status)),
  ];
}

function inMediaTypes(carrier: Element, kind: Body['kind'], status: string | undefined): Body[] {
  return (carrier.get('content')?.entries() ?? []).map(([mediaType, media]) => ({
    kind,
    status,
    carrier,
    media,
    isJson: /^application\/(.+\+)?json\b/.test(mediaType),
    schema: media.get('schema'),
  }));
}
