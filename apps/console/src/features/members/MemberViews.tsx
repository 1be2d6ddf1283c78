// Views of the list of members: those that an operator needs every day, and its own by name.
import { Box, Button, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext, useSavedQueries } from 'react-admin';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { pageNow } from '../../ui/time/page-clock.ts';
import { useZone } from '../../ui/time/zone.ts';
import { memberViews, sameView } from './member-views.ts';

const NAME_MAX = 40;

/**
 * Saved views are kept in the operator's own store of this browser: they hold filters and no data,
 * and no other operator has them.
 */
export function MemberViews() {
  const text = useText();
  const zone = useZone();
  const mayReadMoney = useRight('ledger.read');
  const { filterValues, setFilters, sort, setSort, perPage } = useListContext();
  const [saved, setSaved] = useSavedQueries('members');
  const [naming, setNaming] = useState(false);
  const shown = {
    filter: (filterValues ?? {}) as Readonly<Record<string, unknown>>,
    sort: sort.field,
  };
  const open = (filter: Readonly<Record<string, unknown>>, order: string) => {
    setFilters({ ...filter });
    setSort({ field: order, order: 'DESC' });
  };
  return (
    <Box
      role="group"
      aria-label={text('view.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, pb: 0, alignItems: 'center' }}
    >
      {memberViews(pageNow(), zone, mayReadMoney).map((view) => (
        <Chip
          key={view.name}
          clickable
          label={text(`view.${view.name}`)}
          color={sameView(view, shown) ? 'primary' : 'default'}
          aria-pressed={sameView(view, shown)}
          onClick={() => open(view.filter, view.sort)}
        />
      ))}
      {saved.map(({ label, value }) => {
        const view = {
          filter: (value.filter ?? {}) as Readonly<Record<string, unknown>>,
          sort: value.sort?.field ?? 'auto',
        };
        return (
          <Chip
            key={label}
            clickable
            variant="outlined"
            label={label}
            color={sameView(view, shown) ? 'primary' : 'default'}
            onClick={() => open(view.filter, view.sort)}
            onDelete={() => setSaved(saved.filter((each) => each.label !== label))}
          />
        );
      })}
      <Button size="small" onClick={() => setNaming(true)}>
        {text('view.save')}
      </Button>
      {naming ? (
        <SaveView
          onSave={(label) => {
            const value = { filter: shown.filter, sort, perPage, displayedFilters: [] };
            setSaved([...saved.filter((each) => each.label !== label), { label, value }]);
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </Box>
  );
}

interface SaveViewProps {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function SaveView({ onSave, onClose }: SaveViewProps) {
  const text = useText();
  const [name, setName] = useState('');
  return (
    <ActDialog
      title={text('view.save')}
      words={text('view.saveEffect')}
      button={text('view.save')}
      withoutReason
      ready={name.trim() !== ''}
      run={async () => {
        onSave(name.trim());
        return { ok: true };
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        label={text('view.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
    </ActDialog>
  );
}
