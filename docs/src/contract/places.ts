import {
  addressOf,
  type Contract,
  type Operation,
  pointerOf,
  pointerOfReference,
  pointerSegments,
  reachableFrom,
  referencesIn,
} from '@telephony/contract';
import { asObject } from './source.ts';
import type { PageLink, SchemaNode, SchemaPage } from './model.ts';

export interface User {
  kind: keyof SchemaPage['usedBy'];
  link: PageLink;
  // The components that it refers to, as JSON pointers.
  direct: Set<string>;
  // The same through other components; for a schema only its own.
  reached: Set<string>;
}

export function componentUsers({ document, operations, webhooks }: Contract): User[] {
  const user = ({ object, pathItem }: Operation, kind: User['kind'], link: PageLink): User => {
    const element = [object, pathItem.parameters];
    return { kind, link, direct: directReferences(element), reached: reachableFrom(document, element) };
  };
  return [
    ...operations.map((operation) => user(operation, 'operations', operationPageLink(operation))),
    ...[...webhooks.values()].map((webhook) =>
      user(webhook, 'webhooks', { text: webhook.path, address: addressOf.webhook(webhook.path) }),
    ),
    ...Object.entries(document.components?.['schemas'] ?? {}).map(([name, schema]): User => {
      const link = { text: name, address: addressOf.schema(name) };
      const direct = directReferences(schema);
      return { kind: 'schemas', link, direct, reached: direct };
    }),
  ];
}

export function operationPageLink({ method, path, operationId }: Operation): PageLink {
  return { text: `${method.toUpperCase()} ${path}`, address: addressOf.operation(operationId) };
}

function directReferences(element: unknown): Set<string> {
  return new Set([...referencesIn(element)].flatMap((reference) => pointerOfReference(reference) ?? []));
}

export function placeFinder(
  { operations, document }: Contract,
  users: readonly User[],
  schemas: readonly SchemaPage[],
): (pointer: string) => PageLink[] {
  const operationPlaces = ([path, method, kind, status]: string[]) =>
    operations
      .filter((one) => one.path === path && (one.method === method || method === 'parameters'))
      .map(operationPageLink)
      .map((link) => (kind === 'responses' && status ? within(link, 'status', status) : link));
  return (pointer) => {
    const [first = '', ...names] = pointerSegments(pointer);
    if (first === 'paths') return operationPlaces(names);
    const [kind = '', name = '', ...rest] = names;
    if (first === 'webhooks') return [{ text: kind, address: addressOf.webhook(kind) }];
    if (kind === 'schemas') return [schemaPlace(schemas, name, rest)];
    if (kind === 'securitySchemes') return [{ text: 'Authentication', address: '/guides/authentication/' }];
    const parameter = asObject(document.components?.['parameters']?.[name])['name'];
    const component = pointerOf(['components', kind, name]);
    return users
      .filter((user) => user.kind !== 'schemas' && user.direct.has(component))
      .map(({ kind: own, link }) =>
        kind === 'parameters' && own === 'operations' ? within(link, 'parameter', String(parameter)) : link,
      );
  };
}

function within({ text, address }: PageLink, part: 'status' | 'parameter', name: string): PageLink {
  return { text: `${text}: ${name}`, address: `${address}#${part}-${name}` };
}

function schemaPlace(schemas: readonly SchemaPage[], name: string, rest: string[]): PageLink {
  const path = rest.filter((_part, index) => rest[index - 1] === 'properties');
  const address = addressOf.schema(name);
  const page = schemas.find((one) => one.name === name);
  const anchor = page && fieldAnchor(page.node, path);
  return anchor === undefined
    ? { text: name, address }
    : { text: `${name}.${path.join('.')}`, address: `${address}#${anchor}` };
}

function fieldAnchor(node: SchemaNode, [name, ...rest]: string[]): string | undefined {
  const inner = [node, ...(node.items ? [node.items] : []), ...node.alternatives];
  const field = inner.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return field && rest.length > 0 ? fieldAnchor(field.node, rest) : field?.anchor;
}
