import { useSignedIn } from '#src/session/session-store.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';

/** The forwarding that brought the content here, while it still says something: to receive, to know, or being handled. */
export const useForwarding = ({
  recebimento,
  acoes,
  detentor,
  emTransito,
}: Pick<
  ConteudoAberto,
  'recebimento' | 'acoes' | 'detentor' | 'emTransito'
>): ConteudoAberto['recebimento'] => {
  const { idUnidadeLogada } = useSignedIn().dados;
  if (!recebimento) return undefined;
  const waiting = acoes.some(
    ({ nome, permitida }) => permitida && (nome === 'receber' || nome === 'tomarCiencia'),
  );
  const here = detentor.unidade.id === idUnidadeLogada && emTransito === undefined;
  return waiting || here || recebimento.conhecimento ? recebimento : undefined;
};
