import { useState } from 'react';
import { call, type ClientRefusal } from '../../app/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { serverNow } from '../../ui/clock.ts';
import { dayOf } from '../../ui/day-ranges.ts';
import { enterSession } from './enter-session.ts';
import {
  bornBy,
  fieldFault,
  shownFields,
  type FieldFault,
  type FieldRules,
  type RegisterField,
  type RegisterValues,
} from './field-rules.ts';
import { useCaptcha, type Captcha } from './use-captcha.ts';

type Faults = Partial<Record<RegisterField, FieldFault>>;

interface Beside {
  readonly captcha: string;
  readonly adult: boolean;
}

export interface Register {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | undefined;
  readonly captcha: Captcha | undefined;
  readonly captchaMissing: boolean;
  readonly adultMissing: boolean;
  /** What is wrong with a field: our own finding first, then the server's. */
  readonly errorOf: (name: RegisterField) => string | undefined;
  readonly send: (values: RegisterValues, beside: Beside) => Promise<void>;
}

/** Validates, checks the invitation code if there is one, registers, and goes on logged in. */
export function useRegister(rules: FieldRules, minimumAge: number): Register {
  const t = useTexts('identity');
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [missing, setMissing] = useState<readonly ('captcha' | 'adult')[]>([]);
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const captchaShown = rules['captcha']?.enabled === true || refusal?.value['captcha'] === true;
  const captcha = useCaptcha(captchaShown);
  const send = async (values: RegisterValues, beside: Beside) => {
    const found = findFaults(rules, values, bornBy(dayOf(serverNow()), minimumAge));
    const lacking = [
      ...(captchaShown && beside.captcha.trim() === '' ? (['captcha'] as const) : []),
      ...(beside.adult ? [] : (['adult'] as const)),
    ];
    setFaults(found);
    setMissing(lacking);
    setRefusal(undefined);
    if (Object.keys(found).length > 0 || lacking.length > 0) return;
    setPending(true);
    const answer = await register(
      values,
      captchaShown ? captcha.picture?.captchaId : undefined,
      beside,
    );
    setPending(false);
    if (answer.ok) return enterSession(answer.value);
    setRefusal(answer.refusal);
    if (captchaShown) captcha.refresh();
  };
  const errorOf = (name: RegisterField): string | undefined => {
    const fault = faults[name];
    if (fault === undefined) return refusal?.fields[name];
    if (fault.kind === 'pattern') return t(`pattern.${fault.pattern}`);
    if (fault.kind === 'underage') return t('underage', { age: minimumAge });
    if (fault.kind !== 'length') return t(`fault.${fault.kind}`);
    const { min, max } = fault;
    return min === max ? t('fault.exactLength', { length: min }) : t('fault.length', { min, max });
  };
  return {
    pending,
    refusal,
    captcha: captchaShown ? captcha : undefined,
    captchaMissing: missing.includes('captcha'),
    adultMissing: missing.includes('adult'),
    errorOf,
    send,
  };
}

function findFaults(rules: FieldRules, values: RegisterValues, born: string): Faults {
  const found: Faults = {};
  for (const name of shownFields(rules)) {
    const fault = fieldFault({ name, rule: rules[name], values, bornBy: born });
    if (fault !== undefined) found[name] = fault;
  }
  return found;
}

async function register(values: RegisterValues, captchaId: string | undefined, beside: Beside) {
  const { username = '', password = '', affiliateCode = '', ...rest } = values;
  const code = affiliateCode.trim();
  if (code !== '') {
    const checked = await call('affiliate', { code, domain: location.hostname });
    if (!checked.ok) return checked;
  }
  const given = Object.entries(rest).filter(([, value]) => value !== '');
  return call('register', {
    ...Object.fromEntries(given),
    username: username.trim(),
    password,
    login: true,
    registerMethod: 'WEB',
    registerUrl: location.origin,
    domain: location.hostname,
    ...(code === '' ? {} : { affiliateCode: code }),
    ...(captchaId === undefined ? {} : { captchaId, captcha: beside.captcha.trim() }),
  });
}
