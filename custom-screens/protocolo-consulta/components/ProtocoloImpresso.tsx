import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { FichaConteudo } from '#src/conteudo/FichaConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { protocoloFacts } from '../protocolo-facts.ts';

/** The page of a protocol as paper. */
export const ProtocoloImpresso = ({ protocolo }: { readonly protocolo: Protocolo }) => {
  const text = useText();
  return (
    <FichaConteudo
      conteudo={protocolo}
      titulo={text('protocoloTela.consulta.ficha')}
      facts={protocoloFacts(protocolo)}
    />
  );
};
