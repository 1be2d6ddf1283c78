import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ValueOf } from '../../app/calls.ts';
import { useAsk } from '../../app/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { urls } from '../../urls.ts';

type Paused = ValueOf<'protectionPaused'>['list'][number];

const PAGE_SIZE = 25;
const KINDS = ['timeout', 'exclusion'] as const;

/** Who is on a break now, the latest first. */
export function PausedPage() {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const [kind, setKind] = useState<(typeof KINDS)[number]>();
  const { data } = useAsk('protectionPaused', {
    pageNo: page + 1,
    pageSize: PAGE_SIZE,
    ...(kind === undefined ? {} : { kind }),
  });
  return (
    <Stack spacing={2}>
      <Title title={text('menu.protection')} />
      <Panel title={text('protection.pausedTitle')}>
        <TextField
          select
          size="small"
          label={text('protection.break')}
          value={kind ?? 'all'}
          sx={{ minWidth: 200, mb: 2 }}
          onChange={({ target }) => {
            setPage(0);
            setKind(KINDS.find((each) => each === target.value));
          }}
        >
          <MenuItem value="all">{text('protection.all')}</MenuItem>
          {KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`protection.pause.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <Lines<Paused>
          label={text('protection.pausedTitle')}
          rows={data?.list}
          keyOf={({ id }) => id}
          empty={text('protection.nobody')}
          onRow={({ id }) => void navigate(urls.member(id, 'protection'))}
          columns={[
            { label: text('protection.owner.member'), render: (row) => row.username },
            {
              label: text('protection.break'),
              render: (row) => (
                <StateChip
                  tone={row.kind === 'exclusion' ? 'bad' : 'wait'}
                  label={text(`protection.pause.${row.kind}`)}
                />
              ),
            },
            {
              label: text('protection.length'),
              render: (row) => textOf('protection.length', row.length),
            },
            {
              label: text('protection.since'),
              wide: true,
              render: (row) => <When at={row.from} />,
            },
            {
              label: text('protection.until'),
              render: (row) =>
                row.until === null ? text('protection.forever') : <When at={row.until} />,
            },
            { label: text('protection.owner'), wide: true, render: (row) => row.by },
          ]}
        />
        <Pages total={data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      </Panel>
    </Stack>
  );
}
