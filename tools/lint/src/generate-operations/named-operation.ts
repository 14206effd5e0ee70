/** An operation as the client's methods and functions of its name have it. Types are TypeScript over the generated ones. */
export interface NamedOperation {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Lines of the documentation. */
  notes: string[];
  /** Whether a file is returned. */
  isFile: boolean;
  /** Whether a whole collection is deleted, which takes consent. */
  isDeleteAll: boolean;
  /** The type of the path parameters, if there are any. */
  pathType: string | undefined;
  /** The type of the query parameters, if there are any. */
  queryType: string | undefined;
  queryNames: string[];
  isQueryRequired: boolean;
  /** The type of the body, if there is one. */
  bodyType: string | undefined;
  isBodyRequired: boolean;
  /** Whether path, query and body can be told apart in one object. */
  isFlat: boolean;
  /** The type of the result. */
  result: string;
}
