/**
 * What the pages show of the contract. HTML templates, Markdown twins, search and tests all read these models; none of
 * them reads the bundle itself.
 */
import type { CommandForm } from '@telephony/contract/commands';

/** The whole contract as pages. */
export interface Contract {
  title: string;
  version: string;
  summary: string;
  /** Of the platform, with the defaults of its variables and without a slash at its end. */
  address: string;
  /** The tags in groups, as in the navigation. */
  groups: { name: string; tags: TagPage[] }[];
  operations: OperationPage[];
  schemas: SchemaPage[];
  webhooks: WebhookPage[];
  ledger: LedgerEntry[];
}

/** The page of one tag: its operations, or its webhooks. */
export interface TagPage {
  name: string;
  slug: string;
  address: string;
  description: string;
  group: string;
  operations: OperationPage[];
  webhooks: WebhookPage[];
}

/** A link to a page or to a place on it. */
export interface PageLink {
  text: string;
  address: string;
}

/** What the pages of operations and of events have in common. */
export interface Described {
  /** The operationId. */
  id: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** Plain text of about one sentence, for meta descriptions and lists. */
  teaser: string;
  tag: string;
  responses: OperationResponse[];
  marks: LedgerMark[];
  /** The sections of the documents that its text is from. */
  sources: string[];
}

/** The page of one operation. */
export interface OperationPage extends Described {
  /** `/operations/listCdrs/` */
  address: string;
  /** Upper case. */
  method: string;
  /** The path as the contract has it: `/cdrs/{id}`. */
  path: string;
  /** The command of `telephony` that does it. */
  command: CommandForm;
  /** The path on the placeholder server: `https://pbx.example.com/v1.2/voice/cdrs/{id}`. */
  url: string;
  tagAddress: string;
  deprecated: boolean;
  access: Access;
  parameters: Parameter[];
  body?: Body;
  /** What is known of `filter` beyond the fields of the record. */
  filter?: { dateProperty?: string; also: string[]; refused: string[]; marks: LedgerMark[] };
  /** What it does to the world outside, in a sentence. */
  effect?: string;
  /** The events that it can cause. */
  events: PageLink[];
  /** Operations that go on with what it has returned. */
  next: PageLink[];
}

/** The page of one event. */
export interface WebhookPage extends Described {
  /** `call.missed` */
  event: string;
  /** `/webhooks/call.missed/` */
  address: string;
  body: Body;
  /** The operations that can cause it. */
  madeBy: PageLink[];
  /** The events that are likely to follow it. */
  next: PageLink[];
}

/** The page of one shared schema. */
export interface SchemaPage {
  name: string;
  /** `/schemas/Cdr/` */
  address: string;
  teaser: string;
  node: SchemaNode;
  sources: string[];
  usedBy: { operations: PageLink[]; webhooks: PageLink[]; schemas: PageLink[] };
}

/** Who may call an operation. */
export interface Access {
  /** `none`: anybody; `optional`: with or without a token; `token`: with a token only. */
  token: 'none' | 'optional' | 'token';
  /** The ways to send the token, best first. */
  schemes: { text: string; description: string; marks: LedgerMark[] }[];
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

/** One parameter of an operation. */
export interface Parameter {
  name: string;
  in: ParameterPlace;
  anchor: string;
  required: boolean;
  deprecated: boolean;
  /** Markdown. */
  description: string;
  /** How a list or an object is written, where it is not plain: `comma-separated`. */
  form?: string;
  /** Whether it is a string that holds JSON. */
  isJson: boolean;
  node: SchemaNode;
  examples: Example[];
  /** Its own badges and those of its schema. */
  marks: LedgerMark[];
}

/** What a request or a response holds in one media type. */
export interface Content {
  mediaType: string;
  node: SchemaNode;
  examples: Example[];
  /** Its own badges and those of its schema. */
  marks: LedgerMark[];
}

/** A request body, or that of an event. */
export interface Body extends Content {
  /** Markdown. */
  description: string;
  required: boolean;
}

/** One status of an operation, or a range such as `4XX`. */
export interface OperationResponse {
  status: string;
  /** `200 OK`, `4XX any client error` */
  title: string;
  anchor: string;
  kind: 'success' | 'redirect' | 'error';
  /** Markdown. */
  description: string;
  contents: Content[];
  marks: LedgerMark[];
}

/** A named example. */
export interface Example {
  name: string;
  summary: string;
  description: string;
  value: unknown;
  /** The value as it is sent: JSON with indents, or the text itself. */
  text: string;
  language: 'json' | 'text';
}

/** Text with links, for types: `array of`, `Cdr`. */
export interface TypePart {
  text: string;
  address?: string;
}

/** A schema, as far as it is shown in one place. */
export interface SchemaNode {
  type: TypePart[];
  /** The shared schema that it is, with the address of its page. */
  component?: PageLink;
  /** Markdown. */
  description: string;
  deprecated: boolean;
  /** Bounds, pattern, format, default: each with a name and a value. */
  facts: Fact[];
  values?: KnownValues;
  examples: unknown[];
  fields: Field[];
  /** `open`: fields beyond the listed ones are possible; `closed`: they are refused; a schema: they are of this form. */
  further?: 'open' | 'closed' | SchemaNode;
  /** The form of an array's items, where it is more than its type says. */
  items?: SchemaNode;
  /** Other forms that the value may have. */
  alternatives: SchemaNode[];
  marks: LedgerMark[];
}

/** One bound or other fact of a schema. */
export interface Fact {
  name: string;
  value: string;
  /** The value is code, not prose. */
  code: boolean;
}

/** An enumeration. */
export interface KnownValues {
  known: unknown[];
  /** Whether other values are possible. */
  open: boolean;
  /** What other values are, or why there are none. */
  note: string;
}

/** A named field of an object. */
export interface Field {
  name: string;
  /** Where it is in the whole: `data.id`. */
  path: string;
  anchor: string;
  required: boolean;
  node: SchemaNode;
}

/** A badge: this element has an entry in the ledger. */
export interface LedgerMark {
  id: string;
  /** The text of the badge. */
  label: 'unknown' | 'contradiction' | 'observed';
  title: string;
  unknown: string;
  treatment: string;
  observed: string;
  /** What comes of not heeding it: the program fails or does harm, works in an unexpected way, or nothing much. */
  level: 'breaks' | 'surprises' | 'detail';
  /** What to do; empty for a detail. */
  advice: string;
  address: string;
}

/** An entry of the ledger with the pages of its places. */
export interface LedgerEntry extends LedgerMark {
  source: string;
  /** How it was observed, in words. */
  grade: string;
  anchor: string;
  /** Why no element carries the mark; empty when some do. */
  noPlace: string;
  places: PageLink[];
}
