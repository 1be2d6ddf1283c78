import { useNavigate } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { FilteredPages } from '../../ui/lists/FilteredPages.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useFilteredPages } from '../../ui/lists/use-filtered-pages.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

type Paused = CallValue<'protectionPaused'>['list'][number];

const KINDS = ['timeout', 'exclusion'] as const;

/** The members currently on a break, latest first. */
export function CoolOffPage() {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const state = useFilteredPages(KINDS);
  const { kind, paging } = state;
  const { data } = useAsk('protectionPaused', {
    ...paging,
    ...(kind === undefined ? {} : { kind }),
  });
  return (
    <FilteredPages
      title={text('menu.protection')}
      heading={text('protection.pausedTitle')}
      label={text('protection.break')}
      all={text('protection.all')}
      nameOf={(each) => text(`protection.pause.${each}`)}
      state={state}
      total={data?.total}
    >
      <DataTable<Paused>
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
            render: (row) => <DateTime at={row.from} />,
          },
          {
            label: text('protection.until'),
            render: (row) =>
              row.until === null ? text('protection.forever') : <DateTime at={row.until} />,
          },
          { label: text('protection.owner'), wide: true, render: (row) => row.by },
        ]}
      />
    </FilteredPages>
  );
}
