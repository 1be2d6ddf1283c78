import { COMMISSION_CATEGORIES } from '@fairhouse/calls/operator';
import { useText } from '../../../i18n/use-text.ts';

/** The name of a category of a commission; `ALL` are the types without a plan of their own. */
export function useCategoryName(): (category: string) => string {
  const text = useText();
  return (category) => {
    const known = COMMISSION_CATEGORIES.find((each) => each === category);
    if (known === undefined) return category;
    return known === 'ALL' ? text('commission.others') : text(`vendor.gameType.${known}`);
  };
}
