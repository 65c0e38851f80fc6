import type { Dossie } from '#schemas/shapes/dossie.ts';
import { FichaConteudo } from '#src/conteudo/FichaConteudo.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { dossieFacts, inside } from '../dossie-facts.ts';

/** The page of a dossier as paper. */
export const DossieImpresso = ({ dossie }: { readonly dossie: Dossie }) => {
  const text = useText();
  const now = inside(dossie.pecas);
  return (
    <FichaConteudo conteudo={dossie} titulo={text('dossieTela.ficha')} facts={dossieFacts(dossie)}>
      {now.length > 0 && (
        <>
          <h3>{text('dossieTela.pecas.titulo')}</h3>
          <table>
            <tbody>
              {now.map(({ id, ordem, conteudo, validade }) => (
                <tr key={id}>
                  <td>{ordem}</td>
                  <td>{conteudo?.rotulo ?? text('dossieTela.pecas.restrita')}</td>
                  <td>{conteudo?.assunto}</td>
                  <td>
                    {validade !== undefined &&
                      text('dossieTela.esperadas.vale', { dia: formatDay(validade) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FichaConteudo>
  );
};
