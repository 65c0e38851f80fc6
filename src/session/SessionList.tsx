import Button from '@mui/material/Button';
import { CircleCheck, Monitor, Smartphone } from 'lucide-react';
import type { SessaoAtiva } from '#schemas/shapes/credencial.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import styles from './SessionList.module.css';

interface SessionListProps {
  readonly label: string;
  readonly sessions: readonly SessaoAtiva[];
  /** The one being ended. */
  readonly ending?: number | undefined;
  readonly onEnd: (session: SessaoAtiva) => void;
}

const isPhone = (device: string): boolean => /iPhone|Android|iPad/.test(device);

/** Open sessions as their owner recognises them: what device, from where, since when. */
export const SessionList = ({ label, sessions, ending, onEnd }: SessionListProps) => {
  const text = useText();
  return (
    <ul className={styles.list} aria-label={label}>
      {sessions.map((session) => {
        const { id, dispositivo, endereco, desde, ultimoUso, atual } = session;
        const Icon = isPhone(dispositivo) ? Smartphone : Monitor;
        return (
          <li key={id} className={styles.session}>
            <Icon size={20} aria-hidden="true" className={styles.icon} />
            <div className="grow">
              <p className={styles.device}>
                <strong>{dispositivo}</strong>
                {atual && (
                  <Chip icon={CircleCheck} tone="verde">
                    {text('entrada.sessoes.esta')}
                  </Chip>
                )}
              </p>
              <p className="sm sub">
                {endereco} · {text('entrada.sessoes.desde', { desde: formatMoment(desde) })} ·{' '}
                {text('entrada.sessoes.ultimoUso', { uso: formatMoment(ultimoUso) })}
              </p>
            </div>
            {!atual && (
              <Button
                size="small"
                loading={ending === id}
                aria-label={text('entrada.sessoes.encerrarEsta', { dispositivo })}
                onClick={() => onEnd(session)}
              >
                {text('entrada.sessoes.encerrar')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
