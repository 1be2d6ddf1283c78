import { Stack } from '@mui/material';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { MomentInput } from '../../ui/forms/MomentInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';

type Row = CallValue<'announcementList'>[number];
export type AnnouncementDraft = Omit<Row, 'id'> & { readonly id?: string };

/** The most characters of a title or a text, in each language. */
const LONGEST = 4000;

const AUDIENCES = ['all', 'visitors', 'members', 'agents'] as const;
const KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const;

interface AnnouncementDialogProps {
  readonly first: AnnouncementDraft;
  readonly onClose: () => void;
}

/** Publishes an announcement or a banner, or changes it. */
export function AnnouncementDialog({ first, onClose }: AnnouncementDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActForm
      title={text('content.announcements')}
      start={{ ...first, art: first.art ?? '', link: first.link ?? '' }}
      words={() => text('content.announcementEffect')}
      button={text('ra.action.save')}
      withoutReason
      run={({ art, link, startsAt, ...values }) =>
        call('announcementPut', {
          ...values,
          startsAt: startsAt ?? first.startsAt,
          art: art.trim() || null,
          link: link.trim() || null,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <ChoiceInput
        source="kind"
        label={text('content.kind')}
        values={KINDS}
        nameOf={(each) => text(`announcement.${each}`)}
      />
      <ChoiceInput
        source="audience"
        label={text('content.audience')}
        values={AUDIENCES}
        nameOf={(each) => text(`audience.${each}`)}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <MomentInput source="startsAt" label={text('content.from')} />
        <MomentInput source="endsAt" label={text('content.to')} />
      </Stack>
      <LocalTextInput source="titles" label={text('content.title')} required longest={LONGEST} />
      <LocalTextInput source="bodies" label={text('content.body')} rows={4} longest={LONGEST} />
      <Stack direction="row" spacing={1}>
        <WordInput source="art" label={text('content.art')} optional />
        <WordInput source="link" label={text('content.link')} optional />
        <CountInput source="sort" label={text('field.sort')} />
      </Stack>
      <SwitchInput source="enabled" label={text('channel.on')} />
    </ActForm>
  );
}
