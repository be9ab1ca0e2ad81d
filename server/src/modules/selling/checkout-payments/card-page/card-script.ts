/**
 * The only script beside a card number. It checks what was typed, sends it to the provider, and goes where the buyer's bank asks on. It is
 * plain text, so that the page's policy can name its hash; its values stand in the attributes of the form.
 */
export const cardScript = `'use strict';
const form = document.querySelector('form'), trouble = document.getElementById('trouble'), button = form.querySelector('button');
const value = (key) => form.elements[key].value;
const latin = (text) => text.replace(/[\\u0660-\\u0669\\u06f0-\\u06f9]/g, (digit) => digit.charCodeAt(0) & 15);
const digits = (text) => latin(text).replace(/\\D/g, '');
function isNumber(text) {
  if (!/^\\d{13,19}$/.test(text)) return false;
  let sum = 0;
  [...text].reverse().forEach((digit, index) => { const twice = digit * (index % 2 ? 2 : 1); sum += twice > 9 ? twice - 9 : twice; });
  return sum % 10 === 0;
}
function read() {
  const [month, year] = [digits(value('expiry')).slice(0, 2), digits(value('expiry')).slice(2)];
  return { name: value('name').trim(), number: digits(value('number')), month, year: year.length === 2 ? '20' + year : year, cvc: digits(value('cvc')) };
}
function faults({ name, number, month, year, cvc }) {
  const ends = new Date(Number(year), Number(month), 1);
  return { number: !isNumber(number), expiry: !(Number(month) >= 1 && Number(month) <= 12 && year.length === 4 && ends > new Date()),
    cvc: !/^\\d{3,4}$/.test(cvc), name: name.length < 3 };
}
function show(wrong) {
  for (const key of Object.keys(wrong)) {
    form.elements[key].setAttribute('aria-invalid', wrong[key]);
    document.getElementById(key + '-error').hidden = !wrong[key];
  }
  const first = Object.keys(wrong).find((key) => wrong[key]);
  if (first) form.elements[first].focus();
  return first === undefined;
}
function say(key) { trouble.textContent = key ? form.dataset[key] : ''; }
form.elements.number.addEventListener('input', ({ target }) => {
  if (target.selectionStart === target.value.length) target.value = digits(target.value).replace(/(.{4})(?=.)/g, '$1 ');
});
form.elements.expiry.addEventListener('input', ({ target, inputType }) => {
  if (inputType === 'deleteContentBackward') return;
  const typed = digits(target.value).slice(0, 6);
  target.value = typed.length > 2 ? typed.slice(0, 2) + '/' + typed.slice(2) : typed;
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const typed = read();
  if (!show(faults(typed)) || button.disabled) return;
  say('');
  button.disabled = true;
  const names = JSON.parse(form.dataset.typed), body = new URLSearchParams(JSON.parse(form.dataset.fields));
  for (const key of Object.keys(names)) body.set(names[key], typed[key]);
  try {
    const answer = await fetch(form.dataset.action, { method: 'POST', body, credentials: 'omit', referrerPolicy: 'no-referrer' });
    const told = await answer.json().catch(() => null);
    if (answer.ok) {
      const next = JSON.parse(form.dataset.next).reduce((at, key) => at && at[key], told);
      location.replace(typeof next === 'string' && /^https?:/.test(next) ? next : form.dataset.back);
      return;
    }
    say(answer.status < 500 ? 'refused' : 'failed');
  } catch { say('failed'); }
  button.disabled = false;
});
`;
