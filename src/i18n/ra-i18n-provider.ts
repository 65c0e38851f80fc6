import type { I18nProvider } from 'react-admin';
import { getI18nProvider } from 'ra-i18n-i18next';
import { i18n } from './i18n.ts';

/** react-admin reads the same catalogue as everybody. */
export const createRaI18nProvider = async (): Promise<I18nProvider> => {
  const { options } = i18n;
  return getI18nProvider(i18n, { ...options, lng: i18n.language }, [{ locale: 'pt-BR', name: 'Português' }]);
};
