import { call, type InputOf } from '../../../calls/calls.ts';
import { CsvButton } from '../../../ui/data/Table.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import type { BetOrder } from './bet-totals.ts';
import { useBetColumns } from './use-bet-columns.tsx';

const PAGE_SIZE = 200;
const PAGES_MAX = 10;

interface BetFileProps {
  readonly filter: InputOf<'myBets'>;
}

/** Saves the filtered orders as a file, all pages up to 2,000 lines. */
export function BetFile({ filter }: BetFileProps) {
  const { columns } = useBetColumns();
  return <CsvButton fileName="bets" columns={columns} load={() => loadOrders(filter)} />;
}

async function loadOrders(filter: InputOf<'myBets'>): Promise<readonly BetOrder[]> {
  const orders: BetOrder[] = [];
  for (let pageNo = 1; pageNo <= PAGES_MAX; pageNo += 1) {
    const answer = await call('myBets', { ...filter, pageNo, pageSize: PAGE_SIZE });
    if (!answer.ok) {
      toast('failed', answer.refusal.message);
      break;
    }
    orders.push(...answer.value.list);
    if (orders.length >= answer.value.total) break;
  }
  return orders;
}
