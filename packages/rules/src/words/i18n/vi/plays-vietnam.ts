export const texts = {
  'group.Lo': 'Lô',
  'group.De': 'Đề',
  'group.Cang': '3 càng, 4 càng',
  'group.Xien': 'Lô xiên',
  'group.Truot': 'Lô trượt',
  'group.Da': 'Đá',
  'play.Lo#': 'Lô {n} số',
  'rule.Lo#':
    'Chọn số {n} chữ số. Mỗi giải có đuôi là số đó đều trúng, nên một số có thể trúng nhiều nháy. Mỗi số tính tiền theo số lô tham gia.',
  'play.Lo2_1K': 'Lô 2 số 1K',
  'rule.Lo2_1K':
    'Chọn số hai chữ số. Mỗi giải có đuôi là số đó đều trúng. Mỗi số chỉ tính một đơn vị và mỗi nháy trả thấp hơn.',
  'play.LoHead2': 'Lô 2 số đầu',
  'rule.LoHead2':
    'Chọn số hai chữ số. Mỗi giải có hai số đầu là số đó đều trúng. Mỗi số tính tiền theo số lô.',
  'play.LoHead2_1K': 'Lô 2 số đầu 1K',
  'rule.LoHead2_1K':
    'Chọn số hai chữ số. Mỗi giải có hai số đầu là số đó đều trúng. Mỗi số chỉ tính một đơn vị và mỗi nháy trả thấp hơn.',
  'play.Bao#_#': 'Bao lô {n}, {m} số',
  'rule.Bao8_2':
    'Bao lô trên 8 giải: đặc biệt, ba giải sáu và bốn giải bảy. Mỗi giải có đuôi là số của bạn đều trúng; mỗi số tính 8 lô.',
  'rule.Bao8_3':
    'Bao lô trên giải đặc biệt và ba giải sáu. Mỗi giải có đuôi là số ba chữ số của bạn đều trúng; mỗi số tính 4 lô chứ không phải 8: bốn giải còn lại không đủ chữ số.',
  'rule.Bao8_4':
    'Số bốn chữ số của bạn trúng khi giải đặc biệt có đuôi là số đó. Mỗi số tính 1 lô chứ không phải 8: bảy giải còn lại không đủ chữ số.',
  'rule.Bao7_2':
    'Bao lô trên 7 giải: đặc biệt, giải năm, ba giải sáu, giải bảy và giải tám. Mỗi giải có đuôi là số của bạn đều trúng; mỗi số tính 7 lô.',
  'rule.Bao7_3':
    'Bao lô trên giải đặc biệt, giải năm, ba giải sáu và giải bảy. Mỗi giải có đuôi là số ba chữ số của bạn đều trúng; mỗi số tính 6 lô chứ không phải 7: giải tám không đủ chữ số.',
  'rule.Bao7_4':
    'Bao lô trên giải đặc biệt, giải năm và ba giải sáu. Mỗi giải có đuôi là số bốn chữ số của bạn đều trúng; mỗi số tính 5 lô chứ không phải 7: giải bảy và giải tám không đủ chữ số.',
  'play.DeSpecial': 'Đề đặc biệt',
  'rule.DeSpecial': 'Chọn số hai chữ số. Trúng khi hai số cuối giải đặc biệt là số đó.',
  'play.DeFirst': 'Đề giải nhất',
  'rule.DeFirst': 'Chọn số hai chữ số. Trúng khi hai số cuối giải nhất là số đó.',
  'play.DeHead': 'Đề đầu',
  'rule.DeHead':
    'Chọn số hai chữ số, trúng ở giải hai chữ số: bốn giải bảy ở miền Bắc, giải tám ở miền Nam và miền Trung. Mỗi lần trúng đều trả; mỗi số tính tiền theo số giải này.',
  'play.DeHeadTail': 'Đề đầu đuôi',
  'rule.DeHeadTail':
    'Đánh cả đầu lẫn đuôi: mỗi giải trong số đó có đuôi là số của bạn đều trúng. Mỗi số tính tiền theo số giải.',
  'play.DeAny': 'Đề đảo',
  'rule.DeAny':
    'Chọn số hai chữ số. Trúng khi hai số cuối giải đặc biệt là số đó theo thứ tự bất kỳ. Mỗi số tính tiền theo số cách đảo.',
  'play.TensSpecial': 'Đầu đặc biệt',
  'rule.TensSpecial': 'Chọn chữ số. Trúng khi hàng chục của giải đặc biệt là số đó.',
  'play.OnesSpecial': 'Đuôi đặc biệt',
  'rule.OnesSpecial': 'Chọn chữ số. Trúng khi hàng đơn vị của giải đặc biệt là số đó.',
  'play.TensFirst': 'Đầu giải nhất',
  'rule.TensFirst': 'Chọn chữ số. Trúng khi hàng chục của giải nhất là số đó.',
  'play.OnesFirst': 'Đuôi giải nhất',
  'rule.OnesFirst': 'Chọn chữ số. Trúng khi hàng đơn vị của giải nhất là số đó.',
  'play.SpecialBSOE': 'Tài, xỉu, chẵn, lẻ',
  'rule.SpecialBSOE':
    'Theo hai số cuối giải đặc biệt: 50–99 là tài, 00–49 là xỉu; chẵn lẻ theo số cuối. Mỗi lựa chọn đúng đều thắng.',
  'play.SpecialSum': 'Tổng hai số',
  'rule.SpecialSum':
    'Cộng hai số cuối giải đặc biệt. Từ 10 trở lên là tài, từ 8 trở xuống là xỉu, 9 không thuộc bên nào; có thể chọn riêng 0, 9 và 18.',
  'play.Cang3Special': '3 càng đặc biệt',
  'rule.Cang3Special': 'Chọn số ba chữ số. Trúng khi ba số cuối giải đặc biệt là số đó.',
  'play.Cang3Head': '3 càng đầu',
  'rule.Cang3Head':
    'Chọn số ba chữ số, trúng ở giải ba chữ số: ba giải sáu ở miền Bắc, giải bảy ở miền Nam và miền Trung. Mỗi số tính tiền theo số giải.',
  'play.Cang3HeadTail': '3 càng đầu đuôi',
  'rule.Cang3HeadTail':
    'Đánh cả đầu lẫn đuôi với số ba chữ số. Mỗi lần trúng đều trả; mỗi số tính tiền theo số giải.',
  'play.Cang3Any': '3 càng đảo',
  'rule.Cang3Any':
    'Chọn số ba chữ số. Trúng khi ba số cuối giải đặc biệt là số đó theo thứ tự bất kỳ. Mỗi số tính tiền theo số cách đảo.',
  'play.Cang4Special': '4 càng đặc biệt',
  'rule.Cang4Special': 'Chọn số bốn chữ số. Trúng khi bốn số cuối giải đặc biệt là số đó.',
  'play.Xien#': 'Xiên {n}',
  'rule.Xien#':
    'Chọn từ {n} số. Mỗi bộ {n} số cùng về trong hai số cuối các giải thì trúng một lần, không tính số nháy.',
  'play.Xien#_#': 'Xiên {n} ({m} lô)',
  'rule.Xien#_#': 'Như xiên {n}, nhưng mỗi bộ tính {m} lô như một số lô và trả cao hơn tương ứng.',
  'play.XienQuay': 'Xiên quay',
  'rule.XienQuay':
    'Chọn hai đến bốn số. Đánh cùng lúc mọi xiên 2, 3 và 4 ghép được, mỗi xiên một đơn vị và trả riêng.',
  'tier.X#': 'xiên {n}',
  'play.Truot#': 'Trượt {n}',
  'rule.Truot#':
    'Chọn từ {n} số. Mỗi bộ {n} số không số nào về trong hai số cuối của tất cả các giải thì trúng.',
  'play.Da_MinPairs': 'Đá theo cặp',
  'rule.Da_MinPairs':
    'Chọn từ hai số. Mỗi cặp trúng theo số nháy của số về ít hơn, tính trên cả hai đài nếu là đá xiên. Mỗi cặp tính hai lần số lô.',
  'play.Da_RoundBonus': 'Đá theo vòng',
  'rule.Da_RoundBonus':
    'Chọn từ hai số. Vé trúng số vòng bằng số con về trừ một, và thêm nửa giải mỗi lần con về nhiều nhất ra thêm nháy. Mỗi cặp tính hai lần số lô.',
  'tier.ROUND': 'vòng',
  'tier.BONUS': 'thưởng thêm',
  'row.0': 'Số của bạn',
  'row.SpecialBSOE': 'Lựa chọn',
  'row.SpecialSum': 'Lựa chọn',
  'symbol.SpecialSum.0': 'Tổng 0',
  'symbol.SpecialSum.9': 'Tổng 9',
  'symbol.SpecialSum.18': 'Tổng 18',
  'tier.SpecialSum.0': 'tổng 0',
  'tier.SpecialSum.9': 'tổng 9',
  'tier.SpecialSum.18': 'tổng 18',
  'place.0': 'Số thứ 1',
  'place.1': 'Số thứ 2',
  'place.2': 'Số thứ 3',
  'place.3': 'Số thứ 4',
  'place.4': 'Số thứ 5',
  'place.5': 'Số thứ 6',
} as const;
