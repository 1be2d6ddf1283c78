// A review of KYC documents: pictures beside the entered and the registered data, and the decision.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { PaperPicture } from './PaperPicture.tsx';

type Look = CallValue<'identityOne'>;

interface IdentityReviewProps {
  readonly id: Look['id'];
  readonly onClose: () => void;
}

export function IdentityReview({ id, onClose }: IdentityReviewProps) {
  const text = useText();
  const [look, setLook] = useState<Look>();
  const [problem, setProblem] = useState<string>();
  const [deciding, setDeciding] = useState<'pass' | 'refuse'>();
  // Fetched once per opening, because every look is recorded in the audit.
  useEffect(() => {
    let open = true;
    void call('identityOne', { id }).then((answer) => {
      if (!open) return;
      if (answer.ok) setLook(answer.value);
      else setProblem(answer.refusal.message);
    });
    return () => {
      open = false;
    };
  }, [id]);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>
        {text('identity.title')}
        {look === undefined ? '' : ` · ${look.member.username}`}
      </DialogTitle>
      <DialogContent dividers>
        {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
        {look === undefined && problem === undefined ? <Skeleton height={320} /> : null}
        {look === undefined ? null : <Shown look={look} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button onClick={onClose}>{text('ra.action.close')}</Button>
        {look?.state === 'waiting' ? (
          <>
            <Button color="error" onClick={() => setDeciding('refuse')}>
              {text('identity.refuse')}
            </Button>
            <Button variant="contained" onClick={() => setDeciding('pass')}>
              {text('identity.pass')}
            </Button>
          </>
        ) : null}
      </DialogActions>
      {look === undefined || deciding === undefined ? null : (
        <DecideDialog
          look={look}
          passes={deciding === 'pass'}
          onDone={onClose}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Dialog>
  );
}

function Shown({ look }: { readonly look: Look }) {
  const text = useText();
  const { account, alsoSentBy } = look;
  const birthdayDiffers = account.birthday !== '' && account.birthday !== look.birthday;
  return (
    <Stack spacing={2}>
      {alsoSentBy.length > 0 ? (
        <Alert severity="warning">
          {text('identity.alsoSentBy', {
            names: alsoSentBy.map(({ username }) => username).join(', '),
          })}
        </Alert>
      ) : null}
      {look.age < look.minimumAge ? (
        <Alert severity="error">{text('identity.underage', { age: look.minimumAge })}</Alert>
      ) : null}
      {birthdayDiffers ? (
        <Alert severity="info">
          {text('identity.birthdayDiffers', { birthday: account.birthday })}
        </Alert>
      ) : null}
      <Facts
        facts={[
          [
            text('identity.document'),
            `${text(`identity.document.${look.document}`)} · ${look.country}`,
          ],
          [text('identity.number'), look.documentNumber],
          [text('identity.fullName'), look.fullName],
          [text('identity.accountName'), account.realName || '—'],
          [text('identity.birthday'), `${look.birthday} (${look.age})`],
          ...(look.verdict
            ? [[text('identity.verdict'), text(`identity.verdict.${look.verdict}`)] as const]
            : []),
        ]}
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {look.sides.map((side) => (
          <PaperPicture key={side} id={look.id} side={side} />
        ))}
      </Stack>
    </Stack>
  );
}
