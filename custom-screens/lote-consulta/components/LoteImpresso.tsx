import type { Lote } from '#schemas/shapes/lote.ts';
import { FichaConteudo } from '#src/conteudo/FichaConteudo.tsx';
import { partedItems } from '#src/conteudo/lote/parted-items.ts';
import { useText } from '#src/i18n/use-text.ts';
import { loteFacts } from '../lote-facts.ts';

/** The page of a lot as paper. */
export const LoteImpresso = ({ lote }: { readonly lote: Lote }) => {
  const text = useText();
  const { dentro } = partedItems(lote.itens);
  return (
    <FichaConteudo conteudo={lote} titulo={text('loteTela.ficha')} facts={loteFacts(lote)}>
      {dentro.length > 0 && (
        <>
          <h3>{text('loteTela.itens.titulo')}</h3>
          <table>
            <tbody>
              {dentro.map(({ id, rotulo, assunto, situacao }) => (
                <tr key={id}>
                  <td>{rotulo}</td>
                  <td>{assunto}</td>
                  <td>{text(`loteTela.itens.situacoes.${situacao}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FichaConteudo>
  );
};
