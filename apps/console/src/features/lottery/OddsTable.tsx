import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { partsPerMillion } from '../../ui/format.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { NewPlays } from './NewPlays.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { OddsDialog } from './OddsDialog.tsx';
import { usePlayNames, type PlayNames } from '../../records/use-play-names.ts';

export type Table = CallValue<'oddsTable'>;
export type Play = Table['plays'][number];

/** Every play with its odds, probabilities and return to player. */
export function OddsTable({ code }: { readonly code: string }) {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const { data, error, refetch } = useAsk('oddsTable', { code });
  const names = usePlayNames(code);
  const [search, setSearch] = useState('');
  const [menu, setMenu] = useState('');
  const [edited, setEdited] = useState<Play>();
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  const wanted = search.toLowerCase();
  const plays = data?.plays.filter(
    (each) =>
      (menu === '' || each.menu === menu) &&
      [each.menu, each.play, names.menu(each.menu), names.play(each.play)]
        .join(' ')
        .toLowerCase()
        .includes(wanted),
  );
  const menus = [...new Set(data?.plays.map((each) => each.menu))];
  return (
    <Panel
      title={text('odds.title')}
      actions={
        <>
          <SaveLoaded
            list="odds"
            rows={plays}
            fields={['menu', 'play', 'fixed', 'odds', 'rtp', 'maxNotes', 'suspended', 'tiers']}
            of={{ lottery: code }}
          />
          <TextField
            select
            label={text('odds.menu')}
            value={menu}
            onChange={(event) => setMenu(event.target.value)}
            sx={{ minWidth: 190 }}
          >
            <MenuItem value="">{text('app.all')}</MenuItem>
            {menus.map((each) => (
              <MenuItem key={each} value={each}>
                {names.menu(each)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={text('ra.action.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </>
      }
    >
      {data ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text('odds.version', { version: data.oddsVersion })} ·{' '}
          {text('odds.groupRtp', { rtp: partsPerMillion(data.groupRtp) })}
        </Typography>
      ) : null}
      {mayEdit && data ? <NewPlays table={data} /> : null}
      <DataTable
        label={text('odds.title')}
        rows={plays}
        keyOf={(row) => row.play}
        {...(mayEdit ? { onRow: setEdited } : {})}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('draw.play'),
            render: (row) => <NamedCode name={names.play(row.play)} code={row.play} />,
          },
          { label: text('odds.menu'), wide: true, render: (row) => names.menu(row.menu) },
          {
            label: text('odds.odds'),
            render: (row) =>
              row.odds === undefined ? text('odds.byGroup') : <Long>{row.odds}</Long>,
          },
          {
            label: text('odds.chance'),
            wide: true,
            render: (row) => (
              <Long>
                {row.tiers
                  .map(
                    ({ tier, chance }) =>
                      `${names.tier(tier, row.play)} ${partsPerMillion(chance)}`,
                  )
                  .join(', ')}
              </Long>
            ),
          },
          {
            label: 'RTP',
            right: true,
            wide: true,
            render: (row) => <Returns play={row} groupRtp={data?.groupRtp ?? 0} names={names} />,
          },
          { label: text('odds.maxNotes'), right: true, wide: true, render: (row) => row.maxNotes },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={row.isNew ? 'work' : row.suspended ? 'bad' : 'good'}
                label={text(stateText(row))}
              />
            ),
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit ? (
                <Button onClick={() => setEdited(row)}>{text('ra.action.edit')}</Button>
              ) : null,
          },
        ]}
      />
      {edited && data ? (
        <OddsDialog table={data} play={edited} names={names} onClose={() => setEdited(undefined)} />
      ) : null}
    </Panel>
  );
}

const stateText = ({ isNew, suspended }: Play) => {
  if (isNew) return 'odds.new';
  return suspended ? 'odds.suspended' : 'channel.on';
};

/** A text of several parts that may wrap anywhere. */
function Long({ children }: { readonly children: string }) {
  return <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>{children}</Box>;
}

interface ReturnsProps {
  readonly play: Play;
  readonly groupRtp: number;
  readonly names: PlayNames;
}

/** The return of the best tier, and below it the other tiers where they differ. */
function Returns({ play, groupRtp, names }: ReturnsProps) {
  const { tiers, fixed, rtp, warning } = play;
  const differ = fixed && tiers.some((tier) => tier.rtp !== rtp);
  return (
    <>
      <StateChip
        tone={warning ? 'wait' : 'plain'}
        label={partsPerMillion(fixed ? rtp : groupRtp)}
      />
      {differ ? (
        <Box sx={{ fontSize: 11, maxWidth: 220, ml: 'auto', overflowWrap: 'anywhere' }}>
          {tiers
            .map((tier) => `${names.tier(tier.tier, play.play)} ${partsPerMillion(tier.rtp)}`)
            .join(', ')}
        </Box>
      ) : null}
    </>
  );
}
