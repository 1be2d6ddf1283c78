import type { OperatorCalls } from '@fairhouse/calls/operator';
import { fillText, LANGUAGES, type Id, type Language } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { putInbox } from '../../messages/index.ts';
import { nameOf } from '../lobby/index.ts';
import { vendorsOf } from '../records/index.ts';

const TITLES = {
  EN: 'About your report of {game}',
  CN: '关于您对“{game}”的反馈',
  ID: 'Tentang laporan Anda soal {game}',
  TH: 'เกี่ยวกับปัญหาที่คุณแจ้งใน {game}',
  VI: 'Về báo cáo của bạn trong {game}',
} as const;

/** Answers a player's report in the words of the operator, whatever language its player reads. */
export async function answerReport(
  call: CallOf<OperatorCalls['vendorCaseClose']>,
  report: {
    readonly member: Id<'member'>;
    readonly vendor: string;
    /** The vendor's code of the game. */
    readonly game: string;
    readonly answer: string;
  },
): Promise<void> {
  const { app, merchant, sql } = call;
  const { member, answer } = report;
  const { vendors } = await vendorsOf(app, merchant.id);
  const game = vendors.get(report.vendor)?.games.get(report.game);
  const titleIn = (language: Language) =>
    fillText(TITLES[language], { game: game ? nameOf(game, language) : report.game });
  const titles = Object.fromEntries(LANGUAGES.map((each) => [each, titleIn(each)]));
  const bodies = Object.fromEntries(LANGUAGES.map((each) => [each, answer]));
  await putInbox(sql, app, { merchant, member, titles, bodies });
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
}
