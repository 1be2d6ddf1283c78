import type { ValueOf } from '../../app/calls.ts';
import type { Resource } from '../settings/site.ts';
import { urls } from '../../urls.ts';

type Method = ValueOf<'paymentMethods'>[number];

export interface PaymentLogo {
  /** The method's word in small letters, by which a drawn logo is found. */
  readonly name: string;
  readonly label: string;
  readonly url: string;
}

/**
 * A logo for each method of the cashier and for nothing else. A `PAYMENT` resource that bears the
 * method's name says what it is called and where it leads; without one it leads to the help.
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
