import { call, type InputOf } from '../../../calls/calls.ts';
import { loadOrders } from './load-orders.ts';
import { CsvButton } from '../../../ui/data/Table.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useBetColumns } from './use-bet-columns.tsx';

interface BetFileProps {
  readonly filter: InputOf<'myBets'>;
}

/** Saves the filtered orders as a file, all pages up to 2,000 lines. */
export function BetFile({ filter }: BetFileProps) {
  const { columns } = useBetColumns();
  const load = () =>
    loadOrders(
      (input) => call('myBets', input),
      filter,
      (message) => toast('failed', message),
    );
  return <CsvButton fileName="bets" columns={columns} load={load} />;
}
