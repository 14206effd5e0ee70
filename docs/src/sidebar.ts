import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { addressOf } from '@telephony/contract';
import type { Contract, OperationPage, PageLink } from './contract/model.ts';

const GUIDES =
  'start authentication calls answered webhooks wallboard missed-calls cdrs-and-recordings reports queues messages voicemail paging-and-filters errors error-messages limits-and-versions testing control-plane python php tools generate'.split(
    ' ',
  );

export const guidePages: string[] = ['index', ...GUIDES.map((name) => `guides/${name}`), 'changelog'];

export function addressOfGuide(id: string): string {
  return id === 'index' ? '/' : `/${id}/`;
}

export function inReadingOrder<Guide extends { id: string }>(guides: readonly Guide[]): Guide[] {
  const place = ({ id }: Guide) => {
    const at = guidePages.indexOf(id);
    return at < 0 ? guidePages.length + Number(id === 'ledger') : at;
  };
  return guides.filter(({ id }) => id !== '404').toSorted((one, other) => place(one) - place(other));
}

type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

export const guides = {
  label: 'Guides',
  items: [{ label: 'Overview', link: '/' }, ...guidePages.slice(1)],
} satisfies SidebarItem;

export const foldedGuides: SidebarItem = { ...guides, collapsed: true };

export const packages: SidebarItem = {
  label: 'Packages',
  items: [{ autogenerate: { directory: 'packages' } }],
  collapsed: true,
};

export function pagesAbove(address: string, { operations, webhooks }: Contract): PageLink[] {
  const [, folder = '', name = ''] = address.split('/');
  const home = { text: folder === 'guides' ? 'Guides' : 'Home', address: '/' };
  if (name === '') return folder === '' || folder === '404' ? [] : [home];
  const element = [...operations, ...webhooks].find((one) => one.address === address);
  const list = SECTIONS[folder];
  return [
    home,
    ...(list ? [list] : []),
    ...(element ? [{ text: element.tag, address: addressOf.tag(element.tag) }] : []),
  ];
}

const SECTIONS: Record<string, PageLink> = {
  operations: { text: 'Operations', address: '/operations/' },
  tags: { text: 'Operations', address: '/operations/' },
  webhooks: { text: 'Webhooks', address: '/webhooks/' },
  schemas: { text: 'Schemas', address: '/schemas/' },
  packages: { text: 'Packages', address: '/packages/' },
};

// On the pages of the reference the list would add to their weight.
export const packagesLink: SidebarItem = { label: 'Packages', link: '/packages/' };

// Each page lists all tags but the operations of its own tag only: all of them would be most of its weight.
export function referenceSidebar(contract: Contract, current?: string, page?: CurrentPage): SidebarItem[] {
  // No links of their own, which Starlight would take for the next pages.
  const withSections = (item: { label: string; link: string }): SidebarItem =>
    item.link === page?.address && page.sections.length > 0
      ? { ...item, attrs: { 'data-sections': JSON.stringify(page.sections) } }
      : item;
  const groups = contract.groups
    .map((group) => ({ ...group, tags: group.tags.filter(({ operations }) => operations.length > 0) }))
    .filter(({ tags }) => tags.length > 0)
    .map((group) => ({
      label: group.name,
      collapsed: group.tags.every(({ name }) => name !== current),
      items: group.tags.map((tag) =>
        tag.name === current
          ? {
              label: tag.name,
              items: [
                { label: `All of ${tag.name}`, link: tag.address },
                ...tag.operations.map(operationLink).map(withSections),
              ],
            }
          : { label: tag.name, link: tag.address },
      ),
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
        ...contract.webhooks.map(({ event, address }) => withSections({ label: event, link: address })),
      ],
    },
    page?.address.startsWith('/schemas/') && page.sections.length > 0
      ? {
          label: 'Schemas',
          items: [
            { label: 'All schemas', link: '/schemas/' },
            withSections({ label: page.label, link: page.address }),
          ],
        }
      : { label: 'Schemas', link: '/schemas/' },
    { label: 'Open questions', link: '/ledger/' },
  ];
}

interface CurrentPage {
  label: string;
  address: string;
  sections: { id: string; label: string }[];
}

function operationLink({ summary, address, method }: OperationPage) {
  return { label: summary, link: address, badge: { text: method, class: `method-${method.toLowerCase()}` } };
}
