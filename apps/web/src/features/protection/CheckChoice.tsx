import { renew } from '../../calls/queries.ts';
import { useAct } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { toast } from '../../ui/overlays/toasts.ts';

type Check = ValueOf<'protection'>['check'];

const MINUTES = [15, 30, 60] as const;

/** Chooses the interval of the reality check. */
export function CheckChoice({ check }: { readonly check: Check }) {
  const t = useTexts('protection');
  const { act, pending } = useAct('protectionCheckMinutes');
  const choose = async (value: string) => {
    const minutes = MINUTES.find((each) => String(each) === value) ?? null;
    const answer = await act({ minutes });
    if (!answer.ok) toast('failed', answer.refusal.message);
    renew('protection', 'realityCheck', 'protectionHistory');
  };
  return (
    <div className="max-w-md">
      <Field label={t('checkEvery')} hint={t('checkText')}>
        {(control) => (
          <Select
            {...control}
            disabled={pending}
            value={String(check.own ?? 'house')}
            onChoose={(value) => void choose(value)}
            choices={[
              { value: 'house', label: t('asHouse', { count: check.merchant }) },
              ...MINUTES.map((count) => ({
                value: String(count),
                label: t('everyMinutes', { count }),
              })),
            ]}
          />
        )}
      </Field>
    </div>
  );
}
