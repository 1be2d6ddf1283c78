import { HeartHandshake } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Input } from '../../ui/forms/Input.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import { limitRequest, LIMIT_PERIODS, type LimitPeriod } from './limit-request.ts';

/** Offers a deposit limit before the first deposit; it can be declined. */
export function FirstLimitPrompt({ currency }: { readonly currency: string }) {
  const query = useCall('protection', {});
  return query.data?.askDepositLimit === true ? <Prompt currency={currency} /> : null;
}

function Prompt({ currency }: { readonly currency: string }) {
  const t = useTexts('protection');
  const [typed, setTyped] = useState('');
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [wrong, setWrong] = useState(false);
  const set = useCallMutation('protectionLimit', {
    invalidates: ['protection'],
    onSuccess: () => toast('done', t('savedNow')),
  });
  const decline = useCallMutation('protectionPromptDecline', { invalidatesAlways: ['protection'] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = limitRequest('deposit', period, typed);
    setWrong(asked === undefined);
    if (asked !== undefined) set.mutate(asked);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mb-5 flex flex-col gap-3 rounded-lg border border-accent-line bg-accent-soft p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <HeartHandshake aria-hidden size={20} className="shrink-0 text-accent-text" />
        {t('promptTitle')}
      </h3>
      <p className="text-sm text-ink-2">{t('promptText')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('amount')} error={wrong ? t('amountWrong') : set.error?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              after={<span className="pr-3 text-sm">{currency}</span>}
            />
          )}
        </Field>
        <Field label={t('periodLabel')}>
          {(control) => (
            <Select
              {...control}
              choices={LIMIT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
              value={period}
              onChoose={setPeriod}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={set.isPending}>
          {t('save')}
        </Button>
        <Button look="ghost" busy={decline.isPending} onClick={() => decline.mutate({})}>
          {t('promptDecline')}
        </Button>
      </div>
    </form>
  );
}
