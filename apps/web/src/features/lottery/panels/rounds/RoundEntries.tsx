// A round whose result is made from the players' numbers: the entered numbers, the player's own,
// and the derivation of the last result.
import type { Receipt } from '@fairhouse/rules/fair';
import { LEAST_ENTRIES } from '@fairhouse/rules/lottery';
import { useState, type FormEvent } from 'react';
import type { ValueOf } from '../../../../calls/calls.ts';
import { passGate } from '../../../../gate/pass-gate.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { useCallMutation } from '../../../../calls/use-call-mutation.ts';
import { useSession } from '../../../../session/session.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/forms/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { CopyText } from '../../../../ui/data/CopyText.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { Input } from '../../../../ui/forms/Input.tsx';
import { toast } from '../../../../ui/overlays/toasts.ts';
import type { Draw } from '../../board/use-draw.ts';
import { freshNonce } from '../../slip/slip.ts';
import { EntryList } from './EntryList.tsx';
import { LastRound } from './LastRound.tsx';
import { randomEntry } from './round-seal.ts';
import { VoidRound } from './VoidRound.tsx';

type Entries = ValueOf<'roundEntries'>;

interface RoundEntriesProps {
  readonly draw: Draw | undefined;
  /** Whether the round accepts bets and numbers now. */
  readonly open: boolean;
}

/** The card of a round's numbers, below the plays. */
export function RoundEntries({ draw, open }: RoundEntriesProps) {
  const t = useTexts('yeekee');
  const near = draw?.current ?? draw?.last;
  const issue = near?.issue ?? '';
  const entries = useCall(
    'roundEntries',
    { issue },
    { enabled: issue !== '', refetchInterval: open ? 5000 : 15_000, keepPrevious: true },
  );
  const { data } = entries;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="text-sm text-ink-2">{t('about', { least: data?.least ?? LEAST_ENTRIES })}</p>
      {open && issue !== '' && <EnterNumber key={issue} issue={issue} />}
      {data !== undefined && <Count entries={data} />}
      {data !== undefined && <EntryList entries={data} />}
      {near && <VoidRound gameCode={near.gameCode} />}
      {draw?.last && <LastRound last={draw.last} />}
    </Card>
  );
}

function Count({ entries: { count, least } }: { readonly entries: Entries }) {
  const t = useTexts('yeekee');
  return (
    <p className="figures text-sm" aria-live="polite">
      <strong>{t('count', { count })}</strong>{' '}
      <span className="text-ink-3">
        {count < least ? t('missing', { count: least - count }) : t('enough')}
      </span>
    </p>
  );
}

function EnterNumber({ issue }: { readonly issue: string }) {
  const t = useTexts('yeekee');
  const session = useSession();
  const [number, setNumber] = useState('');
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const { mutate, isPending, error, reset } = useCallMutation('enterNumber', {
    invalidates: ['roundEntries'],
    onSuccess: ({ receipt, place }, entered) => {
      setReceipts((all) => [...all, receipt]);
      setNumber('');
      toast('done', t('entered', { number: entered.number, place }));
    },
  });
  const change = (text: string) => {
    reset();
    setNumber(text.replace(/\D/g, '').slice(0, 5));
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!passGate('member') || number.length !== 5) return;
    mutate({ issue, number, nonce: freshNonce() });
  };
  return (
    <form onSubmit={enter} className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start">
      <Field label={t('number')} hint={t('hint')} error={error?.message}>
        {(control) => (
          <Input
            {...control}
            value={number}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            className="figures text-center tracking-[0.3em] sm:max-w-48"
          />
        )}
      </Field>
      {/* Beside the field and level with it, that is, below its label. */}
      <div className="flex flex-wrap gap-2 sm:pt-7">
        <Button
          type="submit"
          look="outline"
          busy={isPending}
          disabled={session !== undefined && number.length !== 5}
        >
          {session === undefined ? t('logIn') : t('enter')}
        </Button>
        <Button look="ghost" onClick={() => change(randomEntry())}>
          {t('random')}
        </Button>
      </div>
      {receipts.length > 0 && (
        <p className="text-sm text-ink-2 sm:basis-full">
          {t('receipts')} <CopyText short name={t('receipts')} text={JSON.stringify(receipts)} />
        </p>
      )}
    </form>
  );
}
