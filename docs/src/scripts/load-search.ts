import { INDEX_FILE, type SearchDocument } from '../search/site-search.ts';
import { createSiteSearch, type SiteSearch } from '../search/site-search.ts';

/**
 * Loads what the search of the site finds.
 *
 * @param site The path of the site, `/` or `/pbx/`
 * @throws Error if the index does not arrive
 */
export async function loadSearch(site: string): Promise<SiteSearch> {
  const response = await fetch(site + INDEX_FILE);
  if (!response.ok) throw new Error(`${INDEX_FILE}: ${response.status}`);
  return createSiteSearch((await response.json()) as SearchDocument[]);
}
