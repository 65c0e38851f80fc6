import { useState } from 'react';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { Assinantes } from '#src/conteudo/assinantes/Assinantes.tsx';
import { ConduzirAssinaturas } from '#src/conteudo/assinantes/ConduzirAssinaturas.tsx';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';

/** What is happening with the protocol, and who signs it, where somebody was asked. */
export const Andamento = ({ protocolo }: { readonly protocolo: Protocolo }) => {
  const text = useText();
  const [leading, setLeading] = useState(false);
  const { id, fase, assinantes, acoes } = protocolo;
  const leads = acoes.some(({ nome, permitida }) => nome === 'conduzirAssinaturas' && permitida);
  return (
    <>
      {leading && <ConduzirAssinaturas conteudo={protocolo} onClose={() => setLeading(false)} />}
      <AndamentoDoConteudo conteudo={protocolo}>
        {assinantes.length > 0 && (
          <Assinantes
            id={id}
            assinantes={assinantes}
            draft={fase === 0}
            onConduzir={leads ? () => setLeading(true) : undefined}
            afterRefusal={text('consulta.assinantes.depoisDaRecusaDeProtocolo')}
          />
        )}
      </AndamentoDoConteudo>
    </>
  );
};
