import type { FieldError } from '../validation/field-error.ts';

/** Parameters of a request as the contract types them, and what is wrong with them. */
export interface ReadValues {
  /** By name: numbers as numbers, lists as arrays, JSON parsed. */
  values: Record<string, unknown>;
  /** Empty where nothing is wrong. */
  errors: FieldError[];
}
