import Button from '@mui/material/Button';
import { i18n, locales } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { keepLocale } from './kept-locale.ts';

/** The language of this browser, for who has not signed in: one button each, since a menu would weigh as much as the page. */
export const LanguageButtons = () => {
  const text = useText();
  return (
    <div role="group" aria-label={text('shell.entrar.idioma')}>
      {locales.map((locale) => (
        <Button
          key={locale}
          size="small"
          variant="text"
          lang={locale}
          aria-pressed={locale === i18n.language}
          onClick={() => keepLocale(locale)}
        >
          {text(`shell.idiomas.${locale}`)}
        </Button>
      ))}
    </div>
  );
};
