import Button from '@mui/material/Button';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { envioRelatorioApi } from '#schemas/api/envio-relatorio.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Relatorios.module.css';
import { Envio } from './Envio.tsx';
import { EnvioDialog } from './EnvioDialog.tsx';

/** The reports that leave by e-mail: those that the person sends, and those sent to them. */
export const Envios = () => {
  const text = useText();
  const [open, setOpen] = useState<EnvioRelatorio | 'novo'>();
  const { data, error, refetch } = useRead(envioRelatorioApi.listar, {}, { quiet: true, ownError: true });
  return (
    <Sheet
      title={text('relatorios.envios.titulo')}
      side={
        <Button
          size="small"
          startIcon={<MailPlus aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen('novo')}
        >
          {text('relatorios.envios.novo')}
        </Button>
      }
    >
      <p className="sm sub">{text('relatorios.envios.ajuda')}</p>
      {error && (
        <ErrorState error={error} title={text('relatorios.envios.falhou')} onRetry={() => void refetch()} />
      )}
      {!error && !data && <ListSkeleton rows={2} />}
      {data?.itens.length === 0 && <p className="sm sub">{text('relatorios.envios.nenhum')}</p>}
      {data && data.itens.length > 0 && (
        <ul className={styles.sendings} aria-label={text('relatorios.envios.titulo')}>
          {data.itens.map((envio) => (
            <Envio key={envio.id} envio={envio} onChange={() => setOpen(envio)} />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <EnvioDialog former={open === 'novo' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </Sheet>
  );
};
