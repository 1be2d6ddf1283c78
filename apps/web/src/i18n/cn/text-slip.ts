export const texts = {
  how: '投注方式',
  pad: '选号盘',
  text: '文字',
  about:
    '输入 号码@金额 或 03=188 26=280：每项为上方所选玩法的一注。同一注的多个号码用点连接：12.34@100。',
  aboutSms:
    '也可按短信写法，金额以千计：39.25.52b5（b 包组，dd 头尾，dau 头，duoi 尾，xc 三更，x2 x3 x4 xq 串号，da 对碰；后加 dao 为全排列）。',
  add: '全部加入投注单',
  read: '已识别的投注',
  leftOut: '未识别',
  total: { other: '{count} 注单，本金 {stake}' },
  tooMany: '一张投注单最多 {most} 注单，请分批加入。',
  'problem.not_read': '无法识别，请写成 号码@金额',
  'problem.bad_amount': '缺少金额或金额无效',
  'problem.other_lottery': '这是其他地区的彩票',
  'problem.one_station': '此处只投注本台，请省略首行',
  'problem.no_stations': '未指明台',
  'problem.no_numbers': '投注前没有号码',
  'problem.unknown_bet': '此词不是玩法',
  'problem.wrong_digits': '号码位数与玩法不符',
  'problem.not_on_these_stations': '此玩法需两台',
  'problem.not_allowed': '这些号码不能这样投注',
} as const;
