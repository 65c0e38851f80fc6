import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { rotaPath } from '#src/conteudo/content-path.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Notificacao.module.css';

interface NotificacaoDialogProps {
  readonly notificacao: Notificacao;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** A notification with its subject and content, and the way to what it is about. */
export const NotificacaoDialog = ({ notificacao, onClose, onRemove }: NotificacaoDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { assunto, conteudo, conteudoId, momento, rota, tipo } = notificacao;
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{assunto}</DialogTitle>
      <DialogContent>
        <p className="sm mut">
          {text(`shell.notificacoes.tipos.${tipo}`)} · {formatMoment(momento)}
        </p>
        {conteudo !== undefined && <p className={styles.text}>{conteudo}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onRemove}>
          {text('caixa.notificacao.remover')}
        </Button>
        <span className="grow" />
        <Button onClick={onClose} autoFocus={rota === undefined}>
          {text('ui.fechar')}
        </Button>
        {rota !== undefined && (
          <Button component={Link} to={rotaPath(rota)} variant="contained" color="primary" autoFocus>
            {text(conteudoId === undefined ? 'caixa.notificacao.irPara' : 'caixa.notificacao.abrir')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
