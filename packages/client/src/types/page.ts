/** One page of a collection. */
export interface Page<Item> {
  data: Item[];
  total: number;
}
