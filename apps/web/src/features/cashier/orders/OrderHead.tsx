import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/forms/Button.tsx';
import { Money } from '../../../ui/data/Money.tsx';

interface OrderHeadProps {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly badge: ReactNode;
  readonly backLabel: string;
  readonly onBack: () => void;
}

/** The head of an order: back link, number, amount and state. */
export function OrderHead(props: OrderHeadProps) {
  return (
    <div className="mb-6">
      <Button
        look="ghost"
        size="sm"
        className="-ml-3"
        icon={<ChevronLeft aria-hidden size={16} />}
        onClick={props.onBack}
      >
        {props.backLabel}
      </Button>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Money value={props.amount} currency={props.currency} className="text-3xl font-semibold" />
        {props.badge}
        <span className="figures text-sm text-ink-3">{props.number}</span>
      </div>
    </div>
  );
}
