// Members: filters by name, state, group, tag, address and time; export; bulk freeze.
import { Button, Checkbox, Chip, Stack } from '@mui/material';
import { readStanding } from '@fairhouse/calls/client';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput, useListContext, useUnselectAll } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Column } from '../../ui/lists/Column.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { MemberState } from './MemberState.tsx';

type Row = CallValue<'memberList'>['list'][number];

const CSV = [
  'number',
  'username',
  'nickname',
  'state',
  'freezeLevel',
  'upline',
  'tags',
  'registeredAt',
  'lastLoginAt',
];

export function MemberList() {
  const text = useText();
  const textOf = useTextOf();
  const choices = (prefix: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: textOf(prefix, id) }));
  return (
    <ListPage
      title={text('menu.members')}
      csv={CSV}
      sort="registered"
      refreshMs={30_000}
      filters={[
        <TextInput key="search" source="search" label={text('member.search')} alwaysOn />,
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
        <TextInput key="tag" source="tag" label={text('member.tag')} />,
        <TextInput key="address" source="address" label={text('member.registerAddress')} />,
      ]}
    >
      <FreezeMany />
      <DataTable rowClick="show" empty={<NobodyFound />} bulkActionButtons={false}>
        <Column
          source="chosen"
          label={text('member.choose')}
          render={(row: Row) => <Choose row={row} />}
        />
        <Column source="number" label="№" right />
        <Column source="username" label={text('member.username')} sortable />
        <Column source="nickname" wide label={text('member.nickname')} />
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
    </ListPage>
  );
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
    <>
      {textOf('member', kind)}
      {group === 'formal' ? null : ` · ${textOf('member', group)}`}
    </>
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

const VIEW_ONLY = 2;

/** Freezes all selected members to the level "look only", one call each. */
function FreezeMany() {
  const text = useText();
  const done = useDone();
  const unselect = useUnselectAll('members');
  const mayFreeze = useRight('members.freeze');
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState(false);
  const count = selectedIds?.length ?? 0;
  if (!mayFreeze || count === 0) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ p: 1, alignItems: 'center' }}>
      <span>{text('ra.action.bulk_actions', { smart_count: count })}</span>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('member.freeze')}
      </Button>
      <Button onClick={() => unselect()}>{text('ra.action.unselect')}</Button>
      {asking ? (
        <ActDialog
          title={text('member.freeze')}
          danger
          words={text('member.freezeMany', { count })}
          button={text('member.freeze')}
          run={async ({ reason }) => {
            for (const id of (selectedIds ?? []) as string[]) {
              const answer = await call('memberFreeze', { id, level: VIEW_ONLY, reason });
              if (!answer.ok) return answer;
            }
            return { ok: true };
          }}
          onDone={() => {
            setAsking(false);
            unselect();
            done();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
