/** What the form of an operation is made from. The page contains it as JSON. */
export interface TryItModel {
  /** Upper case. */
  method: string;
  /** The path template: `/cdrs/{id}`. */
  path: string;
  token: 'none' | 'optional' | 'token';
  parameters: TryItParameter[];
  body?: TryItBody;
  /** What the operation does to the world outside: asked before it is sent. */
  effect?: string;
  /** What the declared statuses mean, by status: `200`, `4XX`. */
  responses: Record<string, string>;
  /** This operation returns a redirection, which is shown like any response. */
  redirects?: true;
  /** Name for the file that it returns. */
  file?: string;
}

/** One parameter as a field of the form. */
export interface TryItParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** `json`: goes over the line as it is; `list`: separated by commas; `map`: one parameter for each key in brackets. */
  kind: 'text' | 'json' | 'list' | 'map';
  /** In one sentence. */
  hint: string;
  /** What the field begins with; empty where the parameter is left out. */
  value: string;
  /** Values to choose from, where they are few; others can be written. */
  known?: string[];
  /** It is masked wherever it is shown. */
  secret?: true;
}

export interface TryItBody {
  required: boolean;
  /** JSON with indents, the first one is shown. */
  examples: { summary: string; text: string }[];
}
