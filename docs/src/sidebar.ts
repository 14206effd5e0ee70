import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { Contract, OperationPage, TagPage } from './contract/model.ts';
import { guideList } from './guides/guide-list.ts';

type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/** The guides, in the order in which to read them. */
export const guides: SidebarItem = { label: 'Guides', items: guideList };

/** The same on the pages of the reference, which have a list of their own to look through. */
export const foldedGuides: SidebarItem = { label: 'Guides', items: guideList, collapsed: true };

/** Reference of the packages: a page appears here as soon as its file is in the folder. */
export const packages: SidebarItem = {
  label: 'Packages',
  items: [{ autogenerate: { directory: 'packages' } }],
  collapsed: true,
};

/**
 * The reference by groups of tags. Each page lists all tags but the operations of its own tag only: a list of all of
 * them on every page would be most of its weight.
 */
export function referenceSidebar(contract: Contract, current?: string): SidebarItem[] {
  const groups = contract.groups
    .map((group) => ({ ...group, tags: group.tags.filter(({ operations }) => operations.length > 0) }))
    .filter(({ tags }) => tags.length > 0)
    .map((group) => ({
      label: group.name,
      collapsed: group.tags.every(({ name }) => name !== current),
      items: group.tags.map((tag) => (tag.name === current ? tagItem(tag) : tagLink(tag))),
    }));
  const events = contract.groups.flatMap(({ tags }) => tags).filter(({ webhooks }) => webhooks.length > 0);
  return [
    { label: 'All operations', link: '/operations/' },
    ...groups,
    {
      label: 'Webhooks',
      collapsed: events.every(({ name }) => name !== current),
      items: [
        { label: 'All webhooks', link: '/webhooks/' },
        ...contract.webhooks.map(({ event, address }) => ({ label: event, link: address })),
      ],
    },
    { label: 'Schemas', link: '/schemas/' },
    { label: 'What is not known', link: '/ledger/' },
  ];
}

function tagLink({ name, address }: TagPage): SidebarItem {
  return { label: name, link: address };
}

function tagItem(tag: TagPage): SidebarItem {
  return {
    label: tag.name,
    items: [{ label: `All of ${tag.name}`, link: tag.address }, ...tag.operations.map(operationLink)],
  };
}

function operationLink({ summary, address, method }: OperationPage): SidebarItem {
  return { label: summary, link: address, badge: { text: method, class: `method-${method.toLowerCase()}` } };
}
