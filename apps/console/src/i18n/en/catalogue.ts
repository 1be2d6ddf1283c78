// All texts of the console in English, gathered from the areas.
import { texts as acts } from './acts.ts';
import { texts as agents } from './agents.ts';
import { texts as contracts } from './contracts.ts';
import { texts as alerts } from './alerts.ts';
import { texts as doctor } from './doctor.ts';
import { texts as entry } from './entry.ts';
import { texts as exposure } from './exposure.ts';
import { texts as factors } from './factors.ts';
import { texts as frame } from './frame.ts';
import { texts as identity } from './identity.ts';
import { texts as lottery } from './lottery.ts';
import { texts as memberCase } from './member-case.ts';
import { texts as members } from './members.ts';
import { texts as merchants } from './merchants.ts';
import { texts as money } from './money.ts';
import { texts as numberLimits } from './number-limits.ts';
import { texts as offers } from './offers.ts';
import { texts as operators } from './operators.ts';
import { texts as protection } from './protection.ts';
import { texts as reactAdmin } from './react-admin.ts';
import { texts as registerRules } from './register-rules.ts';
import { texts as reports } from './reports.ts';
import { texts as senders } from './senders.ts';
import { texts as sharedMarks } from './shared-marks.ts';
import { texts as site } from './site.ts';
import { texts as social } from './social.ts';
import { texts as games } from './games.ts';
import { texts as vendorLab } from './vendor-lab.ts';
import { texts as vendors } from './vendors.ts';

export const catalogue = {
  ...reactAdmin,
  ...frame,
  ...reports,
  ...offers,
  ...operators,
  ...acts,
  ...members,
  ...memberCase,
  ...factors,
  ...money,
  ...lottery,
  ...numberLimits,
  ...exposure,
  ...site,
  ...vendors,
  ...vendorLab,
  ...games,
  ...registerRules,
  ...senders,
  ...identity,
  ...sharedMarks,
  ...social,
  ...entry,
  ...protection,
  ...doctor,
  ...merchants,
  ...alerts,
  ...agents,
  ...contracts,
};
