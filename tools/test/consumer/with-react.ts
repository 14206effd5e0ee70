/** A program for pages with TanStack Query: it is compiled with the types of React, and without those of Node. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page, Cdr, Telephony, TelephonyError } from '@telephony/client';
import { createCallMutation, listCdrsQuery, queryKey } from '@telephony/client/tanstack';

export function useCdrs(pbx: Telephony): { page: Page<Cdr> | undefined; error: TelephonyError | null } {
  const { data, error } = useQuery({ ...listCdrsQuery(pbx, { limit: 100 }), staleTime: 5000 });
  return { page: data, error };
}

export function useDial(pbx: Telephony): (to: string) => void {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: queryKey('listCalls') });
  const { mutate } = useMutation({ ...createCallMutation(pbx), onSuccess });
  return (to) => mutate({ from: '410003', to });
}

// @ts-expect-error The contract has no such parameter.
export const query = (pbx: Telephony) => listCdrsQuery(pbx, { limt: 100 });
