import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { credencialApi } from '#schemas/api/credencial.ts';
import type { SegundoFatorSituacao } from '#schemas/shapes/credencial.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PasswordElsewhere } from '#src/session/PasswordElsewhere.tsx';
import { RecoveryCodes } from '#src/session/RecoveryCodes.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Preferencias.module.css';
import { ConfirmarSenha } from './ConfirmarSenha.tsx';
import { SegundoFatorNovo } from './SegundoFatorNovo.tsx';

type Doing = 'enrol' | 'remove' | 'codes';

/** The second factor: whether there is one, and how to have, change or leave it. */
export const SegundoFator = () => {
  const text = useText();
  const { data, error, refetch } = useRead(credencialApi.segundoFator, {}, { quiet: true, ownError: true });
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<readonly string[]>();
  const body = (): ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
    if (error)
      return (
        <ErrorState error={error} title={text('entrada.fator.naoLido')} onRetry={() => void refetch()} />
      );
    if (!data) return <FormSkeleton fields={2} />;
    if (doing === 'enrol')
      return (
        <SegundoFatorNovo
          emailAllowed={data.emailPermitido}
          onCancel={() => setDoing(undefined)}
          onDone={(fresh) => {
            setDoing(undefined);
            setCodes(fresh);
          }}
        />
      );
    return <Situation situation={data} onDo={setDoing} />;
  };
  return (
    <Sheet title={text(codes ? 'entrada.recuperacao.titulo' : 'entrada.fator.secao')}>
      {!codes && <p className={styles.lead}>{text('entrada.fator.secaoAjuda')}</p>}
      {!codes && <PasswordElsewhere />}
      {body()}
      <ConfirmarSenha
        doing={doing === 'enrol' ? undefined : doing}
        onClose={() => setDoing(undefined)}
        onCodes={setCodes}
      />
    </Sheet>
  );
};

interface SituationProps {
  readonly situation: SegundoFatorSituacao;
  readonly onDo: (doing: Doing) => void;
}

const Situation = ({ situation, onDo }: SituationProps) => {
  const text = useText();
  const { ativo, meio, desde, exigido, codigosRestantes } = situation;
  if (!ativo || !meio || desde === undefined)
    return (
      <div className={styles.fields}>
        <Note tone={exigido ? 'ambar' : 'azul'}>
          {text(exigido ? 'entrada.fator.inativoExigido' : 'entrada.fator.inativo')}
        </Note>
        <div>
          <Button variant="contained" onClick={() => onDo('enrol')}>
            {text('entrada.fator.configurar')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.fields}>
      <Note tone="verde">
        <p>
          {text('entrada.fator.ativo', { desde: formatDay(desde), meio: text(`entrada.fator.por${meio}`) })}
        </p>
        <p>{text('entrada.recuperacao.restantes', { count: codigosRestantes })}</p>
      </Note>
      <div className={styles.buttons}>
        <Button onClick={() => onDo('codes')}>{text('entrada.recuperacao.novos')}</Button>
        <Button onClick={() => onDo('enrol')}>{text('entrada.fator.trocarMeio')}</Button>
        {!exigido && <Button onClick={() => onDo('remove')}>{text('entrada.fator.remover')}</Button>}
      </div>
    </div>
  );
};
