import { useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { setCentreFilters, useChoiceFilter, useFilter } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ChoiceField } from '../figures/ChoiceField.tsx';
import { MorePages } from '../figures/MorePages.tsx';
import { SearchField } from '../figures/SearchField.tsx';
import { usePages } from '../figures/use-pages.ts';
import { ContractActs } from './ContractActs.tsx';
import { ContractDialog } from './ContractDialog.tsx';
import { stateTone, type DownlineContract } from './downline-contract.ts';
import { useTierRate } from '../use-rates.ts';

const KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY'] as const;
const STATES = [
  'PENDING_APPROVAL',
  'PENDING',
  'ACTIVE',
  'TERMINATING',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'SUPERSEDED',
  'TERMINATED',
  'AUTO_TERMINATED',
  'ADMIN_ENDED',
] as const;

const NO_FILTERS = { contract: undefined, state: undefined, user: undefined } as const;

/** The contracts that the agent offered or agreed with its directs, the newest first. */
export function DownlineContracts() {
  const t = useTexts('agentContracts');
  const kind = useChoiceFilter('contract', KINDS);
  const state = useChoiceFilter('state', STATES);
  const username = useFilter('user')?.slice(0, 255);
  const [opened, setOpened] = useState<DownlineContract>();
  const filter = {
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    ...(username === undefined ? {} : { username }),
  };
  const isFiltered = Object.keys(filter).length > 0;
  const query = usePages('agentDownlineContracts', filter);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3 phone:grid phone:grid-cols-2 phone:gap-2">
        <ChoiceField
          label={t('kindOf')}
          filter="contract"
          any={t('allKinds')}
          choices={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
        />
        <ChoiceField
          label={t('status')}
          filter="state"
          any={t('allStates')}
          choices={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
        />
        <SearchField label={t('username')} filter="user" placeholder={t('nameHint')} />
        {isFiltered && (
          <Button look="outline" onClick={() => setCentreFilters(NO_FILTERS)}>
            {t('all')}
          </Button>
        )}
      </div>
      <MorePages query={query}>
        <ContractTable
          rows={query.data?.pages.flatMap(({ list }) => list)}
          isFiltered={isFiltered}
          onOpen={setOpened}
        />
      </MorePages>
      {opened !== undefined && (
        <ContractDialog contract={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

interface ContractTableProps {
  /** Undefined while loading. */
  readonly rows: readonly DownlineContract[] | undefined;
  readonly isFiltered: boolean;
  readonly onOpen: (contract: DownlineContract) => void;
}

function ContractTable({ rows, isFiltered, onOpen }: ContractTableProps) {
  const t = useTexts('agentContracts');
  const { date, dateTime } = useSiteTimes();
  const columns: readonly Column<DownlineContract>[] = [
    {
      key: 'username',
      phone: 'title',
      name: t('username'),
      cell: ({ username }) => <span className="font-medium">{username}</span>,
    },
    {
      key: 'kind',
      phone: 'note',
      name: t('kindOf'),
      cell: ({ kind }) => <span className="whitespace-nowrap">{t(`kind.${kind}`)}</span>,
    },
    {
      key: 'offered',
      phone: 'hidden',
      name: t('offeredAt'),
      cell: ({ offeredAt }) => (
        <span className="figures whitespace-nowrap" title={dateTime(offeredAt)}>
          {date(offeredAt)}
        </span>
      ),
    },
    {
      key: 'tiers',
      phone: 'figure',
      name: t('tiers'),
      cell: (contract) => <ShortTiers contract={contract} />,
    },
    {
      key: 'state',
      phone: 'state',
      name: t('status'),
      cell: ({ state }) => <Badge tone={stateTone(state)}>{t(`state.${state}`)}</Badge>,
    },
    {
      key: 'from',
      phone: 'hidden',
      name: t('effectiveFrom'),
      cell: ({ effectiveFrom }) => (
        <span className="figures whitespace-nowrap">
          {effectiveFrom === null ? '–' : date(effectiveFrom)}
        </span>
      ),
    },
    {
      key: 'open',
      phone: 'open',
      phoneOnly: true,
      name: t('open'),
      cell: (contract) => (
        <button type="button" onClick={() => onOpen(contract)}>
          {t('details')}
        </button>
      ),
    },
    {
      key: 'acts',
      phone: 'hidden',
      name: t('open'),
      cell: (contract) => (
        <span className="flex gap-1">
          <Button size="sm" look="outline" onClick={() => onOpen(contract)}>
            {t('details')}
          </Button>
          <ContractActs contract={contract} size="sm" />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('downline')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          art={<EmptyArt name="ledger" />}
          title={t(isFiltered ? 'noMatch' : 'noDownline')}
          text={t(isFiltered ? 'noMatchText' : 'noDownlineText')}
        />
      }
    />
  );
}

const SHOWN = 2;

/** The first rates, and how many follow. */
function ShortTiers({ contract }: { readonly contract: DownlineContract }) {
  const t = useTexts('agentContracts');
  const currency = useSite()?.currency ?? '';
  const rates = contract.terms.tiers.map(useTierRate(currency));
  const first = rates.slice(0, SHOWN).join(' · ');
  const count = rates.length - SHOWN;
  return (
    <span className="figures whitespace-nowrap">
      {count > 0 ? t('moreTiers', { first, count }) : first}
    </span>
  );
}
