import { useState } from 'react';
import type { Solicitacao } from '#schemas/shapes/solicitacao.ts';
import { ContentActions } from '#src/conteudo/atos/ContentActions.tsx';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AtoDialog } from './AtoDialog.tsx';
import { atos, type NomeAto } from './atos.ts';

/** The acts of a request: what answers it first, then those of every content. */
export const PedidoActions = ({ pedido }: { readonly pedido: Solicitacao }) => {
  const text = useText();
  const { numero, conteudo } = pedido;
  const acts = useActs(conteudo, numero);
  const [doing, setDoing] = useState<NomeAto>();
  const offered = atos.filter((ato) =>
    conteudo.acoes.some(({ nome, permitida }) => permitida && nome === ato),
  );
  return (
    <>
      <ContentActions
        conteudo={conteudo}
        name={numero}
        acts={acts}
        own={{
          direct: {},
        }}
        first={offered.map((nome) => ({
          id: nome,
          label: text(`protocoloExterno.ato.${nome}`),
          perform: () => setDoing(nome),
        }))}
        paper={[]}
        onPrint={() => print()}
      />
      {doing && <AtoDialog ato={doing} pedido={pedido} onClose={() => setDoing(undefined)} />}
    </>
  );
};
