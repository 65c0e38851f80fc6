import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';
import { text } from './text.ts';

const subscribe = (listener: () => void): (() => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

/** The texts of the screen; it is painted again when the language changes. */
export const useText = (): typeof text => {
  useSyncExternalStore(subscribe, () => i18n.language);
  return text;
};
