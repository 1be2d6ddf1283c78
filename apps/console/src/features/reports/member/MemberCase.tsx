// Everything about one member on one time line, newest first.
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRight } from '../../../calls/session.ts';
import { useCasePages } from '../../../calls/use-case-pages.ts';
import type { Member } from '../../../calls/member.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { MomentField } from '../../../ui/time/MomentField.tsx';
import { CaseEntry } from './CaseEntry.tsx';
import { CaseFileDialog } from './CaseFileDialog.tsx';
import { kindsParameter, type Kind } from './case-links.ts';

interface MemberCaseProps {
  readonly member: Member;
  readonly title: string;
  /** The kinds of records; without them all, and the operator chooses. */
  readonly kinds?: readonly Kind[];
}

export function MemberCase({ member, title, kinds }: MemberCaseProps) {
  const text = useText();
  const maySave = useRight('members.contact');
  const [chosen, setChosen] = useState<readonly Kind[]>([]);
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const span = {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
  const shown = kinds ?? chosen;
  const line = useCasePages({ id: member.id, ...kindsParameter(shown), ...span });
  const entries = line.pages?.flatMap(({ list }) => list);
  const readable = line.pages?.[0]?.kinds ?? [];
  const toggle = (kind: Kind) =>
    setChosen(chosen.includes(kind) ? chosen.filter((each) => each !== kind) : [...chosen, kind]);
  return (
    <Panel
      title={title}
      actions={
        maySave && kinds === undefined ? (
          <Button variant="outlined" onClick={() => setSaving(true)}>
            {text('case.save')}
          </Button>
        ) : null
      }
    >
      {kinds === undefined ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {text('case.about')}
        </Typography>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 2.5 }}>
        {(kinds === undefined ? readable : []).map((kind) => (
          <Chip
            key={kind}
            clickable
            color={chosen.includes(kind) ? 'primary' : 'default'}
            variant={chosen.includes(kind) ? 'filled' : 'outlined'}
            label={text(`case.kind.${kind}`)}
            aria-pressed={chosen.includes(kind)}
            onClick={() => toggle(kind)}
          />
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 1.5, maxWidth: 640 }}>
        <MomentField label={text('case.from')} value={from} onChange={setFrom} />
        <MomentField label={text('case.to')} value={to} onChange={setTo} />
      </Stack>
      {line.error ? (
        <QueryError message={line.error.message} onRetry={() => void line.refetch()} />
      ) : null}
      {entries?.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('case.none')}
        </Typography>
      ) : null}
      <Box
        component="ol"
        aria-label={title}
        aria-busy={entries === undefined}
        sx={{ m: 0, p: 0, listStyle: 'none', minHeight: entries === undefined ? 240 : 0 }}
      >
        {(entries ?? []).map((entry) => (
          <CaseEntry key={entry.key} entry={entry} />
        ))}
      </Box>
      {line.hasOlder ? (
        <Button onClick={line.readOlder} disabled={line.isReading} sx={{ mt: 1 }}>
          {text('case.older')}
        </Button>
      ) : null}
      {saving ? (
        <CaseFileDialog
          member={member}
          kinds={chosen}
          span={span}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </Panel>
  );
}
