/**
 * Values as a form shows them: an English text that repeats the Arabic one is empty, as it was when it was saved. So it follows the
 * Arabic when that changes. Pairs are `name_ar` and `name_en` of the values, and objects of `ar` and `en` anywhere in them.
 */
export function untranslated<Values extends object>(values: Values): Values {
  const shown = withoutRepeats(values);
  for (const [key, value] of Object.entries(shown)) {
    if (key.endsWith('_en') && isRepeat(value, Reflect.get(shown, key.replace(/_en$/, '_ar'))))
      Reflect.set(shown, key, '');
  }
  return shown;
}

// Rebuilt key by key, so the shape is that of the argument.
function withoutRepeats<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutRepeats) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutRepeats(one)]));
  if (isRepeat(copy['en'], copy['ar'])) copy['en'] = '';
  return copy as Value;
}

const isRepeat = (english: unknown, arabic: unknown) => typeof english === 'string' && english === arabic;
