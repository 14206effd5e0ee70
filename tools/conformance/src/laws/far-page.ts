/** The number of a page that no collection has. */
export const FAR = 1_000_000;
