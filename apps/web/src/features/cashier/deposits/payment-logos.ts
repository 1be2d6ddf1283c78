import type { ValueOf } from '../../../calls/calls.ts';
import type { Resource } from '../../../site/site.ts';
import { urls } from '../../../urls.ts';

type Method = ValueOf<'paymentMethods'>[number];

export interface PaymentLogo {
  /** The method's code in lower case, the key of its drawn logo. */
  readonly name: string;
  readonly label: string;
  readonly url: string;
}

/**
 * One logo for each method of the cashier. A `PAYMENT` resource with the method's name supplies its
 * label and link; without one it links to the help.
 */
export function paymentLogos(
  methods: readonly Method[],
  resources: readonly Pick<Resource, 'resourceType' | 'name' | 'label' | 'url'>[],
): PaymentLogo[] {
  return methods.map(({ method, name: called }) => {
    const name = method.toLowerCase();
    const resource = resources.find(
      (each) => each.resourceType === 'PAYMENT' && each.name.toLowerCase() === name,
    );
    const label =
      resource === undefined || resource.label === resource.name ? called : resource.label;
    return { name, label, url: resource?.url || `${urls.help}#payments` };
  });
}
