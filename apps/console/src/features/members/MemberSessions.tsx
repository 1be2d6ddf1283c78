import { Button, Stack } from '@mui/material';
import { useCallback, useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import type { FailingQuery } from '../../ui/QueryError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PagedPanel } from '../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../calls/use-pages.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { Member } from '../../calls/member.ts';

type Sessions = CallValue<'memberSessions'>['list'];

/** The columns of the file. */
const CSV = ['at', 'username', 'outcome', 'method', 'factor', 'address', 'device', 'knownDevice'];

/** The open sessions, the known devices and all login attempts of a member. */
export function MemberSessions({ member }: { readonly member: Member }) {
  const text = useText();
  const query = useAsk('memberSessions', { id: member.id }, { refreshMs: 10_000 });
  const { data } = query;
  return (
    <Stack spacing={2}>
      <OpenSessions member={member} query={query} />
      <Panel title={text('member.devices')}>
        <DataTable
          label={text('member.devices')}
          rows={data?.devices}
          query={query}
          keyOf={(row) => `${row.device}${row.firstSeenAt}`}
          empty={text('ra.navigation.no_results')}
          columns={[
            { label: text('member.device'), render: (row) => row.device },
            { label: text('member.firstSeen'), render: (row) => <DateTime at={row.firstSeenAt} /> },
            { label: text('member.lastUsed'), render: (row) => <DateTime at={row.lastSeenAt} /> },
          ]}
        />
      </Panel>
      <Logins member={member.id} />
    </Stack>
  );
}

interface OpenSessionsProps {
  readonly member: Member;
  readonly query: FailingQuery & { readonly data: CallValue<'memberSessions'> | undefined };
}

/** Each session with a button that ends it; the menu of the member ends all of them. */
function OpenSessions({ member, query }: OpenSessionsProps) {
  const text = useText();
  const mayEnd = useRight('members.freeze');
  const [ending, setEnding] = useState<Sessions[number]>();
  const close = useCallback(() => setEnding(undefined), []);
  const done = useDone(close);
  return (
    <Panel title={text('member.openSessions')}>
      <DataTable<Sessions[number]>
        label={text('member.openSessions')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('member.noSessions')}
        columns={[
          { label: text('member.device'), render: (row) => row.device },
          { label: text('field.address'), render: (row) => row.address },
          {
            label: text('member.opened'),
            wide: true,
            render: (row) => <DateTime at={row.openedAt} />,
          },
          { label: text('member.lastUsed'), render: (row) => <DateTime at={row.lastUsedAt} /> },
          { label: text('member.ends'), wide: true, render: (row) => <DateTime at={row.endsAt} /> },
          ...(mayEnd ? [endColumn(text('member.act.session'), setEnding)] : []),
        ]}
      />
      {ending === undefined ? null : (
        <ActDialog
          title={text('member.act.session')}
          words={text('member.effect.session', {
            name: member.username,
            device: ending.device,
            address: ending.address,
          })}
          button={text('member.act.session')}
          run={({ reason }) =>
            call('memberSessionRevoke', { id: member.id, session: ending.id, reason })
          }
          onDone={done}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function endColumn(
  label: string,
  onEnd: (session: Sessions[number]) => void,
): ColumnSpec<Sessions[number]> {
  return {
    label: '',
    right: true,
    render: (row) => (
      <Button color="error" onClick={() => onEnd(row)}>
        {label}
      </Button>
    ),
  };
}

function Logins({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const pages = usePages({
    call: 'memberLoginHistory',
    resource: 'memberLogins',
    filter: { id: member },
  });
  return (
    <PagedPanel
      title={text('member.logins')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => `${row.at}${row.address}${row.outcome}`}
      empty={text('ra.navigation.no_results')}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
        {
          label: text('member.outcome'),
          render: (row) => (
            <StateChip
              tone={row.outcome === 'ok' ? 'good' : 'bad'}
              label={textOf('attempt', row.outcome)}
            />
          ),
        },
        {
          label: text('member.method'),
          render: ({ method, factor }) =>
            [method, factor]
              .flatMap((each) => (each === null ? [] : [textOf('attempt', each)]))
              .join(' + '),
        },
        { label: text('field.address'), render: (row) => row.address },
        { label: text('member.device'), wide: true, render: (row) => row.device },
      ]}
    />
  );
}
