import { useState } from 'react';
import type { Documento } from '#schemas/shapes/documento.ts';
import { AndamentoDoConteudo } from '#src/conteudo/consulta/AndamentoDoConteudo.tsx';
import { Assinantes } from '#src/conteudo/assinantes/Assinantes.tsx';
import { ConduzirAssinaturas } from '#src/conteudo/assinantes/ConduzirAssinaturas.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { RespostaEsperada } from './RespostaEsperada.tsx';

/** What is happening with the document, what it is answered with and who signs. */
export const Andamento = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const [leading, setLeading] = useState(false);
  const { id, fase, assinantes, acoes } = documento;
  const leads = acoes.some(({ nome, permitida }) => nome === 'conduzirAssinaturas' && permitida);
  return (
    <>
      {leading && <ConduzirAssinaturas conteudo={documento} onClose={() => setLeading(false)} />}
      <AndamentoDoConteudo conteudo={documento} owed={<RespostaEsperada documento={documento} />}>
        {(assinantes.length > 0 || fase === 1) && (
          <Assinantes
            id={id}
            assinantes={assinantes}
            draft={fase === 0}
            onConduzir={leads ? () => setLeading(true) : undefined}
            afterRefusal={text('consulta.assinantes.depoisDaRecusa')}
          />
        )}
      </AndamentoDoConteudo>
    </>
  );
};
