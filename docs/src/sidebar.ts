import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { addressOf } from '@telephony/contract';
import type { Contract, OperationPage, PageLink } from './contract/model.ts';

export const guideList: { label: string; link: string }[] = [
  { label: 'Overview', link: '/' },
  { label: 'Make your first call', link: '/guides/start/' },
  { label: 'Sign in and keep a token', link: '/guides/authentication/' },
  { label: 'Click to call, transfer, hang up', link: '/guides/calls/' },
  { label: 'Know when a call was answered', link: '/guides/answered/' },
  { label: 'Webhooks step by step', link: '/guides/webhooks/' },
  { label: 'Build a wallboard', link: '/guides/wallboard/' },
  { label: 'Missed calls into a CRM', link: '/guides/missed-calls/' },
  { label: 'CDRs and recordings', link: '/guides/cdrs-and-recordings/' },
  { label: 'Count calls for reports', link: '/guides/reports/' },
  { label: 'Queues and agents', link: '/guides/queues/' },
  { label: 'SMS and fax', link: '/guides/messages/' },
  { label: 'Voicemail and its PIN', link: '/guides/voicemail/' },
  { label: 'Paging, filters and grouping', link: '/guides/paging-and-filters/' },
  { label: 'Errors and how to survive them', link: '/guides/errors/' },
  { label: 'Error messages and what to do', link: '/guides/error-messages/' },
  { label: 'Limits and versions', link: '/guides/limits-and-versions/' },
  { label: 'Testing with mock and sandbox', link: '/guides/testing/' },
  { label: "The sandbox's control plane", link: '/guides/control-plane/' },
  { label: 'Python', link: '/guides/python/' },
  { label: 'PHP', link: '/guides/php/' },
  { label: 'Use it in your tools', link: '/guides/tools/' },
  { label: 'Generate a client', link: '/guides/generate/' },
  { label: 'Changelog', link: '/changelog/' },
];

export function addressOfGuide(id: string): string {
  return id === 'index' ? '/' : `/${id}/`;
}

export function inReadingOrder<Guide extends { id: string }>(guides: readonly Guide[]): Guide[] {
  const place = ({ id }: Guide) => {
    const at = guideList.findIndex(({ link }) => link === addressOfGuide(id));
    // Open questions come last.
    if (id === 'ledger') return guideList.length + 1;
    return at < 0 ? guideList.length : at;
  };
  return guides.filter(({ id }) => id !== '404').toSorted((one, other) => place(one) - place(other));
}

type SidebarItem = NonNullable<StarlightUserConfig['sidebar']>[number];

export const guides = { label: 'Guides', items: guideList } satisfies SidebarItem;

export const foldedGuides: SidebarItem = { ...guides, collapsed: true };

export const packages: SidebarItem = {
  label: 'Packages',
  items: [{ autogenerate: { directory: 'packages' } }],
  collapsed: true,
};

/** The pages above one, for its breadcrumbs. */
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

/** The same on the pages of the reference, whose weight the list would add to. */
export const packagesLink: SidebarItem = { label: 'Packages', link: '/packages/' };

/**
 * The reference by groups of tags. Each page lists all tags but the operations of its own tag only: a list of all of
 * them on every page would be most of its weight.
 */
export function referenceSidebar(contract: Contract, current?: string, page?: CurrentPage): SidebarItem[] {
  const withSections = (item: { label: string; link: string }): SidebarItem[] => [
    item,
    ...(item.link === page?.address ? page.sections : []).map(({ id, label }) => ({
      label,
      link: item.link,
      attrs: { 'data-section': id },
    })),
  ];
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
                ...tag.operations.map(operationLink).flatMap(withSections),
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
        ...contract.webhooks.flatMap(({ event, address }) => withSections({ label: event, link: address })),
      ],
    },
    page?.address.startsWith('/schemas/') && page.sections.length > 0
      ? {
          label: 'Schemas',
          items: [
            { label: 'All schemas', link: '/schemas/' },
            ...withSections({ label: page.label, link: page.address }),
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
