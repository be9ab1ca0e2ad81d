import { expect } from 'vitest';
import { payment, placeButton } from '../support/checkout-steps.ts';
import { signIn } from '../support/customer.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { mailAbout } from '../support/shop-mail.ts';

const PASSWORD = 'نخلة على ضفة النهر';
const NEW_PASSWORD = 'قهوة عربية في المساء';
/** A phone number that is not in use, unique for each run of the journeys. */
const newPhone = (lead: string) => `${lead}${String(Date.now()).slice(-7)}`;

journey(
  'a guest keeps a wish, registers, proves the mail, buys to a saved address and leaves, in Arabic',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const phone = newPhone('056');
    const email = `customer-${phone}@example.com`;
    const toast = (text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

    await open('/product/9');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: `حفظ ${name} في المفضلة` }).click();
    await open('/account/wishlist');
    await page.waitForURL(/\/login\?redirect=%2Faccount%2Fwishlist$/);
    await page.getByText('منتج واحد ينتظر في قائمتك').waitFor();
    await page.getByRole('link', { name: 'ليس لديك حساب؟ أنشئ حسابًا' }).click();
    await page.getByRole('heading', { level: 1, name: 'إنشاء حساب' }).waitFor();

    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await page.getByText('اكتب اسمك الأول', { exact: true }).waitFor();
    await page.getByLabel('الاسم الأول').fill('هند');
    await page.getByLabel('اسم العائلة').fill('السبيعي');
    await page.getByLabel('رقم الجوال').fill(phone);
    await page.getByLabel(/^البريد الإلكتروني/).fill(email);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
    await page.getByLabel('تأكيد كلمة المرور').fill(PASSWORD);
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await toast('تم إنشاء الحساب بنجاح');
    await page.waitForURL(/\/account\/wishlist$/);
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();

    const mail = await mailAbout('verify-email', email);
    const link = /href="([^"]+\/verify-email\/[\w-]+)"/.exec(mail)?.[1] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'نعم، هذا بريدي' }).click();
    await page.getByRole('link', { name: 'إلى حسابي' }).click();
    await page.getByText('مؤكد', { exact: true }).waitFor();

    await page.getByRole('navigation', { name: 'حسابي' }).getByRole('link', { name: 'عناويني' }).click();
    await page.getByRole('button', { name: 'عنوان جديد' }).click();
    await page.getByLabel('اسم العنوان').fill('البيت');
    await page.getByRole('combobox', { name: 'المدينة' }).fill('الرياض');
    await page
      .getByRole('option', { name: /^الرياض/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: /^الحي/ }).fill('الملقا');
    await page.getByLabel('الشارع').fill('شارع العليا');
    await page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await page.getByText('الافتراضي', { exact: true }).waitFor();

    await open('/product/9');
    await page.getByRole('region', { name: 'شراء سريع' }).getByRole('button', { name: 'أضف إلى السلة' }).click();
    await open('/checkout');
    // The account knows both: neither is asked for.
    await page.getByRole('region', { name: 'عنوان التوصيل' }).getByText('شارع العليا').waitFor();
    await page.getByRole('region', { name: 'بيانات التواصل' }).getByText(/^هند/).waitFor();
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await page.waitForURL(/\/checkout\/success/);

    await open('/orders');
    const order = page.getByRole('main').getByRole('link', { name: /^WH-/ });
    const number = (await order.textContent()) ?? '';
    await order.click();
    await page.getByRole('heading', { level: 1, name: 'تفاصيل الطلب' }).waitFor();
    await page.getByRole('main').getByText(number).first().waitFor();
    await page.getByRole('button', { name: 'اطلبها مرة أخرى' }).click();
    await page.getByRole('dialog', { name: 'سلة التسوق' }).getByText(name).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'نعم، ألغِ الطلب' }).click();
    await toast('تم إلغاء الطلب');

    await open('/account/settings');
    await page.getByRole('button', { name: 'حذف الحساب' }).click();
    visitor.complaints.allow(/422/);
    await page.getByRole('dialog').getByLabel('كلمة المرور الحالية').fill('ليست هي أبدًا');
    await page.getByRole('button', { name: 'نعم، احذف حسابي' }).click();
    await page.getByRole('dialog').getByText('كلمة المرور الحالية غير صحيحة').waitFor();
    await page.getByRole('dialog').getByLabel('كلمة المرور الحالية').fill(PASSWORD);
    await page.getByRole('button', { name: 'نعم، احذف حسابي' }).click();
    await page.waitForURL(/127\.0\.0\.1:\d+\/$/);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  },
);

