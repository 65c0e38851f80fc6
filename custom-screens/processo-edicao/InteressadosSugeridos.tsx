import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { processoApi } from '#schemas/api/processo.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import styles from './ProcessoEdicao.module.css';

interface InteressadosSugeridosProps {
  readonly tipoProcessoId: number;
  readonly chosen: readonly Rotulo[];
  readonly onChoose: (interessado: Rotulo) => void;
}

/** Parties of the last processes of the type, one touch away; those already chosen are not offered. */
export const InteressadosSugeridos = ({ tipoProcessoId, chosen, onChoose }: InteressadosSugeridosProps) => {
  const text = useText();
  const enabled = useCan('processoIncluir');
  const tipo = useRead(
    processoApi.carregarTipo,
    { params: { a: tipoProcessoId, b: 0 } },
    { ownError: true, quiet: true, enabled },
  );
  const offered = (tipo.data?.interessadosSugeridos ?? []).filter(
    ({ id }) => !chosen.some((each) => each.id === id),
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles.suggested} role="group" aria-label={text('processoEdicao.tela.sugeridos')}>
      {offered.map((interessado) => (
        <Button
          key={interessado.id}
          size="small"
          startIcon={<UserPlus aria-hidden="true" />}
          onClick={() => onChoose(interessado)}
        >
          {interessado.rotulo}
        </Button>
      ))}
    </div>
  );
};
