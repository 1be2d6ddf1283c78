import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Part, type Downline } from './Part.tsx';

/** Hands quota of the counted groups down, from what the caller has left. */
export function QuotaPart({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  return (
    <Part title={t('quotas')}>
      <p className="text-sm text-ink-2">{t('quotasText')}</p>
      {downline.quotas.map(({ own, theirs }) => (
        <QuotaRow key={own.group} id={downline.id} own={own} theirs={theirs} />
      ))}
    </Part>
  );
}

type Pair = Downline['quotas'][number];

function QuotaRow({ id, own, theirs }: Pair & { readonly id: string }) {
  const t = useTexts('agentTree');
  const [count, setCount] = useState('');
  const { mutate, isPending, error } = useCallMutation('agentQuotaGive', {
    invalidates: ['agentDownline', 'agentOpening'],
    onSuccess: () => {
      setCount('');
      toast('done', t('quotaGiven'));
    },
  });
  const most = own.surplus ?? 0;
  const given = Number(count);
  const isReady = given >= 1 && given <= most;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) mutate({ id, group: own.group, count: given });
      }}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={t('quotaAt', { group: String(own.group), theirs: theirs.surplus ?? 0 })}
            hint={t('quotaMost', { most })}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={6}
                disabled={most === 0}
                value={count}
                onChange={(event) => setCount(event.target.value.replace(/\D/g, ''))}
              />
            )}
          </Field>
        </div>
        <Button type="submit" className="mb-5.5 min-h-11" busy={isPending} disabled={!isReady}>
          {t('give')}
        </Button>
      </div>
      {error !== null && <Notice tone="lost" text={error.message} />}
    </form>
  );
}
