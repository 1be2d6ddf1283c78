import { IdCard } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ValueOf } from '../../calls/calls.ts';
import { useSignal } from '../../calls/live.ts';
import { invalidateCalls } from '../../calls/queries.ts';
import { useCall } from '../../calls/use-call.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Badge, Card, type BadgeTone } from '../../ui/layout/Card.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { CallResult } from '../../calls/CallResult.tsx';
import { useSite } from '../../site/use-site.ts';
import { IdentityDialog } from './IdentityDialog.tsx';

type Identity = ValueOf<'identityCheck'>;

const TONES: Readonly<Record<Identity['state'], BadgeTone>> = {
  none: 'plain',
  waiting: 'accent',
  passed: 'won',
  refused: 'lost',
};

/**
 * The state of the member's identity check, and the button that starts it. The decision comes with
 * a message, and is shown with it.
 */
export function IdentityCard() {
  const query = useCall('identityCheck', {}, { staleTime: 0 });
  useSignal(
    'inbox',
    useCallback(() => invalidateCalls('identityCheck'), []),
  );
  return (
    <CallResult query={query} loading={<Skeleton className="h-32 rounded-lg" />}>
      {(identity) => <Shown identity={identity} />}
    </CallResult>
  );
}

function Shown({ identity }: { readonly identity: Identity }) {
  const t = useTexts('kyc');
  const [open, setOpen] = useState(false);
  const { state } = identity;
  return (
    <Card className="flex flex-wrap items-start gap-4 bg-surface-2">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-3 text-ink-2">
        <IdCard aria-hidden size={20} />
      </span>
      <div className="min-w-48 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{t('title')}</h3>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </div>
        <About identity={identity} />
      </div>
      {(state === 'none' || state === 'refused') && (
        <Button look={state === 'none' ? 'outline' : 'primary'} onClick={() => setOpen(true)}>
          {t(state === 'none' ? 'send' : 'sendAgain')}
        </Button>
      )}
      {open && <IdentityDialog identity={identity} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function About({ identity }: { readonly identity: Identity }) {
  const t = useTexts('kyc');
  const { date, money } = useFormats();
  const currency = useSite()?.currency ?? '';
  const { state, verdict, note, neededFrom, submittedAt } = identity;
  const lines = {
    none: [
      t('about.none'),
      ...(neededFrom === null ? [] : [t('about.needed', { amount: money(neededFrom, currency) })]),
    ],
    waiting: [t('about.waiting', { date: submittedAt === null ? '' : date(submittedAt) })],
    passed: [t('about.passed')],
    refused: [
      ...(verdict === null || verdict === 'pass' ? [] : [t(`verdict.${verdict}`)]),
      ...(note === '' ? [] : [note]),
    ],
  }[state];
  return <p className="mt-1 text-sm text-ink-3">{lines.join(' ')}</p>;
}
