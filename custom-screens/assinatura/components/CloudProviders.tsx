import Button from '@mui/material/Button';
import { Cloud } from 'lucide-react';
import { useState } from 'react';
import { certificadoApi } from '#schemas/api/certificado.ts';
import { goToCloud } from '#src/conteudo/certificado/cloud-act.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { currentPath } from '#src/session/navigation.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { certificateProblem } from '../certificate-problem.ts';
import styles from './Assinatura.module.css';

/** So many documents pass by a provider at a time. */
const most = 20;

export interface CloudThings {
  readonly ids: readonly number[];
  /** The attachment of the only content, where it is what is signed. */
  readonly anexo?: number | undefined;
}

interface CloudProvidersProps extends CloudThings {
  readonly busy: boolean;
}

/** The providers where the person may have a certificate in the cloud: each leads to its own page and back. */
export const CloudProviders = ({ ids, anexo, busy }: CloudProvidersProps) => {
  const text = useText();
  const { data, error, isPending, refetch } = useRead(certificadoApi.nuvemProvedores, {}, { ownError: true });
  const [going, setGoing] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const go = async (provider: number): Promise<void> => {
    setGoing(provider);
    setRefusal(undefined);
    try {
      await goToCloud(provider, { ids, anexo }, currentPath());
    } catch (problem) {
      setRefusal(certificateProblem(problem));
      setGoing(undefined);
    }
  };
  return (
    <section className={styles.certificate}>
      <h3 className={styles.cloudTitle}>{text('assinarCertificado.nuvem.titulo')}</h3>
      {isPending && (
        <p className="sm sub" role="status">
          {text('assinarCertificado.nuvem.lendo')}
        </p>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.itens.length === 0 && <p className="sm sub">{text('assinarCertificado.nuvem.nenhum')}</p>}
      {data && data.itens.length > 0 && (
        <p className="sm sub">
          {ids.length > most
            ? text('assinarCertificado.nuvem.muitos', { limite: most })
            : text('assinarCertificado.nuvem.texto')}
        </p>
      )}
      {refusal !== undefined && (
        <Note tone="rubro" alert>
          {refusal}
        </Note>
      )}
      {ids.length <= most &&
        data?.itens.map(({ id, nome }) => (
          <div key={id}>
            <Button
              variant="outlined"
              startIcon={<Cloud aria-hidden="true" />}
              loading={going === id}
              loadingPosition="start"
              disabled={busy || (going !== undefined && going !== id)}
              onClick={() => void go(id)}
            >
              {text('assinarCertificado.nuvem.continuar', { nome })}
            </Button>
          </div>
        ))}
    </section>
  );
};
