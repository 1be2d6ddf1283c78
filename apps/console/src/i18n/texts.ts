// All texts of the console, gathered from the areas.
import { actTexts } from './acts.ts';
import { doctorTexts } from './doctor.ts';
import { entryTexts } from './entry.ts';
import { factorTexts } from './factors.ts';
import { frameTexts } from './frame.ts';
import { identityTexts } from './identity.ts';
import { lotteryTexts } from './lottery.ts';
import { memberTexts } from './members.ts';
import { merchantTexts } from './merchants.ts';
import { moneyTexts } from './money.ts';
import { numberLimitTexts } from './number-limits.ts';
import { operatorTexts } from './operators.ts';
import { protectionTexts } from './protection.ts';
import { reactAdminTexts } from './react-admin.ts';
import { registerRuleTexts } from './register-rules.ts';
import { reportTexts } from './reports.ts';
import { senderTexts } from './senders.ts';
import { sharedTexts } from './shared-marks.ts';
import { siteTexts } from './site.ts';
import { socialTexts } from './social.ts';

export const TEXTS = {
  ...reactAdminTexts,
  ...frameTexts,
  ...reportTexts,
  ...operatorTexts,
  ...actTexts,
  ...memberTexts,
  ...factorTexts,
  ...moneyTexts,
  ...lotteryTexts,
  ...numberLimitTexts,
  ...siteTexts,
  ...registerRuleTexts,
  ...senderTexts,
  ...identityTexts,
  ...sharedTexts,
  ...socialTexts,
  ...entryTexts,
  ...protectionTexts,
  ...doctorTexts,
  ...merchantTexts,
};

export type TextKey = keyof typeof TEXTS;
