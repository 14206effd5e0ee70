import { defineHastPlugin, type HastNode } from 'satteri';

type ElementNode = Extract<HastNode, { type: 'element' }>;
type Child = ElementNode['children'][number];

/** Tables of fewer columns fit on a phone. */
const MANY = 3;

/**
 * Gives each cell of a table with many columns the name of its column: where there is no room for the columns, the style shows
 * a row as a list with these names. The roles stay what they are without the layout of a table.
 */
export const labelledTables = defineHastPlugin({
  name: 'labelled-tables',
  element: {
    filter: ['table'],
    visit(table) {
      const names = elementsOf(table, 'th').map(textOf);
      if (names.length < MANY) return;
      return labelled(table, names);
    },
  },
});

function labelled(node: ElementNode, names: readonly string[]): ElementNode {
  let column = 0;
  const children = node.children.map((child): Child => {
    if (child.type !== 'element') return child;
    const inner = labelled(child, names);
    if (child.tagName !== 'td') return inner;
    const label = names[column++] ?? '';
    return { ...inner, properties: { ...inner.properties, role: 'cell', 'data-label': label } };
  });
  const { properties } = node;
  switch (node.tagName) {
    case 'table':
      return { ...node, properties: { ...properties, role: 'table', class: 'labelled' }, children };
    case 'tr':
      return { ...node, properties: { ...properties, role: 'row' }, children };
    case 'th':
      return { ...node, properties: { ...properties, role: 'columnheader' }, children };
    default:
      return { ...node, children };
  }
}

function elementsOf(node: ElementNode, tagName: string): ElementNode[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === tagName ? [child] : elementsOf(child, tagName),
  );
}

function textOf(node: ElementNode): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}
