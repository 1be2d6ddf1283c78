import { Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import type { TierDraft } from './offer-terms.ts';

interface TierFieldsProps {
  readonly drafts: readonly TierDraft[];
  readonly isSplit: boolean;
  /** The kind knows the team's loss. */
  readonly hasLoss: boolean;
  readonly maxTiers: number;
  readonly onChange: (drafts: TierDraft[]) => void;
}

/** The tiers of an offer, each with its thresholds and rates. */
export function TierFields(props: TierFieldsProps) {
  const { drafts, isSplit, hasLoss, maxTiers, onChange } = props;
  const t = useTexts('agentContracts');
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(drafts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const fields: readonly (readonly [keyof TierDraft, string])[] = [
    ['minTurnover', t('minTurnover')],
    ...(hasLoss ? ([['minLoss', t('minLoss')]] as const) : []),
    ['minActive', t('minActive')],
    ['rate', isSplit ? t('winRatePct') : t('ratePct')],
    ...(isSplit ? ([['lossRate', t('lossRatePct')]] as const) : []),
  ];
  const last = drafts.at(-1);
  return (
    <div className="flex flex-col gap-3">
      {drafts.map((draft, at) => (
        <fieldset key={at} className="rounded-md border border-line p-3">
          <legend className="px-1 text-sm font-semibold">{t('tier', { level: at + 1 })}</legend>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {fields.map(([name, label]) => (
              <Field key={name} label={label}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={draft[name]}
                    onChange={({ target }) =>
                      change(at, { [name]: target.value.replaceAll(/[^\d.]/g, '') })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          {drafts.length > 1 && (
            <IconButton
              label={t('removeTier')}
              className="mt-2"
              onClick={() => onChange(drafts.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          )}
        </fieldset>
      ))}
      {drafts.length < maxTiers && last !== undefined && (
        <Button
          look="outline"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => onChange([...drafts, last])}
        >
          {t('addTier')}
        </Button>
      )}
    </div>
  );
}
