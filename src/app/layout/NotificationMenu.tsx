import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CloudOff } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { noticeLook } from '#src/conteudo/notice-look.ts';
import { rotaPath } from '#src/conteudo/content-path.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Header.module.css';

interface NotificationMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const shown = 7;

/** What the content is about, where the first line does not say it already. */
const subjectOf = ({ assunto, conteudo, conteudoId }: Notificacao): string | undefined =>
  conteudoId === undefined || conteudo === undefined || assunto.includes(conteudo) ? undefined : conteudo;

/**
 * The seven latest notifications; opening one marks it read and leads to what it is about. A menu owns only items, so
 * that waiting, failing and having nothing are items as well.
 */
export const NotificationMenu = ({ anchor, onClose }: NotificationMenuProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { dados, usuarioSubstituto } = useSignedIn();
  const param = dados.usuario.idUsuario;
  const substitute = usuarioSubstituto !== undefined;
  const list = useRead(notificacaoApi.listar, { params: { param } });
  const refresh = [notificacaoApi.quantidade, notificacaoApi.listar, notificacaoApi.listarPaginado];
  const read = useAct(notificacaoApi.marcarComoLida, { refresh });
  const readAll = useAct(notificacaoApi.marcarTodasComoLidas, { refresh });
  const open = (notification: Notificacao): void => {
    onClose();
    // a failure here is told by the query client, and the notification stays unread
    if (!notification.lida) read.mutate({ params: { id: notification.id } });
    if (notification.rota !== undefined) void navigate(rotaPath(notification.rota));
  };
  const items = list.data?.itens.slice(0, shown) ?? [];
  const newest = Math.max(0, ...items.map(({ id }) => id));
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { className: styles.notices } }}>
      <div className={styles.menuHead} role="presentation">
        <b>{text('shell.notificacoes.titulo')}</b>
      </div>
      {list.isPending && (
        <MenuItem disabled className={styles.noNotice}>
          <ListSkeleton rows={3} />
        </MenuItem>
      )}
      {list.isError && (
        <MenuItem className={styles.noNotice} onClick={() => void list.refetch()}>
          <Blank icon={CloudOff} title={text('shell.notificacoes.erro')}>
            <p>{list.error.message}</p>
            <p className={styles.all}>{text('ui.tentarDeNovo')}</p>
          </Blank>
        </MenuItem>
      )}
      {list.isSuccess && items.length === 0 && (
        <MenuItem disabled className={styles.noNotice}>
          <EmptyState title={text('shell.notificacoes.vazio')} />
        </MenuItem>
      )}
      {items.map((item) => {
        const { icon: Icon, color = 'var(--ink-2)' } = noticeLook[item.tipo];
        return (
          <MenuItem key={item.id} className={styles.notice} onClick={() => open(item)}>
            <span className={item.lida ? styles.read : styles.unread} aria-hidden="true" />
            <Icon
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              style={{ color, flex: 'none', marginTop: 2 }}
            />
            <span className="grow">
              <span style={{ fontWeight: item.lida ? 400 : 650 }}>
                {!item.lida && <span className="vh">{text('shell.notificacoes.naoLida')}: </span>}
                {item.assunto}
              </span>
              {subjectOf(item) !== undefined && (
                <span className={styles.noticeSubject}>{subjectOf(item)}</span>
              )}
              <span className="xs sub" style={{ display: 'block' }}>
                {[
                  text(`shell.notificacoes.tipos.${item.tipo}`),
                  relativeTime(item.momento),
                  ...(item.vezes === undefined
                    ? []
                    : [text('shell.notificacoes.vezes', { count: item.vezes })]),
                ].join(' · ')}
              </span>
            </span>
          </MenuItem>
        );
      })}
      {!substitute && items.some(({ lida }) => !lida) && (
        <MenuItem className={styles.all} onClick={() => readAll.mutate({ body: { ate: newest } })}>
          {text('shell.notificacoes.lerTodas')}
        </MenuItem>
      )}
      <MenuItem component={Link} to="/principal/notificacao" className={styles.all} onClick={onClose}>
        {text('shell.notificacoes.todas')}
      </MenuItem>
    </Menu>
  );
};
