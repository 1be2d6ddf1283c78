import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Input } from '../../ui/forms/Input.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import {
  LIMIT_KINDS,
  limitRequest,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitLine,
  type LimitPeriod,
} from './limit-request.ts';

interface LimitDialogProps {
  /** The limit to change; a new one when left out. */
  readonly line: LimitLine | undefined;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Sets or changes one limit, and shows when the change takes effect. */
export function LimitDialog({ line, currency, onClose }: LimitDialogProps) {
  const t = useTexts('protection');
  const [kind, setKind] = useState<LimitKind>(line?.kind ?? 'deposit');
  const [period, setPeriod] = useState<LimitPeriod>(line?.period ?? 'week');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const timed = kind === 'session';
  const { mutate, isPending, error } = useCallMutation('protectionLimit', {
    invalidates: ['protection', 'protectionHistory'],
    onSuccess: ({ limits }) => {
      const shown = timed ? 'day' : period;
      const set = limits.find(
        (each) => each.owner === 'member' && each.kind === kind && each.period === shown,
      );
      toast('done', t(set?.pending ? 'savedLater' : 'savedNow'));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = limitRequest(kind, period, typed);
    setWrong(asked === undefined);
    if (asked !== undefined) mutate(asked);
  };
  const fault = wrong ? t(timed ? 'minutesWrong' : 'amountWrong') : error?.message;
  return (
    <Dialog title={t('setLimit')} size="confirm" clickToClose={false} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('kind')} hint={t(`about.${kind}`)}>
          {(control) => (
            <Select
              {...control}
              disabled={line !== undefined}
              choices={LIMIT_KINDS.map((value) => ({ value, label: t(`limit.${value}`) }))}
              value={kind}
              onChoose={setKind}
            />
          )}
        </Field>
        {!timed && (
          <Field label={t('periodLabel')}>
            {(control) => (
              <Select
                {...control}
                disabled={line !== undefined}
                choices={LIMIT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
                value={period}
                onChoose={setPeriod}
              />
            )}
          </Field>
        )}
        <Field label={t(timed ? 'minutesLabel' : 'amount')} error={fault}>
          {(control) => (
            <Input
              {...control}
              inputMode={timed ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...(timed ? {} : { after: <span className="pr-3 text-sm">{currency}</span> })}
            />
          )}
        </Field>
        <p className="text-sm text-ink-2">{t('tighterNow')}</p>
        <Button type="submit" look="primary" busy={isPending}>
          {t('save')}
        </Button>
        {line !== undefined && (
          <Button look="ghost" busy={isPending} onClick={() => mutate({ kind, period })}>
            {t('remove')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
