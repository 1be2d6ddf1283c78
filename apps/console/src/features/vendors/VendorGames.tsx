// The games of a vendor: what is published and shown, in which order, and the reading of its list.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Column } from '../../ui/lists/Column.tsx';
import { EmptyList, ListPage } from '../../ui/lists/ListPage.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { formatRtp } from './format-rtp.ts';
import { GAME_STATES, gameState, type VendorGame } from '../../calls/matches-game.ts';
import { LaunchTestDialog } from './launch/LaunchTestDialog.tsx';
import type { VendorTabProps } from './VendorPage.tsx';

const CSV = ['nodeId', 'code', 'name', 'type', 'status', 'enabled', 'rtpLow', 'rtpHigh'];
const TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'LOCAL', 'SPORTS', 'ESPORTS'] as const;

export function VendorGames({ code, gateway }: VendorTabProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [tested, setTested] = useState<VendorGame>();
  return (
    <Stack spacing={2}>
      <LastSync code={code} gateway={gateway} />
      <ListPage
        resource="vendorGames"
        permanentFilter={{ vendor: code }}
        csv={[...CSV, 'sort', 'hot']}
        filters={[
          <TextInput key="search" source="search" label={text('ra.action.search')} alwaysOn />,
          <SelectInput
            key="state"
            source="state"
            label={text('field.state')}
            choices={GAME_STATES.map((id) => ({ id, name: text(`vendor.game.${id}`) }))}
            alwaysOn
          />,
          <SelectInput
            key="type"
            source="type"
            label={text('vendor.gameType')}
            choices={TYPES.map((id) => ({ id, name: text(`vendor.gameType.${id}`) }))}
          />,
        ]}
      >
        <DataTable
          bulkActionButtons={false}
          empty={<EmptyList>{text('vendor.noGames')}</EmptyList>}
          rowClick={false}
        >
          <Column
            source="name"
            label={text('vendor.game')}
            render={(row: VendorGame) => <NamedCode name={row.name} code={row.code} />}
            to={(row: VendorGame) => urls.game(row.nodeId)}
          />
          <Column
            source="type"
            wide
            label={text('vendor.gameType')}
            render={({ type }: VendorGame) => {
              const known = TYPES.find((each) => each === type);
              return known === undefined ? type : text(`vendor.gameType.${known}`);
            }}
          />
          <Column
            source="rtpLow"
            wide
            right
            label={text('vendor.rtp')}
            render={(row: VendorGame) => formatRtp(row.rtpLow, row.rtpHigh)}
          />
          <Column
            source="status"
            label={text('field.state')}
            render={(row: VendorGame) => <GameChip game={row} />}
          />
          <Column source="sort" wide right label={text('field.sort')} />
          <Column
            source="hot"
            wide
            right
            label={text('vendor.hot')}
            render={(row: VendorGame) => row.hot ?? '–'}
          />
          <Column
            source="nodeId"
            right
            label={text('app.actions')}
            render={(row: VendorGame) =>
              mayEdit ? (
                <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                  <Button size="small" onClick={() => setTested(row)}>
                    {text('launch.title')}
                  </Button>
                  <Button size="small" component={Link} to={urls.game(row.nodeId)}>
                    {text('ra.action.edit')}
                  </Button>
                </Stack>
              ) : null
            }
          />
        </DataTable>
      </ListPage>
      {tested ? <LaunchTestDialog game={tested} onClose={() => setTested(undefined)} /> : null}
    </Stack>
  );
}

function GameChip({ game }: { readonly game: VendorGame }) {
  const text = useText();
  const state = gameState(game);
  const tone = state === 'LIVE' ? 'good' : state === 'DRAFT' ? 'wait' : 'plain';
  return (
    <>
      <StateChip tone={tone} label={text(`vendor.game.${state}`)} />
      {game.offered ? null : (
        <Typography variant="caption" color="textSecondary" component="div">
          {text('vendor.game.notOffered')}
        </Typography>
      )}
    </>
  );
}

type Counts = CallValue<'vendorSync'>;

/** When the vendor's list was read, what was found then, and reading it now. */
function LastSync({ code, gateway }: VendorTabProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const [counts, setCounts] = useState<Counts>();
  const [refusal, setRefusal] = useState<string>();
  const sync = async () => {
    setBusy(true);
    const answer = await call('vendorSync', { code });
    setBusy(false);
    setCounts(answer.ok ? answer.value : undefined);
    setRefusal(answer.ok ? undefined : answer.refusal.message);
    await readAgain();
  };
  return (
    <Panel
      title={text('vendor.tab.games')}
      actions={
        mayEdit && gateway.wallet !== 'LOTTERY' ? (
          <Button variant="contained" disabled={busy} onClick={() => void sync()}>
            {text('vendor.sync')}
          </Button>
        ) : null
      }
    >
      <Stack spacing={1}>
        <Typography variant="body2" color="textSecondary">
          {text('vendor.synced')}
          {': '}
          {gateway.syncedAt === null ? (
            text('vendor.neverSynced')
          ) : (
            <DateTime at={gateway.syncedAt} />
          )}
        </Typography>
        {refusal === undefined && gateway.syncProblem !== '' ? (
          <Alert severity="warning">
            {text('vendor.syncProblem', { why: gateway.syncProblem })}
          </Alert>
        ) : null}
        {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
        {counts === undefined ? null : (
          <Alert severity={counts.bad + counts.held > 0 ? 'warning' : 'success'}>
            {text('vendor.syncResult', { ...counts })}
          </Alert>
        )}
      </Stack>
    </Panel>
  );
}
