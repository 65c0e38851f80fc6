import { i18n, locales, type Locale } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { chooseAppearance, densities, themeChoices, useAppearance } from '#src/theme/appearance.ts';
import { FontSizeButtons } from '#src/ui/FontSizeButtons.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';
import { Choices } from './Choices.tsx';
import { Kept } from './Kept.tsx';

/** Colours, text, rows and language. */
export const Aparencia = () => {
  const text = useText();
  const { tema, densidade } = useAppearance();
  const { fontSizeDefault } = useInstitution();
  // its texts may still be on their way
  const { idioma } = useSignedIn().userConfig.preferencias;
  return (
    <Sheet title={text('preferencias.secoes.aparencia')} side={<Kept />}>
      <div className={styles.fields}>
        <Choices
          label={text('preferencias.aparencia.cores')}
          help={text('preferencias.aparencia.coresAjuda')}
          options={themeChoices.map((value) => ({ value, label: text(`shell.aparencia.${value}`) }))}
          value={tema}
          onChange={(chosen) => chooseAppearance({ tema: chosen })}
        />
        <div role="group" aria-labelledby="tamanho-do-texto" className={styles.choices}>
          <span id="tamanho-do-texto" className={styles.label}>
            {text('preferencias.aparencia.texto')}
          </span>
          <div className={styles.size}>
            <FontSizeButtons fallback={fontSizeDefault} showSize />
            <span className="cut">{text('preferencias.aparencia.exemplo')}</span>
          </div>
          <p className={styles.help}>{text('preferencias.aparencia.textoAjuda')}</p>
        </div>
        <Choices
          label={text('preferencias.aparencia.linhas')}
          help={text('preferencias.aparencia.linhasAjuda')}
          options={densities.map((value) => ({ value, label: text(`shell.aparencia.${value}`) }))}
          value={densidade}
          onChange={(chosen) => chooseAppearance({ densidade: chosen })}
        />
        <Choices<Locale>
          label={text('preferencias.aparencia.idioma')}
          help={text('preferencias.aparencia.idiomaAjuda')}
          options={locales.map((value) => ({
            value,
            label: text(`shell.idiomas.${value}`),
            lang: value,
          }))}
          value={idioma ?? (i18n.language as Locale)}
          onChange={(chosen) => choosePreferences({ idioma: chosen })}
        />
      </div>
    </Sheet>
  );
};
