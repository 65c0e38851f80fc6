import type { Processo } from '#schemas/shapes/processo.ts';
import { FichaConteudo } from '#src/conteudo/FichaConteudo.tsx';
import { itemName } from '#src/conteudo/item-name.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { processoFacts } from '../processo-facts.ts';

/** The page of a process as paper: its cover, with the list of its pieces and the trace of what left. */
export const ProcessoImpresso = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const { pecas } = processo;
  return (
    <FichaConteudo
      conteudo={processo}
      titulo={text('processoConsulta.ficha')}
      facts={processoFacts(processo)}
    >
      {pecas.length > 0 && (
        <>
          <h3>{text('processoConsulta.abas.pecas')}</h3>
          <table>
            <tbody>
              {pecas.map(({ ordem, reservada, rotulo, situacao, conteudo, saida, juntadaEm }) => (
                <tr key={`${reservada}/${ordem}`}>
                  <td className="num">{rotulo}</td>
                  <td>
                    {conteudo ? `${itemName(conteudo)}, ${conteudo.assunto}` : ''}
                    {saida && (
                      <div>
                        {text(leftText[situacao], {
                          quando: formatMoment(saida.em),
                          quem: saida.porQuem,
                          unidade: saida.unidade,
                        })}
                      </div>
                    )}
                  </td>
                  <td className="num">{formatMoment(juntadaEm)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FichaConteudo>
  );
};

const leftText = {
  JUNTADA: 'processoConsulta.pecas.rastroRetirada',
  RETIRADA: 'processoConsulta.pecas.rastroRetirada',
  MOVIDA: 'processoConsulta.pecas.rastroMovida',
} as const;
