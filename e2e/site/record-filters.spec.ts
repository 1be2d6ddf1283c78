// The filters above the records of the member centre: in rows, of one height, from edge to edge of
// a phone.
import { expect, test, type Locator } from '@playwright/test';
import { createNewMember } from '../pages/site/entry.ts';
import { centreUrl } from '../pages/site/routes.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const RECORDS = ['transactionHistory', 'personalHistoryCopy', 'personalProfit'] as const;
const WIDE = 1440;
const PHONE = 390;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

test('the fields of a record’s filters stand in line, on each width', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { dialog } = visitor;
  await startAsMember(visitor, createNewMember());
  // The language with the longest dates and names.
  await page.evaluate(() => localStorage.setItem('hisLang', 'VI'));
  await visitor.open('/');
  const inVietnamese = createVisitor(page, 'VI');
  for (const record of RECORDS) {
    await visitor.moveTo(centreUrl(record));
    const file = inVietnamese.button(inVietnamese.say('ui', 'csv'), dialog());
    await expect(file).toBeVisible();
    for (const width of [WIDE, 768, PHONE]) {
      await page.setViewportSize({ width, height: 900 });
      const controls = await readBoxes(dialog().locator('input[type=date], select'));
      const [presets] = await readBoxes(dialog().locator('[role=tablist]').first());
      const [saves] = await readBoxes(file);
      const named = `${record} at ${width}`;
      expect(controls.length, named).toBeGreaterThanOrEqual(2);
      expect(new Set(controls.map(({ top, bottom }) => bottom - top)).size, named).toBe(1);
      const rows = [...new Set(controls.map(({ top }) => top))];
      const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
      if (width > PHONE) {
        expect(Math.abs(middle(saves as Box) - middle(presets as Box)), named).toBeLessThan(2);
      }
      if (width === WIDE) expect(rows, named).toHaveLength(1);
      else {
        // Each row begins where the ranges do, and ends where the file's button does.
        for (const row of rows) {
          const own = controls.filter(({ top }) => top === row);
          expect(Math.min(...own.map(({ left }) => left)), named).toBe(presets?.left);
          expect(Math.max(...own.map(({ right }) => right)), named).toBe(saves?.right);
        }
      }
    }
  }
});

function readBoxes(locator: Locator): Promise<Box[]> {
  return locator.evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [l, r, t, b] = [left, right, top, bottom].map((edge) => Math.round(edge));
      return { left: l ?? 0, right: r ?? 0, top: t ?? 0, bottom: b ?? 0 };
    }),
  );
}
