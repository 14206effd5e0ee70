import type { JsonObject } from '@telephony/contract';

/** What is wrong with an OpenAPI document by its specification; nothing for a valid one. */
export type Validator = (document: JsonObject) => Promise<string[]>;
