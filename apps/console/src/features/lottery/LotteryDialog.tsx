import { Box } from '@mui/material';
import { FormDataConsumer } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { useFieldWords } from '../../records/use-field-words.ts';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { ChecksInput } from '../../ui/forms/ChecksInput.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { partsPerMillion } from '../../ui/format.ts';
import type { Lottery } from './LotteriesPage.tsx';
import {
  AMOUNTS,
  COUNTS,
  isFree,
  isShare,
  MODES,
  currentTerms,
  UNITS,
  type LotteryTerms,
} from './lottery-terms.ts';

interface LotteryDialogProps {
  readonly lottery: Lottery;
  /** False while the list is being refetched. */
  readonly ready: boolean;
  readonly onClose: () => void;
}

/** Edits the terms of sale of a lottery. Draws that are already committed keep their terms. */
export function LotteryDialog({ lottery, ready, onClose }: LotteryDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { code, version } = lottery;
  const current = currentTerms(lottery);
  const words = useFieldWords('act.lotteryEdit');
  const closes = (terms: LotteryTerms) => lottery.enabled && !terms.enabled;
  return (
    <ActForm
      title={`${text('lottery.terms')} · ${lottery.names[useLanguage()]}`}
      start={current}
      danger={closes}
      words={(terms) => (
        <>
          {text(closes(terms) ? 'lottery.offEffect' : 'lottery.effect')}
          <ChangedFields before={current} after={terms} words={words} />
        </>
      )}
      button={text('ra.action.save')}
      ready={ready}
      run={(terms, { reason }) => call('lotteryEdit', { code, version, ...terms, reason })}
      onDone={done}
      onClose={onClose}
    >
      <SwitchInput source="enabled" label={text('channel.on')} />
      <LocalTextInput source="names" label={text('lottery.name')} required />
      {current.mode === undefined ? null : (
        <ChoiceInput
          source="mode"
          label={text('draw.mode')}
          values={MODES}
          nameOf={(each) => text(`drawMode.${each}`)}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {AMOUNTS.map((name) => (
          <AmountInput
            key={name}
            source={name}
            label={text(`lottery.${name}`)}
            {...(isFree(name) ? { helperText: text('lottery.noLimitHelp') } : {})}
          />
        ))}
        {COUNTS.map((name) =>
          isShare(name) ? (
            <FormDataConsumer<LotteryTerms> key={name}>
              {({ formData }) => (
                <CountInput
                  source={name}
                  label={text(`lottery.${name}`)}
                  helperText={text(`lottery.${name}Help`, {
                    percent: partsPerMillion(formData[name]),
                  })}
                />
              )}
            </FormDataConsumer>
          ) : (
            <CountInput key={name} source={name} label={text(`lottery.${name}`)} />
          ),
        )}
      </Box>
      <ChecksInput source="unitModes" values={UNITS} nameOf={(unit) => text(`unit.${unit}`)} />
    </ActForm>
  );
}
