import { useState, type FormEvent } from 'react';
import { renew } from '../../calls/queries.ts';
import { useAct } from '../../calls/use-call.ts';
import type { AnswerOf } from '../../calls/calls.ts';
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
  const { act, pending, refusal } = useAct('protectionLimit');
  const timed = kind === 'session';
  const tell = (answer: AnswerOf<'protectionLimit'>) => {
    if (!answer.ok) return;
    const shown = timed ? 'day' : period;
    const set = answer.value.limits.find(
      (each) => each.owner === 'member' && each.kind === kind && each.period === shown,
    );
    toast('done', t(set?.pending ? 'savedLater' : 'savedNow'));
    renew('protection', 'protectionHistory');
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = limitRequest(kind, period, typed);
    setWrong(asked === undefined);
    if (asked !== undefined) tell(await act(asked));
  };
  const fault = wrong ? t(timed ? 'minutesWrong' : 'amountWrong') : refusal?.message;
  return (
    <Dialog title={t('setLimit')} size="confirm" clickToClose={false} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
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
        <Button type="submit" look="primary" busy={pending}>
          {t('save')}
        </Button>
        {line !== undefined && (
          <Button look="ghost" busy={pending} onClick={() => void act({ kind, period }).then(tell)}>
            {t('remove')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
