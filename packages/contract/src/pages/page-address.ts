/** The address of each kind of page on the published site, for whoever makes the pages and whoever links to them. */
export const addressOf = {
  operation: (id: string): string => `/operations/${id}/`,
  schema: (name: string): string => `/schemas/${name}/`,
  webhook: (event: string): string => `/webhooks/${event}/`,
  tag: (name: string): string => `/tags/${slugOf(name)}/`,
  ledger: (id: string): string => `/ledger/#${id.toLowerCase()}`,
};

/** A name as a part of an address: `Media session records` is `media-session-records`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
