import { useNavigate } from 'react-router-dom';
import { useAsk } from '../../app/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { urls } from '../../urls.ts';
import { WITHDRAWAL_TONES } from './order-states.ts';

/** The last withdrawals of one member. */
export function MemberWithdrawals({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const { data } = useAsk('withdrawalDeskList', { member, pageSize: 50 }, { refreshMs: 10_000 });
  return (
    <Panel title={text('menu.withdrawals')}>
      <Lines
        label={text('menu.withdrawals')}
        rows={data?.list}
        keyOf={(row) => row.number}
        empty={text('ra.navigation.no_results')}
        onRow={(row) => void navigate(urls.withdrawal(row.number))}
        columns={[
          { label: text('order.number'), render: (row) => row.number },
          { label: text('order.created'), render: (row) => <When at={row.createdAt} /> },
          {
            label: text('field.amount'),
            right: true,
            render: (row) => <Money value={row.amount} currency={row.currency} />,
          },
          { label: text('order.to'), wide: true, render: (row) => `${row.bank} ${row.account}` },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={WITHDRAWAL_TONES[row.state]}
                label={textOf('withdrawal', row.state)}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}
