import { useNavigate } from 'react-router-dom';
import { useAsk } from '../../app/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { urls } from '../../urls.ts';
import { DEPOSIT_TONES } from './order-states.ts';

/** The last deposits of one member. */
export function MemberDeposits({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const { data } = useAsk('depositDeskList', { member, pageSize: 50 }, { refreshMs: 10_000 });
  return (
    <Panel title={text('menu.deposits')}>
      <Lines
        label={text('menu.deposits')}
        rows={data?.list}
        keyOf={(row) => row.number}
        empty={text('ra.navigation.no_results')}
        onRow={(row) => void navigate(urls.deposit(row.number))}
        columns={[
          { label: text('order.number'), render: (row) => row.number },
          { label: text('order.created'), render: (row) => <When at={row.createdAt} /> },
          {
            label: text('field.amount'),
            right: true,
            render: (row) => <Money value={row.amount} currency={row.currency} />,
          },
          {
            label: text('order.credited'),
            right: true,
            render: (row) => <Money value={row.credited} />,
          },
          { label: text('order.channel'), wide: true, render: (row) => row.method },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip tone={DEPOSIT_TONES[row.state]} label={textOf('deposit', row.state)} />
            ),
          },
        ]}
      />
    </Panel>
  );
}
