import { Trash2 } from 'lucide-react';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { noticeLook } from '#src/conteudo/notice-look.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from './Notificacao.module.css';

interface NotificacaoRowProps {
  readonly notificacao: Notificacao;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** One notification: what it is about, when, and whether it was read. */
export const NotificacaoRow = ({ notificacao, onOpen, onRemove }: NotificacaoRowProps) => {
  const text = useText();
  const { assunto, conteudo, lida, momento, tipo, vezes } = notificacao;
  const { icon: Icon, color = 'var(--ink-2)' } = noticeLook[tipo];
  return (
    <li className={styles.row}>
      <span className={lida ? styles.read : styles.unread} />
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" style={{ color }} />
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        {!lida && <span className="vh">{text('caixa.notificacao.naoLida')}.</span>}{' '}
        <span className={classes(styles.subject, !lida && styles.strong)}>{assunto}</span>{' '}
        {conteudo !== undefined && <span className={styles.content}>{conteudo}</span>}
      </button>
      <span className={styles.when}>
        <span style={{ color }}>{text(`shell.notificacoes.tipos.${tipo}`)}</span>
        <time dateTime={momento} title={formatMoment(momento)}>
          {relativeTime(momento)}
        </time>
        {vezes !== undefined && <span>{text('shell.notificacoes.vezes', { count: vezes })}</span>}
      </span>
      <IconAction
        icon={Trash2}
        size="small"
        className={styles.remove}
        label={text('caixa.notificacao.removerItem', { assunto })}
        onClick={onRemove}
      />
    </li>
  );
};
