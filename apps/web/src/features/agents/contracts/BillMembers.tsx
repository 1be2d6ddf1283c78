import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { BillRest } from './BillRest.tsx';
import { useOwnPermissions } from '../use-own-permissions.ts';

interface BillMembersProps {
  readonly id: string;
  readonly day: string;
  readonly currency: string;
  readonly onOpen: (username: string) => void;
}

/** The members of a team on a day of a bill. */
export function BillMembers({ id, day, currency, onOpen }: BillMembersProps) {
  const t = useTexts('agentContracts');
  const query = useCall('agentBillMembers', { id, day });
  const seesBets = useOwnPermissions()?.viewsDescendantBets !== false;
  const title = t('members', { day });
  return (
    <>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <CallResult query={query}>
        {({ members, rest }) => (
          <>
            <Table
              caption={title}
              rows={members}
              keyOf={(row) => row.id}
              empty={null}
              columns={[
                { key: 'username', name: t('username'), cell: (row) => row.username },
                {
                  key: 'bet',
                  name: t('turnover'),
                  figures: true,
                  cell: (row) => <Money value={row.bet} currency={currency} />,
                },
                {
                  key: 'payout',
                  name: t('payout'),
                  figures: true,
                  cell: (row) => <Money value={row.payout} currency={currency} />,
                },
                {
                  key: 'open',
                  name: t('open'),
                  cell: (row) => (
                    <Button size="sm" disabled={!seesBets} onClick={() => onOpen(row.username)}>
                      {t('open')}
                    </Button>
                  ),
                },
              ]}
            />
            <BillRest rest={rest} currency={currency} text="restMembers" />
          </>
        )}
      </CallResult>
      {!seesBets && <p className="mt-2 text-sm text-ink-2">{t('mayNotSeeBets')}</p>}
    </>
  );
}
