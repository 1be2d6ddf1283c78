// Members: views and filters by name, state, money, upline and time; acts on many of them.
import { Box, Checkbox, Chip, Stack } from '@mui/material';
import { readStanding } from '@fairhouse/calls/client';
import { BooleanInput, DataTable, SelectInput, TextInput, useListContext } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Column } from '../../ui/lists/Column.tsx';
import { DayFilter } from '../../ui/lists/DayFilter.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { PartlyRead } from '../../ui/lists/PartlyRead.tsx';
import { Money } from '../../ui/Money.tsx';
import { urls } from '../../urls.ts';
import { BulkBar } from './BulkBar.tsx';
import { MemberState } from './MemberState.tsx';
import { MemberViews } from './MemberViews.tsx';

type Row = CallValue<'memberList'>['list'][number];

const CSV = [
  'number',
  'username',
  'nickname',
  'kind',
  'group',
  'state',
  'freezeLevel',
  'upline',
  'tags',
  'registeredAt',
  'lastLoginAt',
  'balance',
  'deposits',
  'lastDepositAt',
  'lastBetAt',
];

/** As many characters as the call takes. */
const SEARCH_MAX = 120;

export function MemberList() {
  const text = useText();
  const textOf = useTextOf();
  const mayReadMoney = useRight('ledger.read');
  const choices = (prefix: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: textOf(prefix, id) }));
  return (
    <ListPage
      title={text('menu.members')}
      csv={CSV}
      sort="auto"
      refreshMs={30_000}
      filters={[
        <TextInput
          key="search"
          source="search"
          label={text('member.search')}
          slotProps={{ htmlInput: { maxLength: SEARCH_MAX } }}
          alwaysOn
        />,
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={choices('member', ['active', 'frozen', 'disabled'])}
          alwaysOn
        />,
        <SelectInput
          key="kind"
          source="kind"
          label={text('member.kind')}
          choices={choices('member', ['member', 'agent', 'top_agent'])}
        />,
        <SelectInput
          key="group"
          source="group"
          label={text('member.group')}
          choices={choices('member', ['formal', 'test', 'trial'])}
        />,
        <SelectInput
          key="trial"
          source="trial"
          label={text('members.accounts')}
          choices={[{ id: 'false', name: text('members.withoutTrial') }]}
        />,
        <TextInput key="agent" source="agent" label={text('members.agent')} />,
        <DayFilter
          key="registeredFrom"
          source="registeredFrom"
          label={text('members.registeredFrom')}
        />,
        <DayFilter key="registeredTo" source="registeredTo" label={text('members.registeredTo')} />,
        <BooleanInput key="online" source="online" label={text('members.online')} />,
        ...(mayReadMoney ? moneyFilters(text) : []),
        <TextInput key="tag" source="tag" label={text('member.tag')} />,
        <TextInput key="address" source="address" label={text('member.registerAddress')} />,
      ]}
    >
      <MemberViews />
      <BulkBar csv={CSV} />
      <DataTable rowClick={false} empty={<NobodyFound />} bulkActionButtons={false}>
        <Column
          source="chosen"
          label={text('member.choose')}
          render={(row: Row) => <Choose row={row} />}
        />
        <Column source="number" label="№" right wide />
        <Column
          source="username"
          label={text('member.username')}
          sortable
          to={(row: Row) => urls.member(row.id)}
        />
        <Column
          source="kind"
          wide
          label={text('member.kind')}
          render={(row: Row) => <Kind row={row} />}
        />
        <Column
          source="state"
          label={text('field.state')}
          render={(row: Row) => <MemberState state={row.state} level={row.freezeLevel} />}
        />
        {mayReadMoney ? (
          <Column
            source="balance"
            right
            label={text('members.balance')}
            sortable
            render={(row: Row) => <Money value={row.money?.balance} rounded />}
          />
        ) : null}
        {mayReadMoney ? (
          <Column
            source="deposits"
            right
            wide
            label={text('members.deposits')}
            sortable
            render={(row: Row) => <Money value={row.money?.deposits} rounded />}
          />
        ) : null}
        {mayReadMoney ? (
          <Column
            source="lastBet"
            wide
            label={text('figures.lastBet')}
            sortable
            render={(row: Row) => <DateTime at={row.money?.lastBetAt} />}
          />
        ) : null}
        <Column source="upline" wide label={text('member.upline')} />
        <Column
          source="tags"
          wide
          label={text('member.tags')}
          render={(row: Row) => <Tags row={row} />}
        />
        <Column
          source="registered"
          wide
          label={text('member.registered')}
          sortable
          render={(row: Row) => <DateTime at={row.registeredAt} />}
        />
        <Column
          source="lastLogin"
          label={text('member.lastLogin')}
          sortable
          render={(row: Row) => <DateTime at={row.lastLoginAt} />}
        />
      </DataTable>
      <PartlyRead>{text('members.partly')}</PartlyRead>
    </ListPage>
  );
}

/** Filters by money, for who may read the ledger. */
function moneyFilters(text: ReturnType<typeof useText>) {
  return [
    <BooleanInput key="hasBalance" source="hasBalance" label={text('members.hasBalance')} />,
    <DayFilter key="depositedFrom" source="depositedFrom" label={text('members.depositedFrom')} />,
    <DayFilter key="depositedTo" source="depositedTo" label={text('members.depositedTo')} />,
    <DayFilter key="lastBetFrom" source="lastBetFrom" label={text('members.lastBetFrom')} />,
    <DayFilter key="lastBetBefore" source="lastBetBefore" label={text('members.lastBetBefore')} />,
  ];
}

/** States that a search for a name has no result. */
function NobodyFound() {
  const text = useText();
  const { filterValues } = useListContext();
  const searched: unknown = filterValues?.['search'];
  const inVain = typeof searched === 'string' && searched.trim() !== '';
  return inVain ? <EmptyList>{text('member.notFound')}</EmptyList> : <EmptyList />;
}

/** Selects a member for a bulk act; a click on the row itself opens the member. */
function Choose({ row }: { readonly row: Row }) {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={(selectedIds ?? []).includes(row.id)}
      onClick={(event) => {
        event.stopPropagation();
        onToggleItem(row.id);
      }}
      slotProps={{ input: { 'aria-label': `${text('ra.action.select_row')}: ${row.username}` } }}
      sx={{ p: 0.5 }}
    />
  );
}

function Kind({ row }: { readonly row: Row }) {
  const textOf = useTextOf();
  const { kind, group } = readStanding(row);
  return (
    <Box component="span" sx={{ whiteSpace: { xs: 'normal', md: 'nowrap' } }}>
      {textOf('member', kind)}
      {group === 'formal' ? null : ` · ${textOf('member', group)}`}
    </Box>
  );
}

function Tags({ row }: { readonly row: Row }) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {row.tags.map((tag) => (
        <Chip key={tag} size="small" variant="outlined" label={tag} />
      ))}
    </Stack>
  );
}
