import { examplePath, readContract } from '@telephony/contract';

export function requestsOf(bundle: unknown) {
  return readContract(bundle).operations.map((operation) => {
    const statuses = [...operation.responses.keys()];
    const method = operation.method.toUpperCase();
    const [example] = operation.body?.examples.values() ?? [];
    return {
      name: `${method} ${operation.path}`,
      method,
      path: examplePath(operation),
      body: example && JSON.stringify(example.value),
      success: statuses.find((status) => /^(2..|301)$/.test(status)) ?? 'none declared',
      statuses,
    };
  });
}

export type SweepRequest = ReturnType<typeof requestsOf>[number];
