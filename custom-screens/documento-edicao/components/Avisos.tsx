import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { formatDay, formatTime } from '#src/i18n/dates.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import type { CopiaLocal } from '../local-copy.ts';
import type { SaveState } from '../save-state.ts';
import styles from './Edicao.module.css';

const CompararCopia = later(async () => {
  const [module] = await Promise.all([import('./CompararCopia.tsx'), loadTexts('consulta')]);
  return module.CompararCopia;
});

interface AvisosProps {
  /** The text as it is on the screen. */
  readonly corpo: () => CorpoDoc;
  readonly copia: CopiaLocal | undefined;
  readonly versao: number;
  readonly state: SaveState;
  /** The draft only tests a version of its model. */
  readonly teste: boolean;
  readonly onRecover: (copia: CopiaLocal) => void;
  readonly onDiscard: () => void;
  readonly onReload: () => void;
}

/** What was written before and never arrived; what changed elsewhere. */
export const Avisos = ({
  corpo,
  copia,
  versao,
  state,
  teste,
  onRecover,
  onDiscard,
  onReload,
}: AvisosProps) => {
  const text = useText();
  const [comparing, setComparing] = useState(false);
  const overtaken = copia !== undefined && (copia.conflito || copia.versao < versao);
  const stopped = state.tipo === 'conflito' || state.tipo === 'impedido';
  return (
    <>
      {teste && (
        <Alert severity="info" className={styles.notice}>
          {text('editor.teste')}
        </Alert>
      )}
      {stopped && (
        <Alert
          severity="warning"
          role="alert"
          className={styles.notice}
          action={
            <Button size="small" onClick={onReload}>
              {text('editor.conflito.recarregar')}
            </Button>
          }
        >
          <strong>
            {text(state.tipo === 'conflito' ? 'editor.conflito.titulo' : 'editor.conflito.tituloImpedido')}
            .{' '}
          </strong>
          {text('editor.conflito.texto', { motivo: state.motivo })}
        </Alert>
      )}
      {copia && !stopped && (
        <Alert
          severity="info"
          role="status"
          className={styles.notice}
          action={
            <>
              <Button size="small" onClick={() => (overtaken ? setComparing(true) : onRecover(copia))}>
                {text('editor.recuperar.recuperar')}
              </Button>
              <Button size="small" variant="text" onClick={onDiscard}>
                {text('editor.recuperar.descartar')}
              </Button>
            </>
          }
        >
          {text('editor.recuperar.achado', {
            dia: formatDay(copia.momento),
            hora: formatTime(copia.momento),
          })}
          {overtaken && ` ${text('editor.recuperar.baseMudou')}`}
        </Alert>
      )}
      {copia && comparing && (
        <CompararCopia
          salvo={corpo()}
          copia={copia.corpo}
          onRecover={() => {
            setComparing(false);
            onRecover(copia);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
};
