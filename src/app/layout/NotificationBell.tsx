import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import { tellMenuOpened } from '#src/ui/menu-opened.ts';
import { setUnread } from '#src/ui/page-title.ts';
import { useLiveNotices } from './use-live-notices.ts';
import styles from './Header.module.css';

const NotificationMenu = later(() =>
  import('./NotificationMenu.tsx').then((module) => module.NotificationMenu),
);

const pollMs = 60_000;

/** How many notifications wait, told at once and asked every minute all the same; opens the latest. */
export const NotificationBell = () => {
  const text = useText();
  const param = useSignedIn().dados.usuario.idUsuario;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useRead(
    notificacaoApi.quantidade,
    { params: { param } },
    { quiet: true, ownError: true, every: pollMs },
  );
  const latest = useLiveNotices(param);
  const count = data?.quantidade ?? 0;
  useEffect(() => {
    setUnread(count);
    return () => setUnread(0);
  }, [count]);
  return (
    <span className={styles.bell}>
      <IconAction
        icon={Bell}
        label={text('shell.cabecalho.notificacoes', { count })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          tellMenuOpened();
          setAnchor(event.currentTarget);
        }}
      />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <span className="vh" role="status">
        {latest}
      </span>
      {anchor && <NotificationMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </span>
  );
};
