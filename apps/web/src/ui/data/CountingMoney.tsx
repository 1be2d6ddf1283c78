import { useEffect, useRef, useState } from 'react';
import { Money } from './Money.tsx';

interface CountingMoneyProps {
  readonly value: string;
  readonly currency: string;
}

const COLOUR_MS = 900;

/** An amount that flashes green when it increases and red when it decreases. */
export function CountingMoney({ value, currency }: CountingMoneyProps) {
  const before = useRef(value);
  const [change, setChange] = useState<'grew' | 'shrank'>();
  useEffect(() => {
    if (before.current === value) return undefined;
    const grew = isGreater(before.current, value);
    before.current = value;
    setChange(grew ? 'grew' : 'shrank');
    const timer = setTimeout(() => setChange(undefined), COLOUR_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const colour = change === 'grew' ? 'text-won' : change === 'shrank' ? 'text-lost' : '';
  return (
    <Money
      value={value}
      currency={currency}
      className={`transition-colors duration-240 ${colour}`}
    />
  );
}

/** Compares two decimal strings of the calls, which always have four decimals. */
function isGreater(before: string, after: string): boolean {
  return BigInt(after.replace('.', '')) > BigInt(before.replace('.', ''));
}