journey(
  'a forgotten password is replaced by the mail, and ends what was open elsewhere, in English',
  async ({ arrive }) => {
    const phone = newPhone('057');
    const email = `forgetful-${phone}@example.com`;
    const first = await arrive({ language: 'en', width: 1280 });
    await first.open('/register?redirect=/account/settings');
    const { page } = first;
    await page.getByLabel('First name').fill('Omar');
    await page.getByLabel('Last name').fill('Saleh');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByLabel(/^Email address/).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat the password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).dblclick();
    await page.waitForURL(/\/en\/account\/settings$/);
    await page.getByText('This device', { exact: true }).waitFor();
    // Mails that reset a password are sent only to a verified address.
    const welcome = await mailAbout('verify-email', email);
    await page.goto(/href="([^"]+\/en\/verify-email\/[\w-]+)"/.exec(welcome)?.[1] ?? '');
    await page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await page.getByRole('link', { name: 'To my account' }).waitFor();
    await first.open('/account/settings');
    await page.getByText('This device', { exact: true }).waitFor();

    const second = await arrive({ language: 'en', width: 1280 });
    second.complaints.allow(/401/);
    await second.open('/login');
    await second.page.getByLabel('Mobile number or email address').fill(phone);
    await second.page.getByLabel('Password', { exact: true }).fill('not the right one');
    await second.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await second.page.getByRole('alert').filter({ hasText: 'The phone, email or password is not right' }).waitFor();
    await second.page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Both pages have a field of this name.
    await second.page.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor();
    await second.page.getByLabel('Mobile number or email address').fill(email);
    await second.page.getByRole('button', { name: 'Send the link' }).click();
    await second.page.getByText('If we know an account of this name').waitFor();
    const mail = await mailAbout('reset-password', email);
    const resetPage = await second.page.goto(/href="([^"]+\/en\/reset-password\/[\w-]+)"/.exec(mail)?.[1] ?? '');
    expect(resetPage?.headers()['cache-control']).toBe('no-store');
    expect(resetPage?.headers()['referrer-policy']).toBe('no-referrer');
    await second.page.getByLabel('New password').fill(NEW_PASSWORD);
    await second.page.getByLabel('Repeat the password').fill(NEW_PASSWORD);
    await second.page.getByRole('button', { name: 'Save the password' }).click();
    await second.page.waitForURL(/\/en\/login$/);
    await second.page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await second.page.getByLabel('Mobile number or email address').fill(phone);
    await second.page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await second.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await second.page.waitForURL(/\/en\/?$/);

    first.complaints.allow(/401/);
    await page.reload();
    await page.waitForURL(/\/en\/login\?redirect=%2Faccount%2Fsettings$/);

    // A customer who did not make the change finds the undo link in the mail about it.
    const told = await mailAbout('undo-change', email);
    await page.goto(/href="([^"]+\/en\/undo-change\/[\w-]+)"/.exec(told)?.[1] ?? '');
    await page.getByRole('button', { name: 'It was not me, undo the change' }).click();
    await page.getByRole('link', { name: 'New password' }).click();
    await page.waitForURL(/\/en\/reset-password\//);
    await page.getByLabel('New password').waitFor();
    second.complaints.allow(/401/);
    await second.open('/account/settings');
    await second.page.waitForURL(/\/en\/login/);
  },
);

journey('what is typed before the page comes alive is kept', async ({ arrive }) => {
  const { page, context } = await arrive({ language: 'ar', width: 360 });
  const wakeUp = await holdScripts(context);
  await page.goto('/register');
  await page.getByLabel('الاسم الأول').fill('هند');
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  wakeUp();
  await awake(page);
  await page.getByLabel('اسم العائلة').fill('السبيعي');
  expect(await page.getByLabel('الاسم الأول').inputValue()).toBe('هند');
  expect(await page.getByLabel('كلمة المرور', { exact: true }).inputValue()).toBe(PASSWORD);
});

journey('what is pressed before the page comes alive is done when it does', async ({ arrive }) => {
  const { page, context, complaints } = await arrive({ language: 'ar', width: 360 });
  complaints.allow(/422|401/);
  let wakeUp = () => {};
  let isAwaited = Promise.resolve();
  const sleep = () => {
    isAwaited = new Promise((resolve) => {
      wakeUp = resolve;
    });
  };
  await context.route('**/assets/entry.client-*.js', async (route) => {
    await isAwaited;
    await route.continue();
  });
  sleep();
  await page.goto('/login');
  await page.getByLabel('رقم الجوال أو البريد الإلكتروني').fill('0500000009');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('ليست هي أبدًا');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) sent.push(request.postDataJSON());
  });
  // Two impatient presses send one request.
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).dblclick();
  await page.getByLabel('كلمة المرور', { exact: true }).press('Enter');
  wakeUp();
  await page.getByRole('alert').filter({ hasText: 'غير صحيح' }).waitFor();
  expect(page.url()).toMatch(/\/login$/);
  expect(sent).toEqual([expect.objectContaining({ login: '0500000009', password: 'ليست هي أبدًا' })]);

  sleep();
  await page.goto('/product/9');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: `حفظ ${name} في المفضلة` }).click();
  wakeUp();
  await page.getByRole('button', { name: `حفظ ${name} في المفضلة`, pressed: true }).waitFor();
});

journey('mending one field of a refused form leaves the focus where one types', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 1280 });
  const { page, open } = visitor;
  await signIn(visitor);
  await open('/account/addresses');
  await page.getByRole('button', { name: 'عنوان جديد' }).click();
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  const label = page.getByLabel('اسم العنوان');
  await page.locator('#label:focus').waitFor();
  const street = page.getByLabel('الشارع');
  await street.click();
  await page.keyboard.type('شارع العليا');
  expect([await street.inputValue(), await label.inputValue()]).toEqual(['شارع العليا', '']);
});
