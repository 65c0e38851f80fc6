import type { Documento } from '#schemas/shapes/documento.ts';
import { FichaConteudo, useWho } from '#src/conteudo/FichaConteudo.tsx';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { documentFacts } from '../document-facts.ts';

/** The page of a document as paper, with who signs it. */
export const FichaImpressa = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const who = useWho();
  const { codigoVerificacao, assinantes, campos } = documento;
  return (
    <FichaConteudo
      conteudo={documento}
      titulo={text('consulta.ficha.titulo')}
      facts={documentFacts(documento)}
      codigo={codigoVerificacao}
    >
      <Facts items={campos.map(({ rotulo, texto, endereco }) => [rotulo, texto ?? endereco])} />
      {assinantes.length > 0 && (
        <>
          <h3>{text('consulta.assinantes.titulo')}</h3>
          <table>
            <thead>
              <tr>
                <th>{text('consulta.ficha.nome')}</th>
                <th>{text('consulta.ficha.situacao')}</th>
                <th>{text('consulta.ficha.quando')}</th>
              </tr>
            </thead>
            <tbody>
              {assinantes.map(({ id, usuario: signer, unidade, situacao, assinadoEm, porQuem }) => (
                <tr key={id}>
                  <td>
                    {[who(signer.nome, porQuem), signer.cargo, unidade?.sigla].filter(Boolean).join(', ')}
                  </td>
                  <td>{text(`ui.assinatura.${chip[situacao]}`)}</td>
                  <td>{assinadoEm === undefined ? '' : formatMoment(assinadoEm)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FichaConteudo>
  );
};

const chip = {
  PENDENTE: 'pendente',
  ASSINADO: 'assinado',
  RECUSADO: 'recusado',
  CANCELADO: 'cancelada',
} as const;
