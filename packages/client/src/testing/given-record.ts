/**
 * The record that a helper of a reply is checked against: that of the operation inside of `on(...)`, so that a field
 * that the record does not have is refused, and elsewhere that which it is given.
 */
export type GivenRecord<Given, Wanted> = [Wanted] extends [never] ? Given : Wanted;
