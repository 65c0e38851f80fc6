import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from './IconAction.tsx';
import { dismiss, useNotifications, type Notification, type NotificationKind } from './notify.ts';
import styles from './Notifications.module.css';

const icons: Record<NotificationKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The place of the messages: one at a time, over the header, after the sidebar. */
export const Notifications = () => {
  const [current] = useNotifications();
  return (
    <Portal>
      <div className={styles.place}>
        <div role="status" aria-live="polite">
          {current && current.kind !== 'error' && <Message key={current.id} notification={current} />}
        </div>
        <div role="alert">
          {current?.kind === 'error' && <Message key={current.id} notification={current} />}
        </div>
      </div>
    </Portal>
  );
};

const Message = ({ notification }: { readonly notification: Notification }) => {
  const text = useText();
  const { id, kind, message, paragraphs, correlacao, actions, duration } = notification;
  const [held, setHeld] = useState(false);
  const left = useRef(duration);
  useEffect(() => {
    if (left.current === undefined || held) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      // what was left when the pointer or the focus came
      if (left.current !== undefined) left.current = Math.max(1_000, left.current - (Date.now() - since));
    };
  }, [id, held]);
  const Icon = icons[kind];
  return (
    <div
      className={styles.message}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden="true" />
      <div className="grow">
        <p>{message}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {correlacao !== undefined && <p className="xs">{text('ui.codigo', { codigo: correlacao })}</p>}
      </div>
      {actions.map(({ label, perform }) => (
        <Button
          key={label}
          size="small"
          className={styles.action}
          onClick={() => {
            dismiss(id);
            perform();
          }}
        >
          {label}
        </Button>
      ))}
      <IconAction
        icon={X}
        label={text('ui.fechar')}
        size="small"
        className={styles.close}
        onClick={() => dismiss(id)}
      />
    </div>
  );
};
