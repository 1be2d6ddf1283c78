import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../calls/session.ts';
import type { TextKey } from '../i18n/text-types.ts';
import { useText } from '../i18n/use-text.ts';

/** A part of the page of one record, such as a member. */
export interface RecordTab<Item> {
  readonly key: string;
  readonly label: TextKey;
  /** The right without which the tab is hidden. */
  readonly right?: string;
  readonly page: (item: Item, onTab: (tab: string) => void) => ReactNode;
}

interface RecordTabsProps<Item> {
  readonly item: Item;
  readonly tabs: readonly RecordTab<Item>[];
}

/** The parts of a record's page; the open one is in the address, the first without. */
export function RecordTabs<Item>({ item, tabs }: RecordTabsProps<Item>) {
  const text = useText();
  const rights = useSession().standing?.rights ?? [];
  const [search, setSearch] = useSearchParams();
  const openTab = (tab: string) => setSearch({ tab }, { replace: true });
  const permitted = tabs.filter(({ right }) => right === undefined || rights.includes(right));
  const shown = permitted.find(({ key }) => key === search.get('tab')) ?? permitted[0];
  if (shown === undefined) return null;
  return (
    <>
      <Tabs
        value={shown.key}
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_event, tab: string) => openTab(tab)}
      >
        {permitted.map(({ key, label }) => (
          <Tab key={key} value={key} label={text(label)} />
        ))}
      </Tabs>
      {shown.page(item, openTab)}
    </>
  );
}
