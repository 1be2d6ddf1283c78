import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { fetchProof } from './fetch-proof.ts';

type File = Readonly<Record<string, unknown>>;

/**
 * A draw's proof, combined from its parts; makes no call without a draw. That of an unfinished draw
 * is fetched again by the next part that shows it.
 */
export function useProof(issue: string): UseQueryResult<File, ClientRefusal> {
  return useQuery<File, ClientRefusal>({
    queryKey: ['drawProof', 'whole', issue],
    enabled: issue !== '',
    staleTime: ({ state }) => (state.data?.['winners'] === undefined ? 0 : Infinity),
    queryFn: async () => {
      const answer = await fetchProof(issue);
      if (answer.ok) return answer.file;
      throw answer.refusal;
    },
  });
}
