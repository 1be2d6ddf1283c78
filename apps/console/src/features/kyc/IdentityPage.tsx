import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilteredPages } from '../../ui/lists/FilteredPages.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useFilteredPages } from '../../ui/lists/use-filtered-pages.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { IdentityReview } from './IdentityReview.tsx';

type Check = CallValue<'identityQueue'>['list'][number];

const REFRESH_MS = 10_000;
const STATES = ['waiting', 'passed', 'refused'] as const;
const TONES = { waiting: 'wait', passed: 'good', refused: 'bad' } as const;

/** KYC documents that members submitted, longest waiting first. */
export function IdentityPage() {
  const text = useText();
  const mayLook = useRight('kyc.review');
  const pages = useFilteredPages(STATES, 'waiting');
  const { kind: state, paging } = pages;
  const [looked, setLooked] = useState<Check['id']>();
  const { data } = useAsk(
    'identityQueue',
    { ...paging, ...(state === undefined ? {} : { state }) },
    { refreshMs: REFRESH_MS },
  );
  return (
    <FilteredPages
      title={text('menu.identity')}
      heading={text('identity.queue')}
      label={text('field.state')}
      all={text('identity.all')}
      nameOf={(each) => text(`identity.state.${each}`)}
      state={pages}
      total={data?.total}
    >
      <DataTable<Check>
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
            render: (row) => <DateTime at={row.submittedAt} />,
          },
          { label: text('identity.by'), wide: true, render: (row) => row.decidedBy ?? '' },
        ]}
      />
      {looked === undefined ? null : (
        <IdentityReview id={looked} onClose={() => setLooked(undefined)} />
      )}
    </FilteredPages>
  );
}
