import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { bases } from '#src/theme/bases.ts';
import { criarTema } from '#src/theme/criar-tema.ts';
import { inlineVariables } from '#src/theme/css-variables.ts';
import { guardTheme, type ServerColors } from '#src/theme/theme-guard.ts';
import { classes } from '#src/ui/classes.ts';
import { FaixaPostal } from '#src/ui/FaixaPostal.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Tema.module.css';

const names = ['claro', 'escuro', 'contraste'] as const;

/** How the colours will look, and what is corrected so that everybody can read. */
export const Previa = ({ colours }: { readonly colours: ServerColors }) => {
  const text = useText();
  const [name, setName] = useState<(typeof names)[number]>('claro');
  const { tokens, corrections } = useMemo(() => guardTheme(bases[name], colours), [name, colours]);
  const theme = useMemo(() => criarTema(tokens), [tokens]);
  return (
    <Sheet title={text('tema.previa.titulo')} className={styles.preview}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        aria-label={text('tema.previa.aparencia')}
        onChange={(_, chosen: typeof name | null) => chosen && setName(chosen)}
      >
        {names.map((each) => (
          <ToggleButton key={each} value={each}>
            {text(`shell.aparencia.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <div className={styles.sample} style={inlineVariables(tokens)}>
          <FaixaPostal thick />
          <div className={styles.paper}>
            <h3>{text('tema.previa.cabecalho')}</h3>
            <p className={styles.quiet}>{text('tema.previa.ajuda')}</p>
            <div className={styles.row}>{text('tema.previa.linha')}</div>
            <div className={classes(styles.row, styles.chosen)}>{text('tema.previa.selecionada')}</div>
            <div className={styles.acts}>
              <Button variant="contained" color="primary" tabIndex={-1}>
                {text('tema.previa.botao')}
              </Button>
              <Button tabIndex={-1}>{text('tema.previa.outro')}</Button>
              <span className={styles.link}>{text('tema.previa.ligacao')}</span>
              <span className={styles.secondary}>{text('tema.previa.secundaria')}</span>
            </div>
          </div>
        </div>
      </ThemeProvider>
      <div role="status" className={styles.corrections}>
        {name === 'contraste' && <Note>{text('tema.previa.contraste')}</Note>}
        {name !== 'contraste' && corrections.length === 0 && (
          <Note tone="verde">{text('tema.previa.certo')}</Note>
        )}
        {corrections.map((correction) => (
          <Note key={correction} tone="ambar">
            {text(`tema.previa.correcoes.${correction}`)}
          </Note>
        ))}
      </div>
    </Sheet>
  );
};
