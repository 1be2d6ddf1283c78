// The message of free rounds in a member's inbox, in every language.
import {
  amount,
  fillText,
  formatAmount,
  LANGUAGES,
  writeMinute,
  type Language,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putInbox, writeMoney } from '../../messages/index.ts';
import { nameOf } from '../lobby/index.ts';
import { vendorsOf } from '../records/index.ts';
import type { DueGrantRow } from './store.ts';

const TITLES: Readonly<Record<Language, string>> = {
  EN: '{count} free rounds on {game}',
  CN: '{game} 免费局 {count} 局',
  ID: '{count} putaran gratis di {game}',
  TH: 'รอบฟรี {count} รอบใน {game}',
  VI: '{count} lượt miễn phí ở {game}',
};

const BODIES: Readonly<Record<Language, string>> = {
  EN: 'You have {count} free rounds on {game}, each of {value}, until {end}. Open the game and accept them: no stake is taken. {terms}',
  CN: '您获得 {game} 免费局 {count} 局，每局 {value}，有效期至 {end}。打开游戏并领取即可，不扣注额。{terms}',
  ID: 'Anda mendapat {count} putaran gratis di {game}, masing-masing {value}, sampai {end}. Buka game dan terima: taruhan tidak dipotong. {terms}',
  TH: 'คุณได้รับรอบฟรี {count} รอบใน {game} รอบละ {value} ถึง {end} เปิดเกมแล้วกดรับได้เลย ไม่หักเงินเดิมพัน {terms}',
  VI: 'Bạn có {count} lượt miễn phí ở {game}, mỗi lượt {value}, đến {end}. Mở trò chơi và nhận: không trừ tiền cược. {terms}',
};

const TERMS: Readonly<Record<Language, string>> = {
  EN: 'What they win is yours, and must be staked {rollover} times before it can be withdrawn.',
  CN: '赢得的金额归您所有，提款前须完成 {rollover} 倍投注。',
  ID: 'Kemenangannya milik Anda dan harus dipertaruhkan {rollover} kali sebelum dapat ditarik.',
  TH: 'เงินที่ชนะเป็นของคุณ และต้องเดิมพันให้ครบ {rollover} เท่าก่อนถอน',
  VI: 'Tiền thắng là của bạn và phải cược đủ {rollover} lần trước khi rút.',
};

const NO_TERMS: Readonly<Record<Language, string>> = {
  EN: 'What they win is yours at once.',
  CN: '赢得的金额立即归您所有。',
  ID: 'Kemenangannya langsung menjadi milik Anda.',
  TH: 'เงินที่ชนะเป็นของคุณทันที',
  VI: 'Tiền thắng là của bạn ngay lập tức.',
};

/** Writes it in the transaction in which the vendor's answer is stored. */
export async function notifyMember({
  app,
  sql,
  merchant,
  grant,
}: {
  readonly app: AppContext;
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly grant: DueGrantRow & { readonly rollover: number };
}): Promise<void> {
  const game = (await vendorsOf(app, merchant.id)).games.get(grant.node_id);
  const fill = (texts: Readonly<Record<Language, string>>) =>
    Object.fromEntries(
      LANGUAGES.map((language) => {
        const terms = grant.rollover === 0 ? NO_TERMS : TERMS;
        const values = {
          count: String(grant.count),
          game: game === undefined ? grant.game_code : nameOf(game, language),
          value: writeMoney(formatAmount(amount(grant.value)), merchant.currency, language),
          end: writeMinute(grant.expires_at.getTime(), merchant.zone, language),
          terms: fillText(terms[language], { rollover: String(grant.rollover) }),
        };
        return [language, fillText(texts[language], values)];
      }),
    );
  const message = { merchant, member: grant.member_id, titles: fill(TITLES), bodies: fill(BODIES) };
  await putInbox(sql, app, message);
}
