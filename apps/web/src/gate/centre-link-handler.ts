import type { MouseEvent } from 'react';
import { openMemberCentre } from './pass-gate.ts';
import { MEMBER_PAGES } from '../urls.ts';

/** A click on an operator's link into the member centre opens the centre over the current page. */
export function centreLinkHandler(link: string | null): (event: MouseEvent) => void {
  return (event) => {
    const mc = new URLSearchParams(link?.split('?')[1] ?? '').get('mc');
    const page = MEMBER_PAGES.find((each) => each === mc);
    if (page === undefined) return;
    event.preventDefault();
    openMemberCentre(page);
  };
}
