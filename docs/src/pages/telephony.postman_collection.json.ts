import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { postmanCollection } from '../postman/collection.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(postmanCollection(loadContract()), null, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
