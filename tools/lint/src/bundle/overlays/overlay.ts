/** An OpenAPI Overlay: what one version of the platform's API has otherwise than the contract. */
export interface Overlay {
  /** File, for messages. */
  file: string;
  /** Version of the API that it is about, by the name of the file: `v1.1`. */
  version: string;
  actions: OverlayAction[];
}

/** One change. */
export interface OverlayAction {
  /** JSONPath (RFC 9535) of what is changed. */
  target: string;
  /** What is merged into it. */
  update?: unknown;
  /** Whether it is removed. */
  remove?: boolean;
}
