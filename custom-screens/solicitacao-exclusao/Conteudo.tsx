import { Link } from 'react-router-dom';
import type { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

/** What would be removed, to who may see it. */
export const Conteudo = ({ pedido }: { readonly pedido: SolicitacaoExclusao }) => {
  const text = useText();
  const { conteudo, conteudoId } = pedido;
  return (
    <Sheet
      title={text('exclusao.conteudo')}
      side={conteudo && <Link to={consultaPath(conteudoId, pedido.tipo)}>{text('exclusao.abrir')}</Link>}
    >
      {conteudo ? (
        <Facts
          items={[
            [text('exclusao.numero'), conteudo.numero],
            [text('exclusao.assunto'), conteudo.assunto],
            [text('exclusao.autor'), conteudo.autor],
            [text('exclusao.concluidoEm'), conteudo.concluidoEm && formatMinute(conteudo.concluidoEm)],
            [text('exclusao.detentor'), `${conteudo.detentor.sigla} · ${conteudo.detentor.nome}`],
          ]}
        />
      ) : (
        <p className="sub">{text('exclusao.semConteudoTexto')}</p>
      )}
    </Sheet>
  );
};
