// Who won a pot of the house, and what was in it.
import { HOUSE_JACKPOTS } from '@fairhouse/calls/operator';
import { SelectInput } from 'react-admin';
import type { CallValue } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { PlayerOfGame } from '../PlayerOfGame.tsx';

type Win = CallValue<'houseJackpotWins'>['list'][number];

const CSV = ['at', 'level', 'member.username', 'game', 'round', 'stake', 'amount', 'seed'];
const REFRESH_MS = 15_000;

export function JackpotWins({ code }: { readonly code: string }) {
  const text = useText();
  return (
    <ListPage
      resource="houseJackpotWins"
      permanentFilter={{ code }}
      refreshMs={REFRESH_MS}
      csv={[...CSV, 'returnedAt']}
      filters={[
        <SelectInput
          key="level"
          source="level"
          label={text('housePot.level')}
          choices={HOUSE_JACKPOTS.map((id) => ({ id, name: id }))}
          alwaysOn
        />,
      ]}
    >
      <ListTable<Win>
        label={text('housePot.winList')}
        empty={text('housePot.noWins')}
        columns={[
          { label: text('housePot.last'), render: ({ at }) => <DateTime at={at} /> },
          { label: text('housePot.level'), render: ({ level }) => level },
          {
            label: text('free.member'),
            render: (win) => <PlayerOfGame member={win.member} game={win.game} />,
          },
          {
            label: text('housePot.stake'),
            right: true,
            wide: true,
            render: ({ stake }) => <Money value={stake} />,
          },
          {
            label: text('housePot.paid'),
            right: true,
            sum: ({ amount }) => amount,
            render: ({ amount }) => <Money value={amount} />,
          },
          {
            label: text('housePot.seeded'),
            right: true,
            wide: true,
            render: ({ seed }) => <Money value={seed} />,
          },
          {
            label: text('field.state'),
            render: ({ returnedAt }) => (
              <StateChip
                tone={returnedAt === null ? 'good' : 'bad'}
                label={text(returnedAt === null ? 'housePot.isPaid' : 'housePot.isReturned')}
              />
            ),
          },
        ]}
      />
    </ListPage>
  );
}
