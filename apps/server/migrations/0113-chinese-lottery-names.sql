-- Lotteries of other countries, which were named in English on Chinese pages, get the Chinese names
-- of the catalogue, unless an operator has named them.
update lottery.lottery
   set names = names || jsonb_build_object('CN', chinese)
  from (values
    ('NIKKEI_AM', '日经早盘'), ('NIKKEI_PM', '日经午盘'),
    ('HSI_AM', '恒生早盘'), ('HSI_PM', '恒生午盘'),
    ('SSE_AM', '上证早盘'), ('SSE_PM', '上证午盘'),
    ('TWSE', '台湾股市'), ('KOSPI', '韩国股市'), ('STI', '新加坡股市'),
    ('SET_PM', '泰国股市'), ('BSE', '印度股市'), ('FTSE', '伦敦股市'),
    ('HKP', '香港彩池'), ('SGP', '新加坡彩池'), ('SDY', '悉尼彩池'), ('MACAU4D', '澳门多多4D'),
    ('MAGNUM', '万能4D'), ('TOTO', '多多4D'), ('DAMACAI', '大马彩4D'), ('SG4D', '新加坡4D'),
    ('TL2D', '菲彩2D'), ('TL2D37', '菲彩小镇2D 37'), ('TL3D', '菲彩3D'), ('TL4D', '菲彩4D'),
    ('TL6D', '菲彩6D'), ('TL642', '菲彩6/42'), ('TL645', '菲彩6/45'), ('TL649', '菲彩6/49'),
    ('TL655', '菲彩6/55'), ('TL658', '菲彩6/58')
  ) as named (lottery, chinese)
 where code = lottery and names ->> 'CN' = names ->> 'EN';
