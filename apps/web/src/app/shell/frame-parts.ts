import type { Frame } from '../routes.ts';

/** The parts of the frame around a page. */
export interface FrameParts {
  readonly header: boolean;
  readonly leftBar: boolean;
  readonly footer: boolean;
  /** The phone's bottom bar with five entries. */
  readonly bottomBar: boolean;
}

const PARTS: Readonly<Record<Frame, FrameParts>> = {
  full: { header: true, leftBar: true, footer: true, bottomBar: true },
  noSideMenu: { header: true, leftBar: false, footer: true, bottomBar: true },
  headerOnly: { header: true, leftBar: false, footer: false, bottomBar: true },
  headerAlone: { header: true, leftBar: false, footer: false, bottomBar: false },
  noFooter: { header: true, leftBar: true, footer: false, bottomBar: true },
  bare: { header: false, leftBar: false, footer: false, bottomBar: false },
};

/** The parts of a route's frame (product.md section 2). */
export function framePartsOf(frame: Frame): FrameParts {
  return PARTS[frame];
}
