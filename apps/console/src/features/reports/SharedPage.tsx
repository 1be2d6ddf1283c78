import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useAsk } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Pages } from '../../ui/Pages.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SharedGroups } from './SharedGroups.tsx';

const KINDS = ['device', 'address', 'mobile', 'person', 'card', 'paper'] as const;
const PAGE_SIZE = 25;

/** Devices, addresses, numbers, cards and papers that two or more members use. */
export function SharedPage() {
  const text = useText();
  const [page, setPage] = useState(0);
  const [kind, setKind] = useState<(typeof KINDS)[number]>();
  const { data } = useAsk('sharedMarks', {
    pageNo: page + 1,
    pageSize: PAGE_SIZE,
    ...(kind === undefined ? {} : { kind }),
  });
  return (
    <Stack spacing={2}>
      <Title title={text('menu.shared')} />
      <Panel title={text('shared.title')}>
        <TextField
          select
          size="small"
          label={text('shared.kind')}
          value={kind ?? 'all'}
          sx={{ minWidth: 200, mb: 2 }}
          onChange={({ target }) => {
            setPage(0);
            setKind(KINDS.find((each) => each === target.value));
          }}
        >
          <MenuItem value="all">{text('shared.all')}</MenuItem>
          {KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`shared.kind.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <SharedGroups
          groups={data?.list}
          label={text('shared.title')}
          empty={text('shared.none')}
        />
        <Pages total={data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      </Panel>
    </Stack>
  );
}
