// What the forms call the fields of a value, for operators who see a change without its form.
/** The texts in which the labels of a form are, by the setting's name or the kind of request. */
const GROUPS: Readonly<Record<string, string>> = {
  'act.agentPermissionsSet': 'agent.permission',
  'act.agentTermsSet': 'agent',
  'act.contractHouseOffer': 'contract',
  'act.lotteryEdit': 'lottery',
  'act.oddsEdit': 'odds',
  'act.channelEdit': 'channel.field',
  'act.contractRulesChange': 'contract.rule',
  'act.vendorCommissionPlan': 'commission',
  'act.vendorConnect': 'vendor',
  'cashier.settings': 'cashier.field',
  agents: 'agentSetting',
  customerService: 'service',
  features: 'feature',
  humanCheck: 'human',
  registerRules: 'register',
};

/** Fields whose forms take the label from another text. */
const OTHER_KEYS: Readonly<Record<string, string>> = {
  'about.body': 'content.body',
  'agentSetting.transfers.max': 'agentSetting.transferMax',
  'agentSetting.transfers.min': 'agentSetting.transferMin',
  'cashier.field.automatic': 'cashier.automatic',
  'cashier.field.bankDetails': 'cashier.transfer',
  'commission.carriesLoss': 'commission.carries',
  'commission.jackpotInGgr': 'commission.jackpots',
  'commission.rate': 'commission.commission',
  'contract.activeMinBet': 'contract.activeFrom',
  'contract.addRatePct': 'contract.streakRate',
  'contract.categories': 'contract.games',
  'contract.period': 'contract.every',
  'contract.periods': 'contract.streakPeriods',
  'contract.sellingDays.minPerDay': 'contract.minPerDay',
  'contract.sellingDays.requiredDays': 'contract.requiredDays',
  'contract.streak': 'contract.streakPeriods',
  'human.scenes.login': 'human.scene.login',
  'human.scenes.register': 'human.scene.register',
  'human.scenes.sms': 'human.scene.sms',
  'languages.supported': 'setting.languages',
  'lottery.enabled': 'channel.on',
  'lottery.mode': 'draw.mode',
  'lottery.names': 'lottery.name',
  'passwordRules.forceChangeWhenExpired': 'passwordRules.force',
  'regions.text': 'content.body',
  'register.enabled': 'register.asked',
  'register.patternId': 'register.pattern',
  'senders.bodyTemplate': 'senders.body',
  'senders.kind': 'senders.by',
  'senders.mail': 'outbox.mail',
  'senders.sms': 'outbox.sms',
  'senders.successMark': 'senders.mark',
  'social.enabled': 'channel.on',
};

/** The group of texts that the fields of a form have. */
export const formGroup = (form: string): string => GROUPS[form] ?? form;

/**
 * The label of a changed field, as its form has it. A field inside of a value has the labels of
 * both; a part that no form names keeps its own name. `form` is a setting's name, or a kind of
 * request; `find` finds a text by its key.
 */
export function fieldLabel(
  form: string,
  path: string,
  find: (key: string) => string | undefined,
): string {
  const group = formGroup(form);
  const labelOf = (part: string) => {
    const key = `${group}.${part}`;
    return (
      find(OTHER_KEYS[key] ?? key) ??
      find(`${group}.color.${part}`) ??
      find(`contract.category.${part}`)
    );
  };
  const joined = path.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());
  const parts = path.split('.');
  return labelOf(path) ?? labelOf(joined) ?? parts.map((part) => labelOf(part) ?? part).join(': ');
}
