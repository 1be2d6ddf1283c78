export const texts = {
  counting: 'Đang tính…',
  oneIn: '1 trên {count}',
  edgeOf: 'nhà cái lợi {percent}',
  notCounted: 'Chưa rõ cơ hội',
  net: 'Lãi lỗ',
  title: 'Cược này có thể mong đợi gì',
  chance: 'Cơ hội trúng',
  chanceValue: '1 trên {count} ({percent})',
  unknown: 'không tính được ở đây',
  back: 'Trung bình nhận lại',
  backValue: '{back} trên {stake}',
  edge: 'Lợi thế nhà cái',
  wonOf: 'Trong 100 lần cược như vậy, khoảng {count} lần trúng.',
  wonRarely: 'Cược như vậy trúng khoảng một lần trong {count} lần.',
  aheadLess:
    'Có khi trúng mà tiền thưởng ít hơn tổng tiền cược: chỉ {percent} số kỳ nhận nhiều hơn.',
  costOf: '100 lần cược như vậy đặt {stake}. Nhận lại khoảng {back}, tức là mất {cost}.',
  gainOf: '100 lần cược như vậy đặt {stake}. Nhận lại khoảng {back}, nhiều hơn {cost}.',
  assumes:
    'Chính xác khi mọi kết quả có cơ hội như nhau: kỳ quay của chúng tôi chứng minh được, kỳ quay bên ngoài được giả định như vậy. Chơi ít lần thì khác xa mức trung bình.',
  assumesUnknown: 'Không tính được các số này trúng cùng nhau bao nhiêu lần, nên không nêu cơ hội.',
  chaseTitle: 'Kế hoạch như vậy kết thúc thế nào',
  chaseUnknown: 'Không tính được các cược này trúng cùng nhau bao nhiêu lần, nên không có số liệu.',
  chaseHundred:
    'Chơi 100 lần, kế hoạch như vậy mất trắng khoảng {count} lần và trung bình mỗi lần mất {amount}.',
  chaseHundredGain:
    'Chơi 100 lần, kế hoạch như vậy mất trắng khoảng {count} lần và trung bình mỗi lần được {amount}.',
  chaseRarely:
    'Chơi 100 lần, kế hoạch như vậy hầu như không mất trắng, và trung bình mỗi lần mất {amount}.',
  chaseRarelyGain:
    'Chơi 100 lần, kế hoạch như vậy hầu như không mất trắng, và trung bình mỗi lần được {amount}.',
  chaseWon: 'Có kỳ trúng',
  chaseRuined: 'Mất trắng: cả {count} kỳ đều trượt',
  chaseMean: 'Kết quả trung bình',
  chaseWorst: 'Kết quả xấu nhất',
  chaseStaked: 'Tiền cược trung bình',
  chaseChart: 'Các kết quả của kế hoạch theo tần suất',
  chaseResult: 'Kết quả',
  chaseStep: 'Trong biểu đồ, kết quả được làm tròn đến {amount}.',
} as const;
