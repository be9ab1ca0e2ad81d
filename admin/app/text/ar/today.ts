export default {
  firstSteps: 'خطوات متجرك الأولى',
  stepsDone: '{done} من {all}',
  putAway: 'إخفاء',
  stepDone: ' (تمت)',
  step_store: 'عرّف بمتجرك',
  stepText_store: 'اسمه وأرقام التواصل والرقم الضريبي: تظهر في المتجر وعلى الفواتير.',
  step_payments: 'اختر طرق الدفع',
  stepText_payments: 'الدفع عند الاستلام برسومه، وحسابك لمن يحوّل.',
  step_delivery: 'حدّد التوصيل وأسعاره',
  stepText_delivery: 'إلى أين ترسل، وبكم، وفي كم يوم.',
  step_category: 'أضف أول قسم',
  stepText_category: 'يجد به المتسوق ما يريد، ويحمله كل منتج.',
  step_product: 'انشر أول منتج',
  stepText_product: 'اسم وسعر وصورة وكمية، ثم انشره.',
  step_page: 'اكتب سياساتك',
  stepText_page: 'الشحن والإرجاع والخصوصية: يقرؤها من يفكر في الشراء.',
  step_logo: 'أضف شعارك',
  stepText_logo: 'يظهر أعلى كل صفحة.',
  step_cards: 'فعّل الدفع بالبطاقة',
  stepText_cards: 'مفاتيح مزود الدفع: مدى وفيزا وApple Pay.',
  step_domain: 'اربط نطاقك',
  stepText_domain: 'عنوان يحمل اسم متجرك، يحفظه الناس ويثقون به.',
  step_staff: 'أضف فريقك',
  stepText_staff: 'لكل شخص حساب وصلاحيات على قدر عمله.',
  step_opening: 'افتح المتجر',
  stepText_opening: 'متجرك مغلق أمام الزوار حتى تفتحه.',
  stepMinutes:
    '{minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  stepOptional: 'اختياري',
  step_order: 'جرّب طلبًا',
  stepText_order: 'افتح متجرك واشترِ كما يشتري زائر، ثم جهّز الطلب من هنا.',
  sms_near: 'الرسائل النصية تقترب من حدها',
  sms_spent: 'بلغت الرسائل النصية حدها وتوقفت',
  sms_off: 'الرسائل النصية متوقفة',
  smsSent: 'أُرسل في الساعة {hour} من {hourMost}، وفي اليوم {day} من {dayMost}.',
  smsSettings: 'حدود الرسائل',
  backupProved: 'آخر نسخة احتياطية مُثبتة:',
  backupLate: 'لا نسخة احتياطية مُثبتة منذ يومين',
  backupNever: 'لم تُثبت أي نسخة احتياطية بعد',
  backupLateText: 'لو تعطل القرص الآن ضاع ما بعدها. أخبر من يدير الخادم بالسبب.',
  waits: 'ما ينتظرك',
  oldest: 'الأقدم {age}',
  nothingWaits: 'لا شيء ينتظر أحدًا الآن.',
  ownParcel:
    '{count, plural, zero {لا إضافات تُشحن وحدها} one {إضافة دُفعت بعد شحن طلبها} two {إضافتان دُفعتا بعد شحن طلبيهما} few {# إضافات دُفعت بعد شحن طلباتها} many {# إضافة دُفعت بعد شحن طلباتها} other {# إضافة دُفعت بعد شحن طلباتها}}',
  toPack:
    '{count, plural, zero {لا طلبات للتجهيز} one {طلب واحد للتجهيز} two {طلبان للتجهيز} few {# طلبات للتجهيز} many {# طلبًا للتجهيز} other {# طلب للتجهيز}}',
  toShip:
    '{count, plural, zero {لا طلبات للشحن} one {طلب واحد للشحن} two {طلبان للشحن} few {# طلبات للشحن} many {# طلبًا للشحن} other {# طلب للشحن}}',
  receipts:
    '{count, plural, zero {لا إيصالات تحويل} one {إيصال تحويل واحد} two {إيصالا تحويل} few {# إيصالات تحويل} many {# إيصال تحويل} other {# إيصال تحويل}}',
  returns:
    '{count, plural, zero {لا طلبات إرجاع} one {طلب إرجاع واحد} two {طلبا إرجاع} few {# طلبات إرجاع} many {# طلب إرجاع} other {# طلب إرجاع}}',
  approvals:
    '{count, plural, zero {لا مبالغ تنتظر الموافقة} one {مبلغ واحد ينتظر الموافقة} two {مبلغان ينتظران الموافقة} few {# مبالغ تنتظر الموافقة} many {# مبلغًا ينتظر الموافقة} other {# مبلغ ينتظر الموافقة}}',
  moneyAlerts:
    '{count, plural, zero {لا تنبيهات مبالغ} one {تنبيه مبالغ واحد} two {تنبيها مبالغ} few {# تنبيهات مبالغ} many {# تنبيه مبالغ} other {# تنبيه مبالغ}}',
  messages:
    '{count, plural, zero {لا رسائل من العملاء} one {رسالة واحدة من العملاء} two {رسالتان من العملاء} few {# رسائل من العملاء} many {# رسالة من العملاء} other {# رسالة من العملاء}}',
  stockCounts:
    '{count, plural, zero {لا جرد ينتظر الاعتماد} one {جرد واحد ينتظر الاعتماد} two {جردان ينتظران الاعتماد} few {# جرود تنتظر الاعتماد} many {# جردًا ينتظر الاعتماد} other {# جرد ينتظر الاعتماد}}',
  lowStock:
    '{count, plural, zero {لا أصناف أوشكت أن تنفد} one {صنف واحد أوشك أن ينفد} two {صنفان أوشكا أن ينفدا} few {# أصناف أوشكت أن تنفد} many {# صنفًا أوشك أن ينفد} other {# صنف أوشك أن ينفد}}',
  reviews:
    '{count, plural, zero {لا تقييمات تنتظر النشر} one {تقييم واحد ينتظر النشر} two {تقييمان ينتظران النشر} few {# تقييمات تنتظر النشر} many {# تقييمًا ينتظر النشر} other {# تقييم ينتظر النشر}}',
  questions:
    '{count, plural, zero {لا أسئلة عن المنتجات} one {سؤال واحد عن المنتجات} two {سؤالان عن المنتجات} few {# أسئلة عن المنتجات} many {# سؤالًا عن المنتجات} other {# سؤال عن المنتجات}}',
  joinRequests:
    '{count, plural, zero {لا طلبات انضمام} one {طلب انضمام واحد} two {طلبا انضمام} few {# طلبات انضمام} many {# طلب انضمام} other {# طلب انضمام}}',
  queue:
    '{count, plural, zero {لا منشورات ولا تعليقات للإشراف} one {منشور أو تعليق واحد للإشراف} two {منشوران أو تعليقان للإشراف} few {# منشورات وتعليقات للإشراف} many {# منشورًا وتعليقًا للإشراف} other {# منشور وتعليق للإشراف}}',
  reported:
    '{count, plural, zero {لا أعضاء أُبلغ عنهم} one {عضو واحد أُبلغ عنه} two {عضوان أُبلغ عنهما} few {# أعضاء أُبلغ عنهم} many {# عضوًا أُبلغ عنهم} other {# عضو أُبلغ عنهم}}',
  applications:
    '{count, plural, zero {لا طلبات تسويق} one {طلب تسويق واحد} two {طلبا تسويق} few {# طلبات تسويق} many {# طلب تسويق} other {# طلب تسويق}}',
  withdrawals:
    '{count, plural, zero {لا سحوبات للموافقة} one {سحب واحد للموافقة} two {سحبان للموافقة} few {# سحوبات للموافقة} many {# سحبًا للموافقة} other {# سحب للموافقة}}',
  toPay:
    '{count, plural, zero {لا سحوبات للدفع} one {سحب واحد للدفع} two {سحبان للدفع} few {# سحوبات للدفع} many {# سحبًا للدفع} other {# سحب للدفع}}',
  sales: 'المبيعات',
  period_day: 'اليوم',
  period_week: '7 أيام',
  period_month: '30 يومًا',
  sold: 'المبيعات',
  paidBack: 'أُعيد منها إلى المشترين:',
  orders: 'الطلبات',
  average: 'متوسط الطلب',
  conversion: 'من السلة إلى الطلب',
  carts:
    '{count, plural, zero {لم يفتح أحد سلة} one {متسوق واحد فتح سلته} two {متسوقان فتحا سلتيهما} few {# متسوقين فتحوا سلالهم} many {# متسوقًا فتحوا سلالهم} other {# متسوق فتحوا سلالهم}}',
  nothingBefore: 'لا شيء قبلها للمقارنة',
  asBefore: 'كما كان قبلها',
  moreThanBefore: '↑ {percent}% مقارنة بما قبلها',
  lessThanBefore: '↓ {percent}% مقارنة بما قبلها',
  byDay: 'المبيعات اليومية',
  chart: 'المبيعات اليومية',
  asTable: 'اعرضها جدولًا',
  day: 'اليوم',
  best: 'الأكثر مبيعًا',
  pieces: '{count, plural, zero {لا قطع} one {قطعة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
  nothingSold: 'لم يُبع شيء في هذه المدة',
  nothingSoldText: 'تظهر هنا المنتجات التي جلبت أكثر حين تأتي الطلبات.',
} as const;
