import type { Documento } from '#schemas/generated.ts';
import { useSignedIn } from '#src/session/use-session.ts';

/** The forwarding that brought the document here, while it still says something: to receive, to know, or being handled. */
export const useForwarding = ({
  recebimento,
  acoes,
  detentor,
  emTransito,
}: Pick<Documento, 'recebimento' | 'acoes' | 'detentor' | 'emTransito'>): Documento['recebimento'] => {
  const { idUnidadeLogada } = useSignedIn().dados;
  if (!recebimento) return undefined;
  const waiting = acoes.some(
    ({ nome, permitida }) => permitida && (nome === 'receber' || nome === 'tomarCiencia'),
  );
  const here = detentor.unidade.id === idUnidadeLogada && emTransito === undefined;
  return waiting || here || recebimento.conhecimento ? recebimento : undefined;
};
