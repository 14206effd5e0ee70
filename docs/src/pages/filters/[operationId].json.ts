import type { APIRoute, GetStaticPaths } from 'astro';
import { filterableOf } from '../../components/filter-builder/filterable.ts';
import { loadContract } from '../../contract/load-contract.ts';

export const getStaticPaths: GetStaticPaths = () =>
  loadContract()
    .operations.filter((operation) => filterableOf(loadContract(), operation))
    .map(({ id }) => ({ params: { operationId: id } }));

export const GET: APIRoute = ({ params }) => {
  const operation = loadContract().operations.find(({ id }) => id === params['operationId']);
  return operation
    ? Response.json(filterableOf(loadContract(), operation))
    : new Response(null, { status: 404 });
};
