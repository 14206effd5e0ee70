/**
 * Generated from control/openapi.yaml by `npm run generate`. Do not edit.
 */

export interface paths {
  '/requests': {
    /**
     * List the recorded requests
     * @description Oldest first. The server keeps only the latest requests, and fewer if their bodies are large.
     */
    get: operations['listRequests'];
    /** Clear the recorded requests */
    delete: operations['deleteRequests'];
  };
  '/rules': {
    /** List the rules */
    get: operations['listRules'];
    /**
     * Let the next requests fail
     * @description Each step applies to one request, in order; after the last step, the rule is gone. A rule applies before the server checks the request or its token. If an operation has several rules, the oldest applies first.
     */
    post: operations['createRule'];
    /** Remove all rules */
    delete: operations['deleteRules'];
  };
  '/rules/{id}': {
    /** Remove a rule */
    delete: operations['deleteRule'];
  };
  '/operations': {
    /** List the operations that a rule can name */
    get: operations['listOperations'];
  };
  '/events': {
    /** List the events that can be sent */
    get: operations['listEvents'];
    /**
     * Send an event to a receiver
     * @description The event is an example of the contract, with the example's times and ids. The receiver has 5 s to respond. The server follows no redirects. If the receiver fails, the response is still 200; `status` and `error` say what happened.
     */
    post: operations['sendEvent'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Error: {
      message: string;
      errors: components['schemas']['FieldError'][];
    };
    FieldError: {
      field: string;
      message: string;
      code?: string;
    };
    Request: {
      /**
       * Format: date-time
       * @description When the response was sent.
       */
      time: string;
      method: string;
      /** @description As it was sent. */
      url: string;
      /** @description Of `url`. */
      path: string;
      /** @description Of `url`, decoded. A name that is there several times has a list. */
      query: {
        [key: string]: string | string[];
      };
      /** @description Names in lower case. Tokens are as they were sent. */
      headers: {
        [key: string]: string;
      };
      /** @description JSON where it was JSON, else the text; null where there was none. */
      body: unknown;
      /** @description Null where it matched no operation. */
      operation_id: string | null;
      status: number;
      /** @description Why it was refused; null where it was not. */
      refusal: components['schemas']['Error'] | null;
      /** @description What was taken but is probably not meant, as in the header x-request-warning of its response. */
      warnings: components['schemas']['FieldError'][];
      /** @description From the whole request to its response. */
      milliseconds: number;
    };
    Operation: {
      operation_id: string;
      method: string;
      path: string;
      summary: string;
      responses: {
        /** @description Or a range, such as 4XX. */
        status: string;
        /** @description Keys of its examples. */
        examples: string[];
      }[];
    };
    Event: {
      /** @description Its name. */
      event: string;
      summary: string;
      /** @description Keys of its examples. */
      examples: string[];
    };
    SentEvent: {
      event: string;
      /** @description Null where the contract has none. */
      example: string | null;
      /** @description The receiver, without user and password. */
      to: string;
      /** @description What was sent; null where the event has no body. */
      body: unknown;
      /** @description Of the response; null where there was none. */
      status: number | null;
      milliseconds: number;
      /** @description Why it failed; null where the receiver returned 2xx. */
      error: string | null;
    };
    Rule: {
      id: number;
      operation_id?: string;
      sequence: components['schemas']['Step'][];
      repeat: boolean;
      /** @description Number of requests that the rule has applied to. */
      used: number;
    };
    /** @description The response to a request. Without members, it is the usual response. */
    Step: {
      /** @description Status to respond with. One that the operation does not declare is marked with the header x-undeclared-status. */
      code?: number;
      /** @description Key of an example of the operation. */
      example?: string;
      /** @description Milliseconds to wait first. */
      delay?: number;
      /**
       * @description `reset`: the connection is reset. `truncate`: it closes in the middle of the body. `garbage`: the body is not what its headers say.
       * @enum {string}
       */
      fault?: 'reset' | 'truncate' | 'garbage';
      /** @description Further headers of the response, such as retry-after. */
      headers?: {
        [key: string]: string;
      };
      /** @description JSON to respond with instead of the example. */
      body?: unknown;
      /** @description Number of requests that the step applies to, by default 1; null for all further requests. */
      times?: number | null;
    };
  };
  responses: {
    /** @description What was wrong. */
    Error: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Error = components['schemas']['Error'];
export type FieldError = components['schemas']['FieldError'];
export type Request = components['schemas']['Request'];
export type Operation = components['schemas']['Operation'];
export type Event = components['schemas']['Event'];
export type SentEvent = components['schemas']['SentEvent'];
export type Rule = components['schemas']['Rule'];
export type Step = components['schemas']['Step'];
export type ResponseError = components['responses']['Error'];
export type $defs = Record<string, never>;
export interface operations {
  listRequests: {
    parameters: {
      query?: {
        /** @description Only requests for this operation. */
        operation_id?: string;
        /** @description Only requests that got this status. */
        status?: number;
        /** @description How many of the latest requests to return. */
        limit?: number;
      };
    };
    responses: {
      /** @description The requests. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Request'][];
            /** @description How many there are, before `limit`. */
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  deleteRequests: {
    parameters: {};
    responses: {
      /** @description Done. */
      204: {};
    };
  };
  listRules: {
    parameters: {};
    responses: {
      /** @description All rules, oldest first. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Rule'][];
            total: number;
          };
        };
      };
    };
  };
  createRule: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          /** @description Name of an operation, such as listCdrs. Without it, the rule applies to all operations. */
          operation_id?: string;
          sequence: components['schemas']['Step'][];
          /** @description Begin again after the last step. */
          repeat?: boolean;
        };
      };
    };
    responses: {
      /** @description The rule. */
      201: {
        content: {
          'application/json': components['schemas']['Rule'];
        };
      };
      400: components['responses']['Error'];
    };
  };
  deleteRules: {
    parameters: {};
    responses: {
      /** @description Done. */
      204: {};
    };
  };
  deleteRule: {
    parameters: {
      path: {
        id: number;
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  listOperations: {
    parameters: {};
    responses: {
      /** @description The operations of the contract, each with its responses. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Operation'][];
            total: number;
          };
        };
      };
    };
  };
  listEvents: {
    parameters: {};
    responses: {
      /** @description The events of the contract's webhooks. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Event'][];
            total: number;
          };
        };
      };
    };
  };
  sendEvent: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          /** @description Name of the event. */
          event: string;
          /** @description URL of the receiver. User and password in it become HTTP Basic. */
          to: string;
          /** @description Key of the example, by default the first. */
          example?: string;
          /** @description Values of fields, by dotted path. */
          fields?: Record<string, unknown>;
          /** @description Fields to set, as `field=value`. The value is JSON or text, whichever the field takes. */
          set?: string[];
          /**
           * @description Whether to refuse an event that the contract does not allow.
           * @default true
           */
          check?: boolean;
        };
      };
    };
    responses: {
      /** @description What was sent, and what the receiver responded. */
      200: {
        content: {
          'application/json': components['schemas']['SentEvent'];
        };
      };
      400: components['responses']['Error'];
    };
  };
}
