import { Box, Button } from '@mui/material';
import { LANGUAGES } from '@fairhouse/values';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { OptionsInput } from '../../ui/forms/OptionsInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { byRule } from './by-rule.ts';

export interface Lottery {
  readonly code: string;
  readonly name: string;
}

const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** All fields of a new merchant, in the order in which a person decides them. */
export function MerchantFields({ lotteries }: { readonly lotteries: readonly Lottery[] }) {
  const text = useText();
  const { setValue } = useFormContext();
  const codes = lotteries.map(({ code }) => code);
  return (
    <>
      <WordInput
        source="code"
        label={text('merchant.code')}
        helperText={text('merchant.codeHelp')}
        validate={byRule('code')}
      />
      <WordInput source="name" label={text('merchant.name')} validate={byRule('name')} />
      <ListInput
        source="hosts"
        label={text('merchant.hosts')}
        helperText={text('merchant.hostsHelp')}
        validate={byRule('hosts')}
      />
      <Pair>
        <WordInput
          source="currency"
          label={text('merchant.currency')}
          helperText={text('merchant.currencyHelp')}
          parse={(typed) => typed.toUpperCase()}
          validate={byRule('currency')}
          slotProps={{ htmlInput: { maxLength: 3 } }}
        />
        <WordInput
          source="cutHour"
          label={text('merchant.cutHour')}
          helperText={text('merchant.cutHourHelp')}
          validate={byRule('cutHour')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        />
      </Pair>
      <OptionsInput
        source="zone"
        label={text('merchant.zone')}
        options={ZONES}
        validate={byRule('zone')}
      />
      <OptionsInput
        source="languages"
        label={text('merchant.languages')}
        options={LANGUAGES}
        nameOf={(language) => LANGUAGE_NAMES[language]}
        multiple
        validate={byRule('languages')}
      />
      <Pair>
        <ChoiceInput
          source="theme"
          label={text('merchant.theme')}
          values={['dark', 'light']}
          nameOf={(each) => text(`merchant.theme.${each}`)}
        />
        <ChoiceInput
          source="minimumAge"
          label={text('merchant.age')}
          values={[18, 21]}
          nameOf={String}
        />
      </Pair>
      <ListInput
        source="dialCodes"
        label={text('dialCodes.countries')}
        helperText={text('dialCodes.countriesHelp')}
        parse={(typed) => typed.toUpperCase()}
        validate={byRule('dialCodes')}
      />
      <OptionsInput
        source="lotteries"
        label={text('merchant.lotteries')}
        options={codes}
        nameOf={(code) => lotteries.find((each) => each.code === code)?.name ?? code}
        multiple
      />
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setValue('lotteries', codes)}>
        {text('merchant.allLotteries')}
      </Button>
      <WordInput
        source="ownerName"
        label={text('merchant.owner')}
        helperText={text('operator.nameHelp')}
        parse={(typed) => typed.toLowerCase()}
        validate={byRule('ownerName')}
      />
      <WordInput
        source="ownerDisplayName"
        label={text('merchant.ownerName')}
        validate={byRule('ownerDisplayName')}
      />
    </>
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}
