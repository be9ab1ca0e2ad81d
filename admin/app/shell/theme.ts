import { readSetting, writeSetting } from '../session/device.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function chosenTheme(): Theme {
  const kept = readSetting('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Applies the theme chosen on this device, or the system's without a choice. */
export function showTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  writeSetting('theme', theme === 'system' ? null : theme);
  showTheme();
}
