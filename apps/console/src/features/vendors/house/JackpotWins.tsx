// Who won a pot of the house, and what was in it.
import { Stack, Typography } from '@mui/material';
import { HOUSE_JACKPOTS } from '@fairhouse/calls/operator';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';

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
          { label: text('free.member'), render: (win) => <Winner of={win} /> },
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

function Winner({ of }: { readonly of: Win }) {
  const mayOpen = useRight('members.read');
  const { id, username } = of.member;
  return (
    <Stack>
      {mayOpen ? <Link to={urls.member(id, 'rounds')}>{username}</Link> : <span>{username}</span>}
      <Typography variant="caption" color="textSecondary">
        {of.game}
      </Typography>
    </Stack>
  );
}
