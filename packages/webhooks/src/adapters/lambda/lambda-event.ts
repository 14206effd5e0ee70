/** What is read of the event of a function: of API Gateway (REST and HTTP APIs), a function URL or a load balancer. */
export interface LambdaEvent {
  httpMethod?: string;
  path?: string;
  rawPath?: string;
  rawQueryString?: string;
  queryStringParameters?: Readonly<Record<string, string | undefined>> | null | undefined;
  headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  body?: string | null | undefined;
  isBase64Encoded?: boolean;
  requestContext?: { path?: string; http?: { method: string }; elb?: unknown };
}

/** The response of a function. */
export interface LambdaResponse {
  statusCode: number;
  headers: Record<string, string>;
  /** Only for a load balancer that wants its headers so. */
  multiValueHeaders?: Record<string, string[]>;
  body: string;
  isBase64Encoded: boolean;
}
