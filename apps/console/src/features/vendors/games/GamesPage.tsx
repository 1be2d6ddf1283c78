// The games of all vendors as the merchant offers them, and acts on many of them.
import { GAME_BADGES, GAME_STATUSES, GAME_TYPES } from '@fairhouse/calls/operator';
import { Checkbox } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, TextInput, useListContext } from 'react-admin';
import { useRight } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Column } from '../../../ui/lists/Column.tsx';
import { EmptyList, ListPage } from '../../../ui/lists/ListPage.tsx';
import { NamedCode } from '../../../ui/NamedCode.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { urls } from '../../../urls.ts';
import { GamesBar } from './GamesBar.tsx';
import { GameBadges, GameState, type MerchantGame } from './GameState.tsx';

const CSV = ['nodeId', 'vendor', 'code', 'name', 'type', 'status', 'enabled', 'hiddenBy'];

export function GamesPage() {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const { data: vendors = [], error, refetch } = useAsk('vendorList', {});
  const choices = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string) =>
    ids.map((id) => ({ id, name: nameOf(id) }));
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <ListPage
      title={text('menu.merchantGames')}
      resource="merchantGames"
      perPage={50}
      csv={[...CSV, 'sort', 'hot', 'badges']}
      filters={[
        <TextInput key="search" source="search" label={text('games.search')} alwaysOn />,
        <SelectInput
          key="vendor"
          source="vendor"
          label={text('games.vendor')}
          choices={vendors
            .filter(({ kind }) => kind !== 'lottery')
            .map(({ code, name }) => ({ id: code, name }))}
          translateChoice={false}
          alwaysOn
        />,
        <SelectInput
          key="type"
          source="type"
          label={text('vendor.gameType')}
          choices={choices(GAME_TYPES, (id) => text(`vendor.gameType.${id}`))}
          alwaysOn
        />,
        <SelectInput
          key="enabled"
          source="enabled"
          label={text('games.enabled')}
          choices={[
            { id: 'true', name: text('games.on') },
            { id: 'false', name: text('games.off') },
          ]}
          alwaysOn
        />,
        <SelectInput
          key="status"
          source="status"
          label={text('games.status')}
          choices={choices(GAME_STATUSES, (id) => text(`vendor.game.${id}`))}
        />,
        <SelectInput
          key="badge"
          source="badge"
          label={text('games.badge')}
          choices={choices(GAME_BADGES, (id) => text(`games.badge.${id}`))}
        />,
        <BooleanInput key="pinned" source="pinned" label={text('games.pinned')} />,
      ]}
    >
      {mayEdit ? <GamesBar /> : null}
      <DataTable
        bulkActionButtons={false}
        empty={<EmptyList>{text('games.none')}</EmptyList>}
        rowClick={false}
      >
        {mayEdit ? (
          <Column
            source="choose"
            label={text('member.choose')}
            render={(row: MerchantGame) => <Choose row={row} />}
          />
        ) : null}
        <Column
          source="name"
          label={text('vendor.game')}
          render={(row: MerchantGame) => <NamedCode name={row.name} code={row.code} />}
          to={(row: MerchantGame) => urls.game(row.nodeId)}
        />
        <Column source="vendorName" wide label={text('games.vendor')} />
        <Column
          source="type"
          wide
          label={text('vendor.gameType')}
          render={({ type }: MerchantGame) => text(`vendor.gameType.${type}`)}
        />
        <Column
          source="hiddenBy"
          label={text('field.state')}
          render={(row: MerchantGame) => <GameState game={row} />}
        />
        <Column
          source="badges"
          wide
          label={text('games.badges')}
          render={(row: MerchantGame) => <GameBadges game={row} />}
        />
        <Column
          source="hot"
          wide
          right
          label={text('vendor.hot')}
          render={({ hot }: MerchantGame) => hot ?? '–'}
        />
        <Column
          source="sort"
          wide
          right
          label={text('games.place')}
          render={({ sort }: MerchantGame) => (sort === 0 ? '–' : sort)}
        />
      </DataTable>
    </ListPage>
  );
}

/** Chooses a game for an act on many. */
function Choose({ row }: { readonly row: MerchantGame }) {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext();
  const id = String(row.nodeId);
  return (
    <Checkbox
      size="small"
      checked={(selectedIds ?? []).map(String).includes(id)}
      onClick={(event) => {
        event.stopPropagation();
        onToggleItem(id);
      }}
      slotProps={{ input: { 'aria-label': `${text('ra.action.select_row')}: ${row.name}` } }}
      sx={{ p: 0.5 }}
    />
  );
}
