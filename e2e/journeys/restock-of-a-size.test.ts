import { expect } from 'vitest';
import { expectAccessible, screens } from '../support/accessible.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

for (const { language, width } of screens) {
  journey(`a size that is sold out is asked for by itself (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width, still: true });
    const { page, open } = visitor;
    const say = words(language).product;
    await open(`/product/${(await findProduct('khawlani-coffee-beans')).id}`);
    const soldOut = page.locator('[data-options] label[data-unavailable]').first();
    const size = (await soldOut.textContent()) ?? '';
    await soldOut.click();
    const title = say.restockTitleOf.replace('{variant}', `\u2068${size}\u2069`);
    const form = page.locator('form', { hasText: title });
    await expectAccessible(visitor, [width]);
    await form.getByRole('textbox').fill('size@example.com');
    const asked = page.waitForRequest(/\/notify$/);
    await form.getByRole('button', { name: say.restockAction }).click();
    expect(JSON.parse((await asked).postData() ?? '{}')).toMatchObject({ variant_id: expect.any(Number) });
    await page.locator('[role=status]', { hasText: /\S/ }).first().waitFor();
  });
}
