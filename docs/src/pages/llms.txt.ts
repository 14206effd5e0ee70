import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { loadContract } from '../contract/load-contract.ts';
import { llmsText } from '../markdown/llms.ts';

export const GET: APIRoute = async () => {
  const guides = (await getCollection('docs')).map(({ id, data }) => ({
    text: data.title,
    address: id === 'index' ? '/' : `/${id}/`,
    about: data.description ?? '',
  }));
  return new Response(`${llmsText(loadContract(), guides)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
