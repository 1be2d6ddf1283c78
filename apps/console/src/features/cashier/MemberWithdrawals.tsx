import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { urls } from '../../urls.ts';
import { LAST_ORDERS, MemberOrders } from './MemberOrders.tsx';
import { WITHDRAWAL_TONES } from './order-acts.ts';

/** The columns of the file. */
const CSV = 'number username currency amount fee net state bank account createdAt endedAt'.split(
  ' ',
);

/** The latest withdrawals of one member. */
export function MemberWithdrawals({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const input = { member, pageSize: LAST_ORDERS };
  const orders = useAsk('withdrawalList', input, { refreshMs: 10_000 });
  return (
    <MemberOrders
      title={text('menu.withdrawals')}
      file={{ resource: 'withdrawals', filter: { member }, fields: CSV }}
      orders={orders.data?.list}
      query={orders}
      urlOf={urls.withdrawal}
      columns={[
        {
          label: text('order.to'),
          wide: true,
          render: ({ bank, account }) => `${bank} ${account}`,
        },
      ]}
      state={({ state }) => (
        <StateChip tone={WITHDRAWAL_TONES[state]} label={textOf('withdrawal', state)} />
      )}
    />
  );
}
