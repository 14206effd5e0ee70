import type { LambdaEvent, LambdaResponse } from '../../../src/lambda.ts';

/** Invokes a function as a function URL does: a body that may not be text is in base64. */
export async function invoke(
  handler: (event: LambdaEvent) => Promise<LambdaResponse>,
  request: Request,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { statusCode, headers, body } = await handler({
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: Object.fromEntries(request.headers),
    requestContext: { http: { method: request.method } },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  });
  return new Response(statusCode === 204 ? null : body, { status: statusCode, headers });
}
