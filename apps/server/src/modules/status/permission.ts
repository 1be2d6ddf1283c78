import { refusalText, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok, type Language } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { localizeText, siteOf } from '../settings/index.ts';
import { countryName } from './countries.ts';
import { systemStatus } from './system-status.ts';

type Permission = PlayerCalls['permission'];

const CLOSED_TITLE: Readonly<Record<Language, string>> = {
  EN: 'This site is closed',
  CN: '本站已关闭',
  ID: 'Situs ini sudah ditutup',
  TH: 'เว็บไซต์นี้ปิดให้บริการแล้ว',
  VI: 'Trang này đã đóng',
};

/** Whether the caller may enter, and the page to show when not (product.md section 2). */
export async function permission(call: CallOf<Permission>): Promise<Answer<Permission>> {
  const site = await siteOf(call.app, call.merchant);
  const { status, country } = await systemStatus(site, call.address);
  const { status: texts, customerService: service } = site.settings;
  const restricted = status === 2;
  const closed = status === 1 && site.closed;
  return ok({
    status,
    merchantCode: call.merchant.code,
    address: call.address,
    country: country ?? null,
    countryName: country === undefined ? null : countryName(country, call.language),
    ...(closed
      ? {
          title: CLOSED_TITLE[call.language],
          text: refusalText('merchant.closed', call.language),
          endsAt: null,
        }
      : {
          title: restricted ? '' : localizeText(texts.title, call.language),
          text: localizeText(restricted ? site.settings.regions.text : texts.text, call.language),
          endsAt: texts.endsAt === null ? null : instant(texts.endsAt),
        }),
    serverNow: call.now,
    // A URL that is sealed elsewhere is not disclosed here; the page then offers a contact form.
    contactUrl: service.type === '3' ? '' : service.url,
  });
}
