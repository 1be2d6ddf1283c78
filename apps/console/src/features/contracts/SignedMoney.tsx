import { Money } from '../../ui/Money.tsx';

/** A difference: green above zero, red below, and a dash where there is none. */
export function SignedMoney({ value }: { readonly value: string }) {
  return /[1-9]/.test(value) ? <Money value={value} signed /> : '–';
}
