// The transactions of a round: the first ones come with it, further ones when they are asked for.
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import type { Ours } from './compare-views.ts';
import type { Round } from './RoundState.tsx';

const PAGE_SIZE = 200;

interface RoundTransactions {
  readonly transactions: readonly Ours[];
  readonly hasMore: boolean;
  /** Reads the next page, or all of them; resolves to why it could not be read. */
  readonly readMore: (all: boolean) => Promise<string | undefined>;
}

export function useRoundTransactions(round: Round): RoundTransactions {
  const [read, setRead] = useState<{
    readonly list: readonly Ours[];
    readonly cursor: string | null;
  }>();
  const readMore = async (all: boolean): Promise<string | undefined> => {
    const { vendor: code, member } = round;
    const list = [...(read?.list ?? [])];
    let cursor = read?.cursor;
    for (let isMore = true; isMore;) {
      const place = cursor === undefined || cursor === null ? {} : { cursor };
      const input = { code, member, round: round.round, pageSize: PAGE_SIZE, ...place };
      const answer = await call('vendorRoundTransactions', input);
      if (!answer.ok) return answer.refusal.message;
      list.push(...answer.value.list);
      cursor = answer.value.cursor;
      isMore = all && cursor !== null;
    }
    setRead({ list, cursor: cursor ?? null });
    return undefined;
  };
  return {
    transactions: read?.list ?? round.transactions,
    hasMore: read === undefined ? round.hasMore : read.cursor !== null,
    readMore,
  };
}
