import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRegister } from '#src/engine/RegisterContext.tsx';
import { RegisterSingle } from '#src/engine/single/RegisterSingle.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { notify } from '#src/ui/notify.ts';
import { administrationPath } from '../administration-path.ts';
import { situationKey, useFechar } from '../queries.ts';
import styles from '../AreaRestrita.module.css';
import { TempoRestante } from './TempoRestante.tsx';
import { TrocarChave } from './TrocarChave.tsx';

interface Props {
  readonly seconds: number;
  readonly onEnd: () => void;
}

/** The settings, under how long they stay open and the way out. */
export const Aberta = ({ seconds, onEnd }: Props) => {
  const text = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { place, resource } = useRegister();
  const administrator = useSession()?.dados.perfilAcesso.administrador === true;
  const close = useFechar();
  const [changing, setChanging] = useState(false);
  // what was read with the key is not kept once the area closes
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: [resource] });
      client.removeQueries({ queryKey: situationKey });
    },
    [client, resource],
  );
  const leave = async (): Promise<void> => {
    await close.act({});
    notify(text('areaRestrita.aberta.saiu'));
    void navigate(administrationPath);
  };
  return (
    <div className={styles.open}>
      <div className={styles.bar} role="region" aria-label={text('areaRestrita.aberta.rotulo')}>
        <TempoRestante seconds={seconds} onEnd={onEnd} />
        <span className="grow" />
        {administrator && (
          <Button
            size="small"
            variant="text"
            startIcon={<KeyRound aria-hidden="true" />}
            onClick={() => setChanging(true)}
          >
            {text('areaRestrita.trocar.abrir')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<LogOut aria-hidden="true" />}
          loading={close.isPending}
          onClick={() => void leave()}
        >
          {text('areaRestrita.aberta.sair')}
        </Button>
      </div>
      <RegisterSingle place={place} />
      {changing && <TrocarChave onClose={() => setChanging(false)} />}
    </div>
  );
};
