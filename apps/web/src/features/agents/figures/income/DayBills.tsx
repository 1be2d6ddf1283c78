import { useState } from 'react';
import { CallResult } from '../../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { usePeriods } from '../../use-periods.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useSite } from '../../../../site/use-site.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Pagination } from '../../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { BillDialog } from '../../contracts/explained/BillDialog.tsx';
import { OpenButton } from './OpenButton.tsx';

type Bill = ValueOf<'agentBills'>['list'][number];

const PAGE_SIZE = 20;

interface DayBillsProps {
  readonly day: string;
  /** Bills of the agent that were paid to it, or of its directs that it paid. */
  readonly scope: 'SELF' | 'DOWNLINE';
}

/** The bills of which something was paid on a day, each with its explanation; nothing without. */
export function DayBills({ day, scope }: DayBillsProps) {
  const t = useTexts('agentFigures');
  const contracts = useTexts('agentContracts');
  const { period } = usePeriods();
  const currency = useSite()?.currency ?? '';
  const [opened, setOpened] = useState<string>();
  const [pageNo, setPageNo] = useState(1);
  const asked = { paidOn: day, scope, pageNo, pageSize: PAGE_SIZE };
  const query = useCall('agentBills', asked, { staleTime: 0, keepPrevious: true });
  const title = scope === 'SELF' ? t('billsReceived') : t('billsPaid');
  const columns: readonly Column<Bill>[] = [
    {
      key: 'kind',
      phone: 'title',
      name: contracts('kindOf'),
      cell: ({ id, kind }) => {
        const name = contracts(`kind.${kind}`);
        return (
          <OpenButton label={`${name}: ${contracts('why')}`} onClick={() => setOpened(id)}>
            {name}
          </OpenButton>
        );
      },
    },
    ...(scope === 'SELF'
      ? []
      : [
          {
            key: 'username',
            phone: 'note',
            name: t('username'),
            cell: ({ username }: Bill) => username,
          } as const,
        ]),
    {
      key: 'period',
      phone: 'more',
      name: contracts('period'),
      cell: ({ periodKey }) => <span className="figures">{period(periodKey)}</span>,
    },
    {
      key: 'received',
      phone: 'figure',
      name: contracts('received'),
      figures: true,
      cell: ({ received }) => <Money value={received} currency={currency} />,
    },
  ];
  return (
    <CallResult query={query}>
      {({ list, total }) =>
        list.length === 0 ? null : (
          <section>
            <h4 className="mb-2 font-semibold">{title}</h4>
            <Table
              caption={title}
              columns={columns}
              rows={list}
              keyOf={({ id }) => id}
              empty={null}
            />
            <Pagination page={pageNo} pageSize={PAGE_SIZE} total={total} onChoose={setPageNo} />
            {opened !== undefined && (
              <BillDialog id={opened} currency={currency} onClose={() => setOpened(undefined)} />
            )}
          </section>
        )
      }
    </CallResult>
  );
}
