import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Money } from '../../ui/Money.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { urls } from '../../urls.ts';
import { LAST_ORDERS, MemberOrders } from './MemberOrders.tsx';
import { DEPOSIT_TONES } from './order-acts.ts';

/** The columns of the file. */
const CSV = 'number username currency amount fee credited state method provider createdAt'.split(
  ' ',
);

/** The latest deposits of one member. */
export function MemberDeposits({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const input = { member, pageSize: LAST_ORDERS };
  const orders = useAsk('depositList', input, { refreshMs: 10_000 });
  return (
    <MemberOrders
      title={text('menu.deposits')}
      file={{ resource: 'deposits', filter: { member }, fields: CSV }}
      orders={orders.data?.list}
      query={orders}
      urlOf={urls.deposit}
      columns={[
        {
          label: text('order.credited'),
          right: true,
          render: ({ credited }) => <Money value={credited} />,
        },
        { label: text('order.channel'), wide: true, render: ({ method }) => method },
      ]}
      state={({ state }) => (
        <StateChip tone={DEPOSIT_TONES[state]} label={textOf('deposit', state)} />
      )}
    />
  );
}
