import { Stack } from '@mui/material';
import { useState } from 'react';
import { useAsk } from '../../app/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { Pages } from '../../ui/Pages.tsx';

/** Where the member is logged in now, known devices, and every login that was tried. */
export function MemberSessions({ member }: { readonly member: string }) {
  const text = useText();
  const { data } = useAsk('memberSessions', { id: member }, { refreshMs: 10_000 });
  return (
    <Stack spacing={2}>
      <Panel title={text('member.openSessions')}>
        <Lines
          label={text('member.openSessions')}
          rows={data?.list}
          keyOf={(row) => row.id}
          empty={text('member.noSessions')}
          columns={[
            { label: text('member.device'), render: (row) => row.device },
            { label: text('field.address'), render: (row) => row.address },
            { label: text('member.opened'), render: (row) => <When at={row.openedAt} /> },
            { label: text('member.lastUsed'), render: (row) => <When at={row.lastUsedAt} /> },
            { label: text('member.ends'), wide: true, render: (row) => <When at={row.endsAt} /> },
          ]}
        />
      </Panel>
      <Panel title={text('member.devices')}>
        <Lines
          label={text('member.devices')}
          rows={data?.devices}
          keyOf={(row) => `${row.device}${row.firstSeenAt}`}
          empty={text('ra.navigation.no_results')}
          columns={[
            { label: text('member.device'), render: (row) => row.device },
            { label: text('member.firstSeen'), render: (row) => <When at={row.firstSeenAt} /> },
            { label: text('member.lastUsed'), render: (row) => <When at={row.lastSeenAt} /> },
          ]}
        />
      </Panel>
      <Logins member={member} />
    </Stack>
  );
}

const PAGE = 25;

function Logins({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const [page, setPage] = useState(0);
  const { data } = useAsk('memberLoginHistory', { id: member, pageNo: page + 1, pageSize: PAGE });
  return (
    <Panel title={text('member.logins')}>
      <Lines
        label={text('member.logins')}
        rows={data?.list}
        keyOf={(row) => `${row.at}${row.address}${row.outcome}`}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('field.time'), render: (row) => <When at={row.at} /> },
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
      <Pages total={data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}
