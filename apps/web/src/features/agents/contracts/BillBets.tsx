import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { BillRest } from './BillRest.tsx';

interface BillBetsProps {
  readonly id: string;
  readonly day: string;
  readonly username: string;
  readonly currency: string;
}

/** The settled bets of a member on a day of a bill. */
export function BillBets({ id, day, username, currency }: BillBetsProps) {
  const t = useTexts('agentContracts');
  const query = useCall('agentBillBets', { id, day, username });
  const title = t('bets', { name: username, day });
  return (
    <>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <CallResult query={query}>
        {({ bets, more, rest }) => (
          <>
            <Table
              caption={title}
              rows={bets}
              keyOf={(row) => `${row.issue}-${row.ticket}`}
              empty={null}
              columns={[
                { key: 'issue', name: t('draw'), cell: (row) => row.issue },
                {
                  key: 'stake',
                  name: t('stake'),
                  figures: true,
                  cell: (row) => <Money value={row.stake} currency={currency} />,
                },
                {
                  key: 'payout',
                  name: t('payout'),
                  figures: true,
                  cell: (row) => <Money value={row.payout} currency={currency} />,
                },
              ]}
            />
            <BillRest rest={rest} currency={currency} text="restBets" />
            {more && <p className="mt-2 text-sm text-ink-2">{t('moreBets')}</p>}
          </>
        )}
      </CallResult>
    </>
  );
}
