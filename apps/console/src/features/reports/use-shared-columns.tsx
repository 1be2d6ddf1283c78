import { Chip, Stack } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import type { ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

export type SharedGroup = CallValue<'memberShared'>['list'][number];

const COLORS = { active: 'default', frozen: 'warning', disabled: 'error' } as const;

/** A phone shows the name, with its state below it. */
const WRAPPING = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } } as const;

/** Each shared value with its members; a name shows a closed account and links to the member. */
export function useSharedColumns(): ColumnSpec<SharedGroup>[] {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  return [
    { label: text('shared.kind'), render: ({ kind }) => text(`shared.kind.${kind}`) },
    { label: text('shared.mark'), render: ({ shown }) => shown },
    { label: text('shared.count'), wide: true, render: ({ count }) => count },
    {
      label: text('shared.members'),
      render: ({ members }) => (
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
          {members.map(({ id, username, state }) => (
            <Chip
              key={id}
              size="small"
              label={state === 'active' ? username : `${username} · ${textOf('member', state)}`}
              color={COLORS[state]}
              variant="outlined"
              onClick={() => void navigate(urls.member(id, 'shared'))}
              sx={WRAPPING}
            />
          ))}
        </Stack>
      ),
    },
    {
      label: text('shared.last'),
      wide: true,
      render: ({ lastAt }) => <DateTime at={lastAt} />,
    },
  ];
}
