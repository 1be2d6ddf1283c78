import { useState } from 'react';
import { SelectInput } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { IdentityReview } from './IdentityReview.tsx';

type Check = CallValue<'identityQueue'>['list'][number];

const REFRESH_MS = 10_000;
const STATES = ['waiting', 'passed', 'refused'] as const;
const DEFAULT_FILTER = { state: 'waiting' };
const TONES = { waiting: 'wait', passed: 'good', refused: 'bad' } as const;

/** The fields of the CSV file. */
const CSV = [
  'member.number',
  'member.username',
  'state',
  'document',
  'country',
  'submittedAt',
  'decidedAt',
  'decidedBy',
  'verdict',
];

/** KYC documents that members submitted, longest waiting first. */
export function IdentityPage() {
  const text = useText();
  const mayLook = useRight('kyc.review');
  const [looked, setLooked] = useState<Check['id']>();
  const states = STATES.map((id) => ({ id, name: text(`identity.state.${id}`) }));
  return (
    <ListPage
      title={text('menu.identity')}
      resource="identity"
      csv={CSV}
      refreshMs={REFRESH_MS}
      defaultFilter={DEFAULT_FILTER}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={states}
          alwaysOn
        />,
      ]}
    >
      <ListTable<Check>
        label={text('identity.queue')}
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
    </ListPage>
  );
}
