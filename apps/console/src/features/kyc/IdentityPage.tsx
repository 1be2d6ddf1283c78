import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import type { ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { IdentityLook } from './IdentityLook.tsx';

type Check = ValueOf<'identityQueue'>['list'][number];

const PAGE_SIZE = 25;
const REFRESH_MS = 10_000;
const STATES = ['waiting', 'passed', 'refused'] as const;
const TONES = { waiting: 'wait', passed: 'good', refused: 'bad' } as const;

/** Papers that members sent, those that wait longest first. */
export function IdentityPage() {
  const text = useText();
  const mayLook = useRight('kyc.review');
  const [page, setPage] = useState(0);
  const [state, setState] = useState<(typeof STATES)[number] | undefined>('waiting');
  const [looked, setLooked] = useState<Check['id']>();
  const { data } = useAsk(
    'identityQueue',
    { pageNo: page + 1, pageSize: PAGE_SIZE, ...(state === undefined ? {} : { state }) },
    { refreshMs: REFRESH_MS },
  );
  return (
    <Stack spacing={2}>
      <Title title={text('menu.identity')} />
      <Panel title={text('identity.queue')}>
        <TextField
          select
          size="small"
          label={text('field.state')}
          value={state ?? 'all'}
          sx={{ minWidth: 200, mb: 2 }}
          onChange={({ target }) => {
            setPage(0);
            setState(STATES.find((each) => each === target.value));
          }}
        >
          <MenuItem value="all">{text('identity.all')}</MenuItem>
          {STATES.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`identity.state.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <Lines<Check>
          label={text('identity.queue')}
          rows={data?.list}
          keyOf={({ id }) => id}
          empty={text('identity.nobody')}
          {...(mayLook ? { onRow: ({ id }: Check) => setLooked(id) } : {})}
          columns={[
            { label: text('identity.member'), render: ({ member }) => member.username },
            {
              label: text('identity.document'),
              render: ({ document, country }) =>
                `${text(`identity.document.${document}`)} · ${country}`,
            },
            {
              label: text('field.state'),
              render: (row) => (
                <StateChip tone={TONES[row.state]} label={text(`identity.state.${row.state}`)} />
              ),
            },
            {
              label: text('identity.submitted'),
              wide: true,
              render: (row) => <When at={row.submittedAt} />,
            },
            { label: text('identity.by'), wide: true, render: (row) => row.decidedBy ?? '' },
          ]}
        />
        <Pages total={data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      </Panel>
      {looked === undefined ? null : (
        <IdentityLook id={looked} onClose={() => setLooked(undefined)} />
      )}
    </Stack>
  );
}
