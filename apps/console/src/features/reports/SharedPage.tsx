import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilteredPages } from '../../ui/lists/FilteredPages.tsx';
import { useFilteredPages } from '../../ui/lists/use-filtered-pages.ts';
import { SharedGroups } from './SharedGroups.tsx';

const KINDS = ['device', 'address', 'mobile', 'person', 'card', 'paper'] as const;

/** Devices, addresses, numbers, cards and documents that two or more members use. */
export function SharedPage() {
  const text = useText();
  const state = useFilteredPages(KINDS);
  const { kind, paging } = state;
  const { data } = useAsk('sharedMarks', { ...paging, ...(kind === undefined ? {} : { kind }) });
  return (
    <FilteredPages
      title={text('menu.shared')}
      heading={text('shared.title')}
      label={text('shared.kind')}
      all={text('shared.all')}
      nameOf={(each) => text(`shared.kind.${each}`)}
      state={state}
      total={data?.total}
    >
      <SharedGroups groups={data?.list} label={text('shared.title')} empty={text('shared.none')} />
    </FilteredPages>
  );
}
