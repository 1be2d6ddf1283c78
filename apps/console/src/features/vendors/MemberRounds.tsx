import { useState } from 'react';
import { useAsk } from '../../calls/use-ask.ts';
import { RoundTable } from './RoundTable.tsx';

const PAGE_SIZE = 25;

interface MemberRoundsProps {
  readonly of: {
    readonly member?: string;
    readonly username?: string;
    readonly vendor?: string;
    readonly round?: string;
  };
  /** The first one is shown with both sides' views at once. */
  readonly isOpened?: boolean;
}

/** The rounds of a member at vendors, the latest first; one opens with both sides' views. */
export function MemberRounds({ of, isOpened = false }: MemberRoundsProps) {
  const [page, setPage] = useState(0);
  const query = useAsk('vendorRounds', { ...of, pageNo: page + 1, pageSize: PAGE_SIZE });
  return (
    <RoundTable
      query={query}
      list={{ resource: 'memberRounds', filter: of }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
      isOpened={isOpened}
    />
  );
}
