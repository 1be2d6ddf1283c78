import { useCallMutation } from '../../calls/use-call-mutation.ts';
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
  const { mutate, isPending } = useCallMutation('protectionCheckMinutes', {
    invalidatesAlways: ['protection', 'realityCheck', 'protectionHistory'],
    onError: ({ message }) => toast('failed', message),
  });
  const choose = (value: string) =>
    mutate({ minutes: MINUTES.find((each) => String(each) === value) ?? null });
  return (
    <div className="max-w-md">
      <Field label={t('checkEvery')} hint={t('checkText')}>
        {(control) => (
          <Select
            {...control}
            disabled={isPending}
            value={String(check.own ?? 'house')}
            onChoose={choose}
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
