import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { loadContract } from '../contract/load-contract.ts';
import { addressOfGuide, inReadingOrder } from '../sidebar.ts';
import { llmsText } from '../markdown/llms.ts';

export const GET: APIRoute = async () => {
  const guides = inReadingOrder(await getCollection('docs')).map(({ id, data }) => ({
    text: data.title,
    address: addressOfGuide(id),
    about: data.description ?? '',
  }));
  return new Response(`${llmsText(loadContract(), guides)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
