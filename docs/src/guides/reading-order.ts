import { guideList } from './guide-list.ts';

/** The address of a guide by its id in the collection. */
export function addressOfGuide(id: string): string {
  return id === 'index' ? '/' : `/${id}/`;
}

/** Guides in the order of the navigation; those that it does not have come last, and the page for what is not there is none. */
export function inReadingOrder<Guide extends { id: string }>(guides: readonly Guide[]): Guide[] {
  const place = ({ id }: Guide) => {
    const at = guideList.findIndex(({ link }) => link === addressOfGuide(id));
    return at < 0 ? guideList.length : at;
  };
  return guides.filter(({ id }) => id !== '404').toSorted((one, other) => place(one) - place(other));
}
