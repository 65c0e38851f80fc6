import { Button } from '@mui/material';
import { CornerDownLeft, Send } from 'lucide-react';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { useText } from '#src/i18n/use-text.ts';
import { destinoKey, destinoLabel, destinoOf } from '#src/conteudo/destinos/destino.ts';
import { useDestinatariosPadrao } from '../queries.ts';
import styles from './Tramite.module.css';

interface DestinosSugeridosProps {
  readonly conteudoId: number;
  readonly chosen: DestinoPossivel | null;
  readonly onChoose: (destino: DestinoPossivel) => void;
  readonly refusal: (option: DestinoPossivel) => string | undefined;
}

/** Where the content is expected to go, one touch away: back, or to the recipients that it names. */
export const DestinosSugeridos = ({ conteudoId, chosen, onChoose, refusal }: DestinosSugeridosProps) => {
  const text = useText();
  const padrao = useDestinatariosPadrao(conteudoId).data?.itens ?? [];
  const offered = padrao.filter(
    (one) => refusal(one) === undefined && (!chosen || destinoKey(one) !== destinoKey(chosen)),
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles.sugeridos} role="group" aria-label={text('tramite.sugeridos')}>
      {offered.map((one) => (
        <Button
          key={destinoKey(one)}
          size="small"
          startIcon={one.origem === 'DOCUMENTO' ? <Send aria-hidden /> : <CornerDownLeft aria-hidden />}
          onClick={() => onChoose(destinoOf(one))}
        >
          {text(labels[one.origem], {
            destino: destinoLabel(one),
          })}
        </Button>
      ))}
    </div>
  );
};

const labels = {
  RETORNO: 'tramite.devolverA',
  RESPOSTA: 'tramite.responderA',
  DOCUMENTO: 'tramite.enviarA',
  ENVIO: 'tramite.devolverA',
} as const;
