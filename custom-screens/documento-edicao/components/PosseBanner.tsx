import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { UserLock } from 'lucide-react';
import { useState } from 'react';
import { checkInApi } from '#schemas/api/check-in.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { useAct } from '#src/data/query.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { formatDay, formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { CopiaLocal } from '../local-copy.ts';
import styles from './Edicao.module.css';

interface PosseBannerProps {
  readonly documento: Documento;
  /** What the person wrote before, and waits on this computer. */
  readonly copia: CopiaLocal | undefined;
  readonly onTaken: () => void;
}

/** Another person is writing: the draft is read only, or taken over. */
export const PosseBanner = ({ documento, copia, onTaken }: PosseBannerProps) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const assumir = useAct(checkInApi.assumirDocumento, { ownError: true });
  const { usuario, desde } = documento.checkIn;
  const nome = usuario?.nome;
  const take = async (): Promise<void> => {
    try {
      await assumir.act({ body: { id: documento.id, confirmar: true } });
      onTaken();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      <Alert
        severity="warning"
        role="status"
        icon={<UserLock size={18} />}
        className={styles.notice}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {text('editor.posse.assumir')}
          </Button>
        }
      >
        {nome === undefined || desde === undefined
          ? text('editor.posse.comOutra')
          : text('editor.posse.com', { nome, hora: formatTime(desde) })}
        {copia &&
          ` ${text('editor.posse.guardado', { dia: formatDay(copia.momento), hora: formatTime(copia.momento) })}`}
      </Alert>
      <ConfirmDialog
        open={asking}
        title={text('editor.posse.titulo')}
        confirmLabel={text('editor.posse.confirmar')}
        busy={assumir.isPending}
        error={problem}
        onConfirm={() => void take()}
        onClose={() => {
          setAsking(false);
          setProblem(undefined);
        }}
      >
        {text('editor.posse.efeito', { nome: nome ?? '' })}
      </ConfirmDialog>
    </>
  );
};
