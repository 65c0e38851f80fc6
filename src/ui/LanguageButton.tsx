import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Languages } from 'lucide-react';
import { useState } from 'react';
import { i18n, locales } from '#src/i18n/i18n.ts';
import { keepLocale } from '#src/i18n/kept-locale.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The language of this browser, for who has not signed in. */
export const LanguageButton = () => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = locales.find((locale) => locale === i18n.language) ?? 'pt-BR';
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<Languages aria-hidden="true" />}
        aria-label={`${text('shell.entrar.idioma')}: ${text(`shell.idiomas.${current}`)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text(`shell.idiomas.${current}`)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map((locale) => (
          <MenuItem
            key={locale}
            lang={locale}
            role="menuitemradio"
            aria-checked={locale === current}
            selected={locale === current}
            onClick={() => {
              keepLocale(locale);
              setAnchor(null);
            }}
          >
            <ListItemIcon style={{ width: '1.143em' }}>
              {locale === current && <Check aria-hidden="true" />}
            </ListItemIcon>
            {text(`shell.idiomas.${locale}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
