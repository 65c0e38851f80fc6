import { useStore, type Source } from '#src/store/store.ts';
import { i18n } from './i18n.ts';
import { text } from './text.ts';

const language: Source<string> = {
  get: () => i18n.language,
  subscribe: (listener) => {
    i18n.on('languageChanged', listener);
    return () => i18n.off('languageChanged', listener);
  },
};

/** The texts of the screen; it is painted again when the language changes. */
export const useText = (): typeof text => {
  useStore(language);
  return text;
};
