import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import {
  RTP_BAND_NAMES,
  SWITCHES,
  toggled,
  withoutFilters,
  type ListFilters,
  type ListName,
} from './list-filters.ts';
import { asWords, useFeatureName } from '../cards/use-filter-words.ts';
import type { GameListView } from './use-game-list.ts';

interface FilterDialogProps {
  readonly filters: ListFilters;
  readonly games: GameListView;
  readonly vendorName: (code: string) => string;
  readonly onChange: (next: ListFilters) => void;
  readonly onClose: () => void;
}

/** Filters that combine: all kinds must fit, of one kind any. The list changes with each press. */
export function FilterDialog(props: FilterDialogProps) {
  const { filters, games, vendorName, onChange, onClose } = props;
  const t = useTexts('vendorGames');
  const featureName = useFeatureName();
  const { facets } = games;
  const list = (name: ListName, nameOf: (value: string) => string) => {
    const offered = facets?.[FACETS[name]] ?? [];
    const chosen = filters[name].filter((value) => offered.every((each) => each.value !== value));
    const values = [...offered, ...chosen.map((value) => ({ value, count: 0 }))];
    if (values.length === 0) return null;
    const isOrdered = name === 'volatility';
    const sorted = isOrdered
      ? values.toSorted((left, right) => left.value.localeCompare(right.value))
      : values.toSorted((left, right) => right.count - left.count);
    return (
      <Group title={t(`filter.${name}`)}>
        {sorted.map(({ value, count }) => (
          <Choice
            key={value}
            isOn={filters[name].includes(value)}
            onPress={() => onChange({ ...filters, [name]: toggled(filters[name], value) })}
          >
            {nameOf(value)} <span className="figures text-ink-3">{count}</span>
          </Choice>
        ))}
      </Group>
    );
  };
  return (
    <Dialog
      title={t('filters')}
      side="right"
      focusSelf
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={() => onChange(withoutFilters(filters))}>
            {t('clear')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('showGames', { count: games.total })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {list('vendor', vendorName)}
        {list('feature', featureName)}
        {list('theme', asWords)}
        {list('volatility', (level) => t('volatilityIs', { level }))}
        <Group title={t('filter.rtp')}>
          {RTP_BAND_NAMES.map((band) => (
            <Choice
              key={band}
              isOn={filters.rtp === band}
              onPress={() => onChange({ ...filters, rtp: filters.rtp === band ? undefined : band })}
            >
              {t(`rtp.${band}`)}
            </Choice>
          ))}
        </Group>
        <Group title={t('filter.only')}>
          {SWITCHES.map((name) => (
            <Choice
              key={name}
              isOn={filters.switches.includes(name)}
              onPress={() => onChange({ ...filters, switches: toggled(filters.switches, name) })}
            >
              {t(`only.${name}`)}
            </Choice>
          ))}
        </Group>
      </div>
    </Dialog>
  );
}

const FACETS = {
  vendor: 'vendors',
  feature: 'features',
  theme: 'themes',
  volatility: 'volatility',
} as const satisfies Readonly<Record<ListName, string>>;

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-sm font-semibold text-ink-2">{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Choice({ isOn, onPress, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className={choiceClass}>
      {children}
    </button>
  );
}

const choiceClass = clsx(
  'inline-flex min-h-10 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm phone:min-h-11',
  'font-medium text-ink-2 transition-colors hover:border-accent-line hover:text-ink',
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text',
);
