import type { AppContext } from '../../../platform/app-context.ts';
import { putCase, type NewCase } from './store/cases.ts';

/**
 * Opens a case for an operator and writes it to the log the first time. It has a transaction of its
 * own and never fails its caller.
 */
export async function openCase(app: AppContext, opened: Omit<NewCase, 'id'>): Promise<void> {
  try {
    const count = await putCase(app.secondaryPool, { ...opened, id: app.newId<'vendor_case'>() });
    const { vendor, kind, subject } = opened;
    if (count === 1n) app.log.error({ vendor, kind, subject }, 'a vendor needs a person');
  } catch (error) {
    app.log.error({ err: error, vendor: opened.vendor, kind: opened.kind }, 'a case was not kept');
  }
}
