import { Tab, Tabs } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { usePathTab } from './use-path-tab.ts';

interface PathTabsProps<Name extends string> {
  /** The path of the page, whose first tab has no segment of its own. */
  readonly page: string;
  readonly names: readonly [Name, ...Name[]];
  readonly nameOf: (name: Name) => string;
}

/** The tabs of a page, each with a path of its own. */
export function PathTabs<Name extends string>({ page, names, nameOf }: PathTabsProps<Name>) {
  const navigate = useNavigate();
  const tab = usePathTab(names);
  return (
    <Tabs
      value={tab}
      variant="scrollable"
      onChange={(_event, next: Name) => void navigate(next === names[0] ? page : `${page}/${next}`)}
    >
      {names.map((each) => (
        <Tab key={each} value={each} label={nameOf(each)} />
      ))}
    </Tabs>
  );
}
