import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { consultaPath } from '../content-path.ts';
import styles from './Lote.module.css';

interface PostosEmLoteProps {
  readonly id: number;
  readonly numero: string;
  readonly resultados: readonly ResultadoItem[];
  readonly onClose: () => void;
}

/** What became of each content that was to enter a lot, and the way to it. */
export const PostosEmLote = ({ id, numero, resultados, onClose }: PostosEmLoteProps) => {
  const text = useText();
  const titleId = useId();
  const left = resultados.filter(({ ok }) => !ok);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        {text('loteTela.por.entraram', { count: resultados.length - left.length, numero })}
      </DialogTitle>
      <DialogContent>
        {left.length > 0 && (
          <>
            <p>{text('loteTela.por.naoEntraram', { count: left.length })}</p>
            <ul className={styles.results}>
              {left.map(({ rotulo, mensagem }, index) => (
                <li key={index}>
                  <b>{rotulo}</b>: {mensagem ?? text('loteTela.incluir.semMotivo')}
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('loteTela.por.fechar')}</Button>
        <Button
          variant="contained"
          color="primary"
          autoFocus
          component={Link}
          to={consultaPath(id, tipoConteudo.lote)}
        >
          {text('loteTela.por.abrir', { numero })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
