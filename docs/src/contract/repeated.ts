import type { OperationPage, SchemaNode } from './model.ts';

export function repeatedRecords({ body, responses }: OperationPage): Map<SchemaNode, string> {
  const shown = new Map<string, string>();
  const repeated = new Map<SchemaNode, string>();
  const visit = (node: SchemaNode, anchor: string): void => {
    const { component, fields, items, further, alternatives } = node;
    if (component && fields.length > 0) {
      const earlier = shown.get(component.text);
      if (earlier !== undefined && earlier !== anchor) {
        repeated.set(node, earlier);
        return;
      }
      shown.set(component.text, anchor);
    }
    const inner = [...fields.map(({ node: field }) => field), ...alternatives, items, further];
    for (const one of inner) if (typeof one === 'object') visit(one, anchor);
  };
  if (body) visit(body.node, 'body');
  // The fields of an error are on the page of its schema.
  for (const { anchor, contents, kind } of responses)
    if (kind !== 'error') for (const { node } of contents) visit(node, anchor);
  return repeated;
}
