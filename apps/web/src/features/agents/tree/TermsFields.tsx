import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { groupValues, percentOfShare } from './percent-share.ts';
import { typedRates, type TypedTerms } from './typed-terms.ts';

interface TermsFieldsProps {
  /** Groups from, to, and the distance between two. */
  readonly groups: { readonly min: number; readonly max: number; readonly step: number };
  readonly highestRates: Readonly<Record<string, string>>;
  readonly quotas?: readonly Quota[];
  readonly typed: TypedTerms;
  readonly onType: (typed: TypedTerms) => void;
  /** The texts of a refusal by the names of its fields. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
}

interface Quota {
  readonly group: number;
  readonly status: 'unlimited' | 'counted' | 'forbidden';
  readonly surplus: number | null;
}

/** Group and rates of an account: only those that are allowed can be chosen. */
export function TermsFields(props: TermsFieldsProps) {
  const { groups, highestRates, quotas = [], typed, onType, refused = {} } = props;
  const t = useTexts('agentTree');
  const choices = groupsOf(groups).map((group) => {
    const quota = quotas.find((each) => each.group === group);
    const point = t('groupPoint', groupValues(group));
    const isOut = quota !== undefined && quota.status !== 'unlimited' && (quota.surplus ?? 0) <= 0;
    const left = quota?.status === 'counted' ? t('quotaLeft', { count: quota.surplus ?? 0 }) : '';
    const note = isOut ? t('quotaOut') : left;
    const label = note === '' ? point : `${point} · ${note}`;
    return { value: String(group), label, disabled: isOut };
  });
  const faults = typedRates(typed, highestRates).faults;
  return (
    <>
      <Field
        label={t('group')}
        hint={t('groupHint', { min: String(groups.min), max: String(groups.max) })}
        error={refused['group']}
        required
      >
        {(control) => (
          <Select
            {...control}
            choices={choices}
            value={String(typed.group)}
            onChoose={(value) => onType({ ...typed, group: Number(value) })}
          />
        )}
      </Field>
      {Object.entries(highestRates).map(([category, most]) => (
        <Field
          key={category}
          label={t('rateOf', { category: t(`category.${category as 'RNG'}`) })}
          hint={t('rateHint', { max: percentOfShare(most) })}
          error={
            faults.has(category)
              ? t('rateHint', { max: percentOfShare(most) })
              : refused[`rates.${category}`]
          }
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              after={<span className="px-2 text-ink-3">%</span>}
              value={typed.rates[category] ?? ''}
              onChange={(event) =>
                onType({ ...typed, rates: { ...typed.rates, [category]: event.target.value } })
              }
            />
          )}
        </Field>
      ))}
    </>
  );
}

/** The highest first, because that is what is chosen most. */
function groupsOf({ min, max, step }: TermsFieldsProps['groups']): readonly number[] {
  const count = Math.max(0, Math.floor((max - min) / step) + 1);
  return Array.from({ length: count }, (_, at) => max - at * step);
}
