import {
  addressOf,
  type Contract,
  type OpenApiDocument,
  type Operation,
  pointerOf,
  pointerOfReference,
  pointerSegments,
  referencesIn,
} from '@telephony/contract';
import { objectOf } from './source.ts';
import type { OperationPage, PageLink, SchemaNode, SchemaPage, WebhookPage } from './model.ts';

/** The pages: what a pointer into the bundle is looked up in. */
interface Pages {
  operations: OperationPage[];
  webhooks: WebhookPage[];
  schemas: SchemaPage[];
}

/** Gives the pages, and the place on them, where an element of the bundle is shown. */
export function placeFinder(contract: Contract, pages: Pages): (pointer: string) => PageLink[] {
  const usage = usageOf(contract.document);
  const reached = pages.operations.map((page) => ({
    page,
    direct: usage.directFrom(elementsOf(contract.operationsById.get(page.id))),
  }));
  const events = pages.webhooks.map((page) => ({
    page,
    direct: usage.directFrom(elementsOf(contract.webhooks.get(page.event))),
  }));

  function operationPlaces([path = '', method = '', ...rest]: string[]): PageLink[] {
    return pages.operations
      .filter(
        (page) => page.path === path && (page.method.toLowerCase() === method || method === 'parameters'),
      )
      .map((page) => ({
        text: `${page.method} ${page.path}`,
        address: page.address + (rest[0] === 'responses' && rest[1] ? `#status-${rest[1]}` : ''),
      }));
  }

  function users(component: string, anchor: (page: OperationPage) => string): PageLink[] {
    return [
      ...reached
        .filter(({ direct }) => direct.has(component))
        .map(({ page }) => ({ text: `${page.method} ${page.path}`, address: page.address + anchor(page) })),
      ...events
        .filter(({ direct }) => direct.has(component))
        .map(({ page }) => ({ text: page.event, address: page.address })),
    ];
  }

  return (pointer) => {
    const [first = '', ...names] = pointerSegments(pointer);
    if (first === 'paths') return operationPlaces(names);
    if (first === 'webhooks') {
      return [{ text: names[0] ?? '', address: addressOf.webhook(names[0] ?? '') }];
    }
    const [kind = '', name = '', ...rest] = names;
    const component = pointerOf(['components', kind, name]);
    if (kind === 'schemas') return [schemaPlace(pages.schemas, name, rest)];
    if (kind === 'parameters') {
      const parameter = objectOf(contract.document.components?.['parameters']?.[name]);
      return users(component, () => `#parameter-${String(parameter['name'])}`);
    }
    if (kind === 'securitySchemes') {
      return [{ text: 'Authentication', address: '/guides/authentication/' }];
    }
    return users(component, () => '');
  };
}

function schemaPlace(schemas: SchemaPage[], name: string, rest: string[]): PageLink {
  const path = rest.filter((part, index) => rest[index - 1] === 'properties');
  const address = addressOf.schema(name);
  const page = schemas.find((one) => one.name === name);
  const anchor = page ? anchorOf(page.node, path) : undefined;
  return path.length === 0 || anchor === undefined
    ? { text: name, address }
    : { text: `${name}.${path.join('.')}`, address: `${address}#${anchor}` };
}

/** The anchor of a field by the names that lead to it. */
function anchorOf(node: SchemaNode, [name, ...rest]: string[]): string | undefined {
  if (name === undefined) return undefined;
  const inner = [node, ...(node.items ? [node.items] : []), ...node.alternatives];
  const field = inner.flatMap(({ fields }) => fields).find((one) => one.name === name);
  if (!field) return undefined;
  return rest.length === 0 ? field.anchor : anchorOf(field.node, rest);
}

/** Which elements of the bundle refer to which components, directly and through others. */
export interface Usage {
  /** Pointers of the components that an element reaches, through other components too. */
  reachedFrom(element: unknown): Set<string>;
  /** Pointers of the components that an element itself refers to. */
  directFrom(element: unknown): Set<string>;
}

/** The references of a bundle. */
export function usageOf({ components = {} }: OpenApiDocument): Usage {
  const direct = new Map<string, Set<string>>();
  for (const [kind, section] of Object.entries(components)) {
    for (const [name, component] of Object.entries(section)) {
      direct.set(pointerOf(['components', kind, name]), directFrom(component));
    }
  }
  return {
    directFrom,
    reachedFrom(element) {
      const reached = new Set<string>();
      const open = [...directFrom(element)];
      for (let pointer = open.pop(); pointer !== undefined; pointer = open.pop()) {
        if (reached.has(pointer)) continue;
        reached.add(pointer);
        open.push(...(direct.get(pointer) ?? []));
      }
      return reached;
    },
  };
}

/** What of the bundle speaks of an operation or an event: itself, and the parameters of its path. */
export function elementsOf(operation: Operation | undefined): unknown {
  return [operation?.object, operation?.pathItem.parameters];
}

function directFrom(element: unknown): Set<string> {
  return new Set([...referencesIn(element)].flatMap((reference) => pointerOfReference(reference) ?? []));
}
